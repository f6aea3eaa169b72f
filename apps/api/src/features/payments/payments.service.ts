/** The payment of an order, for whoever places it or looks at it. */
import type { PaymentIntent } from '@shop/contract/order-draft'
import { type Payment, PaymentProblem } from '../../adapters/payments.ts'
import { lockPayable, paymentFor } from './payment-attempts.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { suits } from './payment-terms.ts'
import { orUnavailable, paymentUnavailable } from './payment-unavailable.service.ts'
import * as queries from './payments.queries.ts'
import { isNews, settleAs } from './settle.service.ts'

const MAX_ROUNDS = 5
const REFRESH_MS = 3_000

/** Gives an order that is waiting for its money a payment with the provider, or the one that it has already. */
export async function beginPayment(deps: PaymentDeps, orderId: number): Promise<PaymentIntent> {
  const read = () => deps.db.transaction().execute((tx) => lockPayable(tx, orderId))
  let order = await read()
  return orUnavailable(deps, orderId, async () => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const payment = await paymentFor(deps, order)
      // Meanwhile the order may have changed: what the browser confirms is what the order says now.
      order = await read()
      if (payment?.id === order.paymentIntentId && suits(payment, order)) {
        const { totalCents, holdExpiresAt } = order
        return { clientSecret: payment.clientSecret, orderId, totalCents, holdExpiresAt }
      }
    }
    throw paymentUnavailable()
  })
}

/** What `beginPayment` answered, for whoever did not hear it: nothing is begun or changed. */
export async function readPaymentIntent(deps: PaymentDeps, orderId: number): Promise<PaymentIntent> {
  const order = await queries.intentOf(deps.db, orderId)
  // Another call is just changing the order and gives it a new payment.
  if (order === undefined) throw paymentUnavailable()
  const { paymentIntentId, totalCents, holdExpiresAt } = order
  return orUnavailable(deps, orderId, async () => {
    const { clientSecret } = await deps.payments.recentPayment(paymentIntentId, REFRESH_MS)
    return { clientSecret, orderId, totalCents, holdExpiresAt }
  })
}

interface Refreshed {
  /** To be paid, if there is one. */
  pix?: Payment['pix']
  /** The order has changed by it. */
  isNews: boolean
}

/**
 * For whoever looks at an order that waits: asks the provider, at most every few seconds, so that a lost webhook keeps
 * nobody waiting.
 */
export async function refreshPayment(deps: PaymentDeps, orderId: number): Promise<Refreshed> {
  const { db, payments, log } = deps
  const order = await queries.openPayment(db, orderId)
  if (order === undefined) return { isNews: false }
  try {
    const payment = await payments.recentPayment(order.paymentIntentId, REFRESH_MS)
    const hasNews = isNews(order.paymentState, payment)
    if (hasNews) await settleAs(deps, payment)
    return { pix: payment.pix, isNews: hasNews }
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error
    log.warn({ err: error, orderId }, 'payment could not be looked at')
    return { isNews: false }
  }
}
