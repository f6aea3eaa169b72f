import { expect, test } from 'vitest'
import { type CouponValues, couponDraftOf, couponForm, valuesOf } from './coupon-values.ts'

const typed = (values: Partial<CouponValues> = {}): CouponValues => ({
  ...valuesOf(undefined),
  code: ' NOIVA10 ',
  discount: '10',
  ...values,
})

test('what is typed the Brazilian way becomes the rules of a coupon', () => {
  expect(couponDraftOf(typed({ minTotal: '2.000,00', maxUses: '1.000', endsOn: '2026-12-31' }))).toEqual({
    code: 'NOIVA10',
    percent: 10,
    amountCents: null,
    minTotalCents: 200_000,
    categoryIds: [],
    startsOn: null,
    endsOn: '2026-12-31',
    maxUses: 1000,
    maxPerPerson: 1,
  })
  expect(couponDraftOf(typed({ kind: 'amount', discount: '1.500,00' }))).toMatchObject({
    percent: null,
    amountCents: 150_000,
  })
})

test.each([
  ['discount', { discount: '91' }],
  ['discount', { discount: '0' }],
  ['discount', { discount: '7,5' }],
  ['discount', { kind: 'amount', discount: '1.50' }],
  ['discount', { kind: 'amount', discount: '0' }],
  ['minTotal', { minTotal: '2,000' }],
  ['maxUses', { maxUses: '-1' }],
  ['maxPerPerson', { maxPerPerson: '' }],
] as const)('%s is rejected when %j is typed', (field, values) => {
  const { error } = couponForm.safeParse(typed(values))
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]])
})

test('what is stored is shown as it is typed', () => {
  const draft = couponDraftOf(typed({ kind: 'amount', discount: '200', maxUses: '20' }))
  const stored = {
    ...draft,
    id: 1,
    state: 'valid',
    used: 0,
    held: 0,
    discountGivenCents: 0,
    version: 1,
  } as const
  expect(valuesOf(stored)).toMatchObject({ kind: 'amount', discount: '200,00', minTotal: '', maxUses: '20' })
})
