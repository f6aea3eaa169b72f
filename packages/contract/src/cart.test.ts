import { describe, expect, test } from 'vitest'
import { cartId, genericChoice, itemCount, lineKey, quantityLimit, totalCents } from './cart.ts'

const line = (productId: number, size: string, quantity: number) => ({
  productId,
  size,
  color: 'Branco',
  quantity,
  unitPriceCents: 489000,
})

test('a cart id joins product, size and colour with hyphens', () => {
  expect(cartId(7, 'M', 'Off-White')).toBe('7-M-Off-White')
})

test('a line key distinguishes lines that share a cart id', () => {
  const [one, other] = [
    { productId: 7, size: 'A', color: 'B-C' },
    { productId: 7, size: 'A-B', color: 'C' },
  ]
  expect(cartId(7, one.size, one.color)).toBe(cartId(7, other.size, other.color))
  expect(lineKey(one)).not.toBe(lineKey(other))
  expect(lineKey(one)).toBe(lineKey({ ...one }))
})

test('the badge counts units and the total is a sum of centavos', () => {
  const lines = [line(1, 'M', 2), line(2, 'P', 1)]
  expect(itemCount(lines)).toBe(3)
  expect(totalCents(lines)).toBe(1467000)
  expect(itemCount([])).toBe(0)
})

describe('the quantity limit of a line', () => {
  test('is 10 units, or the stock when that is less', () => {
    const medium = line(1, 'M', 1)
    expect(quantityLimit(medium, [medium], 40)).toBe(10)
    expect(quantityLimit(medium, [medium], 3)).toBe(3)
  })

  test('is reduced by the quantities in the other lines of the product', () => {
    const medium = line(1, 'M', 1)
    expect(quantityLimit(medium, [medium, line(1, 'P', 2), line(2, 'P', 9)], 3)).toBe(1)
    expect(quantityLimit(medium, [medium, line(1, 'P', 5)], 3)).toBe(0)
  })
})

describe('a product added without choosing size and colour', () => {
  test('defaults to M and Branco if the product is offered in them', () => {
    expect(genericChoice({ sizes: ['P', 'M', 'G'], colors: ['Off-White', 'Branco'] })).toEqual({
      size: 'M',
      color: 'Branco',
    })
  })

  test('otherwise defaults to its first size and its first colour', () => {
    expect(genericChoice({ sizes: ['Único'], colors: ['Marfim', 'Champagne'] })).toEqual({
      size: 'Único',
      color: 'Marfim',
    })
    expect(genericChoice({ sizes: ['P', 'M'], colors: ['Rosé'] })).toEqual({ size: 'M', color: 'Rosé' })
  })

  test('defaults to M and Branco when the lists are empty', () => {
    expect(genericChoice({ sizes: [], colors: [] })).toEqual({ size: 'M', color: 'Branco' })
  })
})
