import { formatBRL } from '@shop/contract/money'
import { defaultPlanTerms, planCharges } from '@shop/contract/payment-plan'
import { expect, test } from 'vitest'
import { orderPlan } from './order-plan.ts'
import { planLine } from './plan-text.ts'

const { minOrderCents, offers: _all, ...terms } = defaultPlanTerms
const offers: ('made_to_order' | 'made_to_measure')[] = ['made_to_order', 'made_to_measure']
const schedule = {
  asOf: '2026-11-16',
  paymentPlan: { ...terms, offers, minOrder: minOrderCents / 100 },
}
const dress = { offer: 'made_to_order', quantity: 1, unitPriceCents: 689_000 } as const
/** As it reads: amounts contain no-break spaces. */
const read = (lines: Parameters<typeof orderPlan>[1]['lines'], readyOn?: string, parts?: number) => {
  const plan = orderPlan(schedule, { lines, readyOn, parts })
  const line = plan && planLine(plan.charges)
  return line && `ou sinal de ${line.deposit}${line.rest}`.replaceAll('\u00a0', ' ')
}

test('says the rest and its day where no whole month is left', () => {
  expect(read([dress], '2026-12-22')).toBe('ou sinal de R$ 2.067,00 e R$ 4.823,00 até 12 de dezembro')
})

test('says the parts of the worked example', () => {
  expect(read([dress], '2027-06-01')).toBe(
    'ou sinal de R$ 2.067,00 e 6 parcelas sem juros até a entrega: 1 de R$ 803,85 e 5 de R$ 803,83',
  )
})

test('says nothing while the day is unknown, below the least sum, for what is ready, or when it is too near', () => {
  expect(read([dress])).toBeUndefined()
  expect(read([{ ...dress, unitPriceCents: 99_999 }], '2027-06-01')).toBeUndefined()
  expect(read([{ ...dress, offer: undefined }], '2027-06-01')).toBeUndefined()
  expect(read([dress], '2026-11-26')).toBeUndefined()
})

test('counts a coupon, and lets ready lines go along', () => {
  expect(read([{ ...dress, discountCents: 590_000 }], '2027-06-01')).toBeUndefined()
  const veil = { quantity: 2, unitPriceCents: 50_000 }
  const plan = orderPlan(schedule, {
    lines: [{ ...dress, discountCents: 89_000 }, veil],
    readyOn: '2026-12-22',
  })
  expect(plan?.charges.map(({ amountCents }) => amountCents)).toEqual([210_000, 490_000])
})

test('offers as many parts as there are months, and fewer if they are wished', () => {
  expect(orderPlan(schedule, { lines: [dress], readyOn: '2027-06-01' })?.most).toBe(6)
  const three = orderPlan(schedule, { lines: [dress], readyOn: '2027-06-01', parts: 3 })
  expect(three).toMatchObject({ most: 6, charges: { length: 4 } })
  expect(orderPlan(schedule, { lines: [dress], readyOn: '2026-12-22' })?.most).toBe(1)
})

test('a line of equal parts names one amount', () => {
  const charges = planCharges(defaultPlanTerms, {
    totalCents: 700_000,
    today: '2026-11-16',
    readyOn: '2027-02-10',
  })
  expect(charges && planLine(charges)?.rest.replaceAll('\u00a0', ' ')).toBe(
    ` e 2 parcelas sem juros até a entrega: 2 de ${formatBRL(245_000).replace('\u00a0', ' ')}`,
  )
})
