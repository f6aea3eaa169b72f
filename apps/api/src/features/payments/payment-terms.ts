/** The terms that a payment must have for its charge, and whether its current payment has them. */
import { stockHoldMinutes } from '@shop/contract/constants'
import type { Payment, PaymentTerms } from '../../adapters/payments.ts'
import { holdTimes } from '../../lib/hold-times.ts'
import { readProfile } from '../store/store.service.ts'
import type { ChargedOrder } from './charges.service.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** The provider's limits for a Pix. */
const PIX_SECONDS = { min: 60, max: 14 * 24 * 3600 }
/** Allowed difference between the Pix expiry and the hold: the code is cancelled with the hold anyway. */
const SAME_SECONDS = 30
const MINUTE_SECONDS = 60
/** Holds nothing, and a bank may allow a large Pix only on the next day. */
const PART_SECONDS = 24 * 3600
/** Together with the provider account's prefix (up to 10) and the separator, 22 at most. */
const STATEMENT_LENGTH = 10

/**
 * Of a new payment: a call repeated under the same key must send the same values, so its Pix does not follow the hold,
 * which every submission prolongs.
 */
export async function newTermsOf(deps: PaymentDeps, charged: ChargedOrder): Promise<PaymentTerms> {
  const { withPaymentMs } = holdTimes(deps.config.holdMinutes)
  const terms = await termsOf(deps, charged)
  return charged.charge.position > 0 ? terms : { ...terms, pixSeconds: allowedSeconds(withPaymentMs / 1000) }
}

/** Of a payment that is adjusted to its order and to the rest of the hold. */
export async function termsOf(
  { config, db }: PaymentDeps,
  { order, charge }: ChargedOrder,
): Promise<PaymentTerms> {
  const { id: orderId, number } = order
  const { amountCents } = charge
  const { name } = await readProfile(db)
  return {
    orderId,
    ...(charge.position > 0 && { chargeId: charge.id }),
    amountCents,
    description: `Pedido ${number}`,
    methods: config.paymentMethods,
    pixSeconds: secondsUntilEnd({ order, charge }),
    statement: statementOf(name),
    shipping: {
      name: order.customerName,
      phone: order.customerPhone,
      address: order.shippingAddress,
      complement: order.shippingComplement,
      city: order.shippingCity,
      state: order.shippingState,
      zipCode: order.shippingZipCode,
    },
  }
}

/** The code expires with the hold. A duration, not a date: the provider's clock may differ from the database's. */
function secondsUntilEnd({ order: { holdExpiresAt, now }, charge }: ChargedOrder): number {
  if (charge.position > 0) return PART_SECONDS
  if (holdExpiresAt === null) return stockHoldMinutes * MINUTE_SECONDS
  return allowedSeconds((holdExpiresAt.getTime() - now.getTime()) / 1000)
}

function allowedSeconds(seconds: number): number {
  return Math.min(Math.max(Math.ceil(seconds), PIX_SECONDS.min), PIX_SECONDS.max)
}

/** Statements allow plain letters, digits and spaces only, with at least one letter. */
export function statementOf(name: string): string | undefined {
  const plain = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 ]/g, '')
    .slice(0, STATEMENT_LENGTH)
    .trim()
  return /[A-Z]/.test(plain) ? plain : undefined
}

export function suits(payment: Payment, { order, charge }: ChargedOrder): boolean {
  if (payment.amountCents !== charge.amountCents) return false
  // A code that is already shown keeps its expiry; it is cancelled with the hold anyway.
  if (!payment.methods.includes('pix') || payment.status === 'waiting') return true
  return Math.abs((payment.pixSeconds ?? 0) - secondsUntilEnd({ order, charge })) < SAME_SECONDS
}
