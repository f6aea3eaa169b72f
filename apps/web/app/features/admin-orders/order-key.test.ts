import { expect, test } from 'vitest'
import { orderKeyOf } from './order-key.ts'

test('an order number is distinguished from an id', () => {
  expect(orderKeyOf('10001')).toEqual({ number: 10_001 })
  expect(orderKeyOf('1234567')).toEqual({ number: 1_234_567 })
  expect(orderKeyOf('10000')).toEqual({ id: 10_000 })
  expect(orderKeyOf('37')).toEqual({ id: 37 })
})

test.each(['', '0', '-1', '37a', '1e5', '00037', '99999999999', undefined])('%j names no order', (text) => {
  expect(orderKeyOf(text)).toBeUndefined()
})
