/** What a payment of an order has to look like, and whether the one it has does. */
import { stockHoldMinutes } from '@shop/contract/constants'
import type { Payment, PaymentTerms } from '../../adapters/payments.ts'
import { readProfile } from '../store/store.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { PaymentOrder } from './payments.queries.ts'

/** What the provider allows for a Pix. */
const PIX_SECONDS = { min: 60, max: 14 * 24 * 3600 }
/** A code may outlive its hold by so much: it is cancelled with the hold anyway. */
const SAME_SECONDS = 30
const MINUTE_SECONDS = 60
/** With the prefix of the provider's account (up to 10) and what stands between them, 22 in all. */
const STATEMENT_LENGTH = 10

/**
 * `from` is where the life of a Pix begins: the order's creation while a payment is made, because a call that is repeated
 * under its key must say the same again; now where one is changed to what is left of the hold.
 */
export async function termsOf(
  { config, db }: PaymentDeps,
  order: PaymentOrder,
  from: Date,
): Promise<PaymentTerms> {
  const { id: orderId, number, totalCents: amountCents } = order
  const { name } = await readProfile(db)
  return {
    orderId,
    amountCents,
    description: `Pedido ${number}`,
    methods: config.paymentMethods,
    pixSeconds: secondsUntilEnd(order, from),
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

/** The code dies with the hold. Counted, not dated: the provider's clock may differ from the database's. */
function secondsUntilEnd({ holdExpiresAt }: PaymentOrder, from: Date): number {
  if (holdExpiresAt === null) return stockHoldMinutes * MINUTE_SECONDS
  const left = Math.ceil((holdExpiresAt.getTime() - from.getTime()) / 1000)
  return Math.min(Math.max(left, PIX_SECONDS.min), PIX_SECONDS.max)
}

/** Statements take plain letters only, and one at least. */
export function statementOf(name: string): string | undefined {
  const plain = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 ]/g, '')
    .slice(0, STATEMENT_LENGTH)
    .trim()
  return /[A-Z]/.test(plain) ? plain : undefined
}

export function suits(payment: Payment, order: PaymentOrder): boolean {
  if (payment.amountCents !== order.totalCents) return false
  // A code that is already shown keeps its hour; it is cancelled with the hold anyway.
  if (!payment.methods.includes('pix') || payment.status === 'waiting') return true
  return Math.abs((payment.pixSeconds ?? 0) - secondsUntilEnd(order, order.now)) < SAME_SECONDS
}
