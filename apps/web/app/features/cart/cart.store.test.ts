import { describe, expect, test } from 'vitest'
import { countPieces } from './cart.store.ts'

const stored = (lines: unknown, version: unknown = 1) => JSON.stringify({ version, lines })

describe('the count of the cart', () => {
  test('is the sum of the quantities, not the number of lines', () => {
    expect(countPieces(stored([{ quantity: 1 }, { quantity: 3 }]))).toBe(4)
  })

  test('is zero without a cart', () => {
    expect(countPieces(undefined)).toBe(0)
    expect(countPieces(stored([]))).toBe(0)
  })

  test('is zero when what is stored is not a cart of ours', () => {
    for (const text of [
      '',
      'null',
      '{',
      '[]',
      '"x"',
      stored({}),
      stored([{ quantity: 2 }], 2),
      stored(null),
    ]) {
      expect(countPieces(text)).toBe(0)
    }
  })

  test('leaves out lines whose quantity makes no sense', () => {
    expect(
      countPieces(stored([{ quantity: 2 }, { quantity: -1 }, { quantity: 1.5 }, { quantity: '3' }, null])),
    ).toBe(2)
  })
})
