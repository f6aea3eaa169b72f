import { expect, test } from 'vitest'
import { phoneText } from './phone.ts'

test('a Brazilian number is formatted in the Brazilian notation', () => {
  expect(phoneText('5511900000000')).toBe('(11) 90000-0000')
  expect(phoneText('551130000000')).toBe('(11) 3000-0000')
})

test('a foreign number keeps its country code', () => {
  expect(phoneText('351210000000')).toBe('+351210000000')
})
