import type { Coupon } from '@shop/contract/coupons'
import { expect, test } from 'vitest'
import { daysText, discountText, heldText, rulesText, usesText } from './coupon-text.ts'

const coupon: Coupon = {
  id: 1,
  code: 'NOIVA10',
  percent: 10,
  amountCents: null,
  minTotalCents: 200_000,
  categoryIds: [],
  startsOn: null,
  endsOn: '2026-12-31',
  maxUses: 100,
  maxPerPerson: 1,
  state: 'valid',
  used: 13,
  held: 1,
  discountGivenCents: 0,
  version: 1,
}
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('a coupon in a few words', () => {
  expect(discountText(coupon)).toBe('10 % de desconto')
  expect(plain(discountText({ percent: null, amountCents: 20_000 }))).toBe('R$ 200,00 de desconto')
  expect(usesText(coupon)).toBe('14 de 100')
  expect(usesText({ used: 1, held: 0, maxUses: null })).toBe('1 uso')
  expect(heldText(coupon)).toBe('13 usados, 1 guardado num pedido aberto')
  expect(plain(rulesText(coupon, []))).toBe('acima de R$ 2.000,00 · 1 por pessoa')
  const ofVeils = { ...coupon, minTotalCents: 0, categoryIds: [3, 4] }
  const categories = [
    { id: 3, name: 'Véus' },
    { id: 4, name: 'Sapatos' },
  ]
  expect(rulesText(ofVeils, categories)).toBe('só Véus e Sapatos · 1 por pessoa')
  expect(rulesText({ ...coupon, minTotalCents: 0 }, [])).toBe('toda a loja · 1 por pessoa')
})

test('the days on which it is valid', () => {
  expect(daysText(coupon)).toBe('até 31/12/2026')
  expect(daysText({ startsOn: '2026-05-01', endsOn: '2026-05-31' })).toBe('01/05/2026 a 31/05/2026')
  expect(daysText({ startsOn: '2026-05-01', endsOn: null })).toBe('desde 01/05/2026')
  expect(daysText({ startsOn: null, endsOn: null })).toBe('sem data')
})
