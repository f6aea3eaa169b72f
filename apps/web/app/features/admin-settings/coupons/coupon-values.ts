import { type Coupon, type CouponDraft, mostPercent } from '@shop/contract/coupons'
import { couponCode } from '@shop/contract/fields'
import { formatTypedMoney, moneyExample, parseTypedMoney } from '@shop/contract/typed-money'
import { z } from '@shop/contract/zod'

const wholeExample = 'Digite um número inteiro, como 100.'

/** As typed, the Brazilian way: '10', '1.500,00'. Empty where a rule is not set. */
export const couponForm = z
  .object({
    code: couponCode,
    kind: z.enum(['percent', 'amount']),
    discount: z.string(),
    minTotal: z.string(),
    categoryIds: z.array(z.string()),
    startsOn: z.string(),
    endsOn: z.string(),
    maxUses: z.string(),
    maxPerPerson: z.string(),
  })
  .superRefine(({ kind, discount, minTotal, maxUses, maxPerPerson }, { addIssue }) => {
    const reject = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message })
    if (kind === 'percent' && percentOf(discount) === undefined)
      reject('discount', `Digite um número inteiro de 1 a ${mostPercent}.`)
    if (kind === 'amount' && !parseTypedMoney(discount)) reject('discount', moneyExample)
    if (minTotal.trim() !== '' && parseTypedMoney(minTotal) === undefined) reject('minTotal', moneyExample)
    if (maxUses.trim() !== '' && !wholeOf(maxUses)) reject('maxUses', wholeExample)
    if (!wholeOf(maxPerPerson)) reject('maxPerPerson', wholeExample)
  })

export type CouponValues = z.input<typeof couponForm>

/** The names under which the server rejects a value, by the fields of this form. */
export const serverFields: Readonly<Record<string, keyof CouponValues>> = {
  code: 'code',
  percent: 'discount',
  amount: 'discount',
  minTotal: 'minTotal',
  categoryIds: 'categoryIds',
  startsOn: 'startsOn',
  endsOn: 'endsOn',
  maxUses: 'maxUses',
  maxPerPerson: 'maxPerPerson',
}

export function valuesOf(coupon: Coupon | undefined): CouponValues {
  if (!coupon)
    return {
      code: '',
      kind: 'percent',
      discount: '',
      minTotal: '',
      categoryIds: [],
      startsOn: '',
      endsOn: '',
      maxUses: '',
      maxPerPerson: '1',
    }
  const { code, percent, amountCents, minTotalCents, categoryIds, startsOn, endsOn } = coupon
  return {
    code,
    kind: percent === null ? 'amount' : 'percent',
    discount: percent === null ? formatTypedMoney(amountCents ?? 0) : String(percent),
    minTotal: minTotalCents === 0 ? '' : formatTypedMoney(minTotalCents),
    categoryIds: categoryIds.map(String),
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
    maxUses: coupon.maxUses === null ? '' : String(coupon.maxUses),
    maxPerPerson: String(coupon.maxPerPerson),
  }
}

/** Of values that the form has accepted. */
export function couponDraftOf(values: CouponValues): CouponDraft {
  const { kind, discount, minTotal, categoryIds, startsOn, endsOn, maxUses, maxPerPerson } = values
  return {
    code: values.code.trim(),
    percent: kind === 'percent' ? (percentOf(discount) ?? null) : null,
    amountCents: kind === 'amount' ? (parseTypedMoney(discount) ?? null) : null,
    minTotalCents: parseTypedMoney(minTotal) ?? 0,
    categoryIds: categoryIds.map(Number),
    startsOn: startsOn || null,
    endsOn: endsOn || null,
    maxUses: wholeOf(maxUses) ?? null,
    maxPerPerson: wholeOf(maxPerPerson) ?? 1,
  }
}

function percentOf(text: string): number | undefined {
  const percent = wholeOf(text.replace('%', ''))
  return percent !== undefined && percent <= mostPercent ? percent : undefined
}

/** '1.000' is a thousand here too. */
function wholeOf(text: string): number | undefined {
  const digits = text.trim()
  if (!/^(\d{1,7}|\d{1,3}(\.\d{3}){1,2})$/.test(digits)) return undefined
  const whole = Number(digits.replaceAll('.', ''))
  return whole > 0 ? whole : undefined
}
