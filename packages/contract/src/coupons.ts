/** Discount codes: the atelier creates them, the cart asks what they take off. */
import { brl, day, idNumber, rowVersion } from './codecs.ts'
import { chargeCents, maxCartLines } from './constants.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { couponCode } from './fields.ts'
import { orderLine } from './order-draft.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

export const mostPercent = 90
const MOST_USES = 1_000_000
const MOST_PER_PERSON = 1_000

const money = brl.refine((cents) => cents <= chargeCents.max, 'O valor é grande demais.')

const values = {
  code: couponCode
    .min(3, 'Use ao menos 3 caracteres.')
    .regex(/^[\p{L}\p{N}_-]+$/u, 'Use só letras, números, hífen e sublinhado.'),
  /** Either this or an amount. */
  percent: z.int().min(1).max(mostPercent).nullable(),
  amountCents: money.refine((cents) => cents > 0, 'Informe um valor maior que zero.').nullable(),
  minTotalCents: money,
  /** Empty: all categories. */
  categoryIds: z.array(idNumber).max(200),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  maxUses: z.int().min(1).max(MOST_USES).nullable(),
  maxPerPerson: z.int().min(1).max(MOST_PER_PERSON),
}
const names = { amountCents: 'amount', minTotalCents: 'minTotal' } as const

export const couponDraft = wire(values, names)
export const couponUpdate = wire({ ...values, version: rowVersion }, names)

export const couponStates = ['valid', 'scheduled', 'spent', 'ended', 'disabled'] as const

export const coupon = wire(
  {
    ...values,
    id: z.int(),
    code: z.string(),
    state: z.enum(couponStates),
    /** By orders that are paid, and by orders that are still open. */
    used: z.int(),
    held: z.int(),
    /** Of paid orders. */
    discountGivenCents: brl,
    version: z.int(),
  },
  { ...names, discountGivenCents: 'discountGiven' },
)

/** What the cart needs to compute the discount while quantities change. */
export const checkedCoupon = wire(
  {
    code: z.string(),
    percent: z.int().nullable(),
    amountCents: brl.nullable(),
    minTotalCents: brl,
    /** Of the sent products, those that it discounts; null: all products. */
    productIds: z.array(z.int()).nullable(),
    discountCents: brl,
  },
  { ...names, discountCents: 'discount' },
)

export const coupons = {
  list: {
    method: 'GET',
    path: '/api/coupons',
    access: 'admin',
    summary: 'Coupons, newest first, with their uses',
    response: z.array(coupon),
  },
  create: {
    method: 'POST',
    path: '/api/coupons',
    access: 'admin',
    summary: 'Create a coupon',
    body: couponDraft,
    status: 201,
    response: coupon,
  },
  update: {
    method: 'PUT',
    path: '/api/coupons/:id',
    access: 'admin',
    summary: 'Change a coupon; orders that hold it keep their price',
    params: byId,
    body: couponUpdate,
    response: coupon,
  },
  disable: {
    method: 'POST',
    path: '/api/coupons/:id/disable',
    access: 'admin',
    summary: 'Turn a coupon off, or on again',
    params: byId,
    body: z.object({ disabled: z.boolean(), version: rowVersion }),
    response: coupon,
  },
  check: {
    method: 'POST',
    path: '/api/coupons/check',
    access: 'anyone',
    summary: 'What a coupon takes off a cart; one answer for every code that does not apply',
    body: z.object({ code: couponCode, items: z.array(orderLine).min(1).max(maxCartLines) }),
    response: checkedCoupon,
  },
} as const satisfies Record<string, Endpoint>

export type Coupon = z.output<typeof coupon>
export type CouponDraft = z.output<typeof couponDraft>
export type CouponState = Coupon['state']
export type CheckedCoupon = z.output<typeof checkedCoupon>
