import { expect, test } from 'vitest'
import { withdrawalKind } from './withdrawal-terms.ts'

const purchase = { placedOn: '2026-11-01', deliveredOn: undefined, hasOwnText: true }

test.each([
  ['2026-11-01', 'law'],
  ['2026-11-08', 'law'],
  ['2026-11-09', 'agreed'],
  ['2027-05-01', 'agreed'],
])('ordered on 01/11 under the text of the owner, on %s: %s', (today, kind) => {
  expect(withdrawalKind({ ...purchase, today })).toBe(kind)
})

test('without a text of the owner the law counts until the delivery', () => {
  expect(withdrawalKind({ ...purchase, hasOwnText: false, today: '2027-05-01' })).toBe('law')
})

test.each([
  ['2027-02-10', 'law'],
  ['2027-02-17', 'law'],
  ['2027-02-18', undefined],
])('delivered on 10/02, whatever was agreed, on %s: %s', (today, kind) => {
  expect(withdrawalKind({ ...purchase, deliveredOn: '2027-02-10', today })).toBe(kind)
  expect(withdrawalKind({ ...purchase, hasOwnText: false, deliveredOn: '2027-02-10', today })).toBe(kind)
})
