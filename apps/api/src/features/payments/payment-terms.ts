/** What a payment of an order has to look like, and whether the one it has does. */
import { stockHoldMinutes } from '@shop/contract/constants'
import type { Payment, PaymentTerms } from '../../adapters/payments.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { PaymentOrder } from './payments.queries.ts'

/** A Pix must live for a minute at least, by the provider's clock. */
const SHORTEST_PIX_MS = 90_000
const SAME_MOMENT_MS = 2_000
const MINUTE_MS = 60_000

export function termsOf({ config }: PaymentDeps, order: PaymentOrder): PaymentTerms {
  const { id: orderId, number, totalCents: amountCents } = order
  return {
    orderId,
    amountCents,
    description: `Pedido ${number}`,
    methods: config.paymentMethods,
    pixExpiresAt: pixEnd(order),
  }
}

/** The code dies with the hold, or a moment later where the provider wants it to live longer. */
function pixEnd({ holdExpiresAt, now }: PaymentOrder): Date {
  if (holdExpiresAt === null) return new Date(now.getTime() + stockHoldMinutes * MINUTE_MS)
  return new Date(Math.max(holdExpiresAt.getTime(), now.getTime() + SHORTEST_PIX_MS))
}

/** True also for one that can no longer be changed: its money is on its way. */
export function suits({ config }: PaymentDeps, payment: Payment, order: PaymentOrder): boolean {
  if (payment.status === 'processing') return true
  if (payment.amountCents !== order.totalCents) return false
  // A code that is already shown keeps its hour; it is cancelled with the hold anyway.
  if (!config.paymentMethods.includes('pix') || payment.status === 'waiting') return true
  const end = payment.pixExpiresAt?.getTime() ?? 0
  if (order.holdExpiresAt === null) return end > order.now.getTime() + SHORTEST_PIX_MS
  return Math.abs(end - pixEnd(order).getTime()) < SAME_MOMENT_MS
}
