/** The payment of an order, for placing and reading orders. */
import type { Order } from '@shop/contract/order'
import type { PaymentIntent } from '@shop/contract/order-draft'
import { PaymentProblem } from '../../adapters/payments.ts'
import * as charges from './charges.queries.ts'
import { alreadyPaid, lockPayable, paymentFor } from './payment-attempts.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { suits } from './payment-terms.ts'
import { orUnavailable, paymentUnavailable } from './payment-unavailable.service.ts'
import * as queries from './payments.queries.ts'
import { isNews, settleAs } from './settle.service.ts'

const MAX_ROUNDS = 5
const REFRESH_MS = 3_000

/**
 * Starts a payment with the provider for a charge that is not paid, or returns the one it already has. Without a charge
 * the first one of the order.
 */
export async function beginPayment(
  deps: PaymentDeps,
  orderId: number,
  chargeId?: number,
): Promise<PaymentIntent> {
  const read = () => deps.db.transaction().execute((tx) => lockPayable(tx, orderId, chargeId))
  let charged = await read()
  return orUnavailable(deps, orderId, async () => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const payment = await paymentFor(deps, charged)
      // The order may have changed meanwhile: the browser must confirm the current terms.
      charged = await read()
      const { order, charge } = charged
      if (payment?.id === charge.paymentIntentId && suits(payment, charged)) {
        const { clientSecret } = payment
        return { clientSecret, orderId, totalCents: charge.amountCents, holdExpiresAt: order.holdExpiresAt }
      }
    }
    throw paymentUnavailable()
  })
}

/** Repeats the response of `beginPayment` for a client that did not receive it: nothing is started or changed. */
export async function readPaymentIntent(deps: PaymentDeps, orderId: number): Promise<PaymentIntent> {
  const order = await queries.intentOf(deps.db, orderId)
  if (order === undefined) {
    // Received by the atelier meanwhile, or else another request is changing it and will give it a new payment.
    const charge = await charges.first(deps.db, orderId)
    throw charge.paidAt === null ? paymentUnavailable() : alreadyPaid(charge)
  }
  const { paymentIntentId, amountCents: totalCents, holdExpiresAt } = order
  return orUnavailable(deps, orderId, async () => {
    const { clientSecret } = await deps.payments.recentPayment(paymentIntentId, REFRESH_MS)
    return { clientSecret, orderId, totalCents, holdExpiresAt }
  })
}

interface Refreshed {
  /** The Pix to be paid, if there is one. */
  pix?: Order['pix']
  /** The order was changed by it. */
  isNews: boolean
}

const nothingNew: Refreshed = { isNews: false }

/**
 * For a client that polls an unpaid order: queries the provider, at most every few seconds, so that a lost webhook does
 * not delay the result.
 */
export async function refreshPayment(deps: PaymentDeps, orderId: number): Promise<Refreshed> {
  let refreshed = nothingNew
  for (const open of await charges.openPaymentsOf(deps.db, orderId)) {
    const { pix = refreshed.pix, isNews: hasNews } = await refresh(deps, open)
    refreshed = { pix, isNews: refreshed.isNews || hasNews }
  }
  return refreshed
}

type OpenPayment = Awaited<ReturnType<typeof charges.openPaymentsOf>>[number]

async function refresh(deps: PaymentDeps, open: OpenPayment): Promise<Refreshed> {
  const { payments, log } = deps
  const { id: chargeId, orderId } = open
  try {
    const payment = await payments.recentPayment(open.paymentIntentId, REFRESH_MS)
    const hasNews = isNews(open, payment)
    if (hasNews) await settleAs(deps, payment)
    return { pix: payment.pix && { ...payment.pix, chargeId }, isNews: hasNews }
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error
    log.warn({ err: error, orderId }, 'payment could not be refreshed')
    return nothingNew
  }
}
