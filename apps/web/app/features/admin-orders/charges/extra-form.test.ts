import type { Order } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { type ExtraTexts, extraOf, extraRules, usualDueDay } from './extra-form.ts'

const today = '2026-11-14'
const right: ExtraTexts = { description: 'Renda no punho', amount: '620', dueOn: today, accepted: false }
const problemsOf = async (texts: Partial<ExtraTexts>) => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  return Object.keys((await extraRules(today)({ ...right, ...texts }, undefined, options)).errors)
}

test('an extra says what it is, what it costs and when it is due', async () => {
  expect(await problemsOf({})).toEqual([])
  expect(extraOf(right)).toEqual({ description: 'Renda no punho', amountCents: 62_000, dueOn: today })
  expect(extraOf({ ...right, accepted: true })).toMatchObject({ accepted: true })
  expect(await problemsOf({ description: ' ' })).toEqual(['description'])
  for (const amount of ['', '0', '0,49', '1.50']) expect(await problemsOf({ amount })).toEqual(['amount'])
  for (const dueOn of ['', '2026-11-13']) expect(await problemsOf({ dueOn })).toEqual(['dueOn'])
})

test('it is due with the last part, but not in the past', () => {
  const due = (dueOn: string) =>
    ({ charges: [{ dueOn, paidAt: null, cancelledAt: null }] }) as unknown as Order
  expect(usualDueDay(due('2026-12-11'), today)).toBe('2026-12-11')
  expect(usualDueDay(due('2026-11-01'), today)).toBe(today)
  expect(usualDueDay({} as Order, today)).toBe(today)
})
