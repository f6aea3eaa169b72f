import type { StoredLine } from '@shop/contract/account-cart'
import { describe, expect, test } from 'vitest'
import { mergeCarts, storedLines } from './merge-carts.ts'

const line = (size: string, quantity = 1): StoredLine => ({
  productId: 7,
  name: 'Açucena',
  unitPriceCents: 689_000,
  size,
  color: 'Off-White',
  quantity,
})
const sizes = (lines: readonly StoredLine[]) =>
  lines.map(({ size, quantity }) => `${size}${quantity}`).join(' ')

describe('the browser and the account', () => {
  test.for<[string, Record<'base' | 'browser' | 'account', StoredLine[]>, string]>([
    [
      'are merged at the first sign-in, with the larger quantity of each line',
      { base: [], browser: [line('P'), line('M', 3)], account: [line('M', 2), line('G', 4)] },
      'M3 G4 P1',
    ],
    [
      'retain lines added on either side',
      { base: [line('M')], browser: [line('M'), line('P')], account: [line('M'), line('G')] },
      'M1 G1 P1',
    ],
    ['drop lines removed here', { base: [line('M')], browser: [], account: [line('M')] }, ''],
    ['drop lines removed elsewhere', { base: [line('M')], browser: [line('M')], account: [] }, ''],
    [
      'use the quantity of the side that changed it, also a smaller one',
      {
        base: [line('M', 3), line('P', 3)],
        browser: [line('M'), line('P', 3)],
        account: [line('M', 3), line('P', 2)],
      },
      'M1 P2',
    ],
    [
      'retain a line that one side changed and the other removed',
      { base: [line('M'), line('P')], browser: [line('M', 2)], account: [line('P', 2)] },
      'P2 M2',
    ],
  ])('%s', ([, copies, expected]) => {
    expect(sizes(mergeCarts(copies))).toBe(expected)
  })

  test('compare what is stored, not what only this browser knows', () => {
    const shown = { ...line('M', 3), cartId: '7-M-Off-White', shown: 1 }
    expect(mergeCarts({ base: [line('M', 3)], browser: [shown], account: [] })).toEqual([])
    expect(storedLines([{ ...shown, quantity: 99 }])).toEqual([line('M', 10)])
  })
})
