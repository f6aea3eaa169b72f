import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { describe, expect, test } from 'vitest'
import {
  partTexts,
  type RescheduleTexts,
  rescheduleOf,
  rescheduleRules,
  seenCharges,
  sumText,
} from './reschedule-form.ts'

const charge = (id: number, amountCents: number, values: object = {}) => ({
  ...{ id, kind: 'part', amountCents, dueOn: `2026-12-0${id}`, paidAt: null, cancelledAt: null },
  ...values,
})
// Only the fields that the form reads.
const order = {
  planVersion: 3,
  charges: [charge(1, 225_300, { paidAt: new Date() }), charge(2, 150_000), charge(3, 375_700)],
} as unknown as Order
const seen = seenCharges(order)
const amounts = (...texts: string[]) => texts.map((amount) => ({ amount }))

const problemsOf = async (texts: RescheduleTexts) => {
  const resolve = rescheduleRules(seen, '2026-12-05')
  return (await resolve(texts, undefined, { fields: {}, shouldUseNativeValidation: false })).errors
}

test('the form begins with what is not paid', () => {
  expect(partTexts(order)).toEqual([
    { chargeId: 2, amount: '1.500,00', dueOn: '2026-12-02' },
    { chargeId: 3, amount: '3.757,00', dueOn: '2026-12-03' },
  ])
  expect(seen).toEqual({
    version: 3,
    dueCents: 525_700,
    open: [
      { id: 2, dueOn: '2026-12-02' },
      { id: 3, dueOn: '2026-12-03' },
    ],
  })
})

test.each([
  [['1.500,00', '3.757,00'], `Soma ${formatBRL(525_700)}: é o que está em aberto.`],
  [['1.500,00', '3.657'], `Falta distribuir ${formatBRL(10_000)} de ${formatBRL(525_700)}.`],
  [['1.500,01', '3.757,00'], `Passa ${formatBRL(1)} do que está em aberto, ${formatBRL(525_700)}.`],
  [['1.500,00', ''], `Em aberto: ${formatBRL(525_700)}. Complete os valores para ver a soma.`],
  [['1.50', '3.757,00'], `Em aberto: ${formatBRL(525_700)}. Complete os valores para ver a soma.`],
])('while typing %o the sum says what is missing', (texts, text) => {
  expect(sumText(amounts(...texts), seen.dueCents)).toBe(text)
})

describe('it is sent', () => {
  const right: RescheduleTexts = {
    parts: [
      { chargeId: 3, amount: '5.000', dueOn: '2026-12-20' },
      { chargeId: null, amount: '257,00', dueOn: '2027-01-02' },
    ],
    reason: ' A pedido da Ana ',
  }

  test('with the version that was seen', async () => {
    expect(await problemsOf(right)).toEqual({})
    expect(rescheduleOf(right, seen)).toEqual({
      charges: [
        { id: 3, amountCents: 500_000, dueOn: '2026-12-20' },
        { amountCents: 25_700, dueOn: '2027-01-02' },
      ],
      reason: 'A pedido da Ana',
      version: 3,
    })
  })

  test('only with a reason, days and a sum that is what is open', async () => {
    expect(await problemsOf({ ...right, reason: ' ' })).toMatchObject({ reason: {} })
    const [first] = right.parts
    expect(await problemsOf({ ...right, parts: first ? [first] : [] })).toMatchObject({ parts: { root: {} } })
    const undated = right.parts.map((part) => ({ ...part, dueOn: '' }))
    expect(await problemsOf({ ...right, parts: undated })).toMatchObject({
      parts: [{ dueOn: {} }, { dueOn: {} }],
    })
  })

  test('with a late day only where it stays', async () => {
    const [first, second] = right.parts
    const parts = (dueOn: string) => (first && second ? [{ ...first, dueOn }, second] : [])
    expect(await problemsOf({ ...right, parts: parts('2026-12-03') })).toEqual({})
    expect(await problemsOf({ ...right, parts: parts('2026-12-04') })).toMatchObject({
      parts: [{ dueOn: { message: 'O dia não pode ter passado.' } }],
    })
  })

  test('never with a charge that was paid meanwhile', async () => {
    const parts = right.parts.map((part) => ({ ...part, chargeId: 1 }))
    expect(await problemsOf({ ...right, parts })).toMatchObject({
      parts: [{ amount: { message: 'Esta parcela já foi paga ou mudou. Retire-a daqui.' } }, {}],
    })
  })
})
