import { expect, test } from 'vitest'
import { favorites } from './favorites.ts'

test('adding and removing send the product id in the body', () => {
  expect(favorites.add.body.parse({ productId: 7 })).toEqual({ productId: 7 })
  expect(favorites.remove.body.encode({ productId: 7 })).toEqual({ productId: 7 })
  expect([favorites.add.method, favorites.remove.method]).toEqual(['POST', 'DELETE'])
  expect(favorites.add.path).toBe(favorites.remove.path)
})

test.each([undefined, '7', 0, 1.5])('the product id %j is rejected', (productId) => {
  expect(favorites.add.body.safeParse({ productId }).success).toBe(false)
})
