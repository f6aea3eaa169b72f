import { expect, test } from 'vitest'
import { formatItemCount } from './order-texts.ts'

const product = (quantity: number) => ({ productId: 7, quantity })
const service = { productId: null, quantity: 1 }

test.each([
  [[product(1)], '1 peça'],
  [[product(1), product(2)], '3 peças'],
  [[service], '1 serviço'],
  [[product(1), service], '1 peça e 1 serviço'],
  [[product(2), service, service], '2 peças e 2 serviços'],
])('the items %o are counted as %s', (items, text) => {
  expect(formatItemCount(items)).toBe(text)
})
