/**
 * Finds what events did not report: lost webhooks, leftover payments, stuck refunds. Runs every few minutes for recent
 * changes; the daily audit covers all the books.
 */
import { type Payment, PaymentProblem } from '../../adapters/payments.ts'
import { collectFailures, type Failures } from '../../lib/failures.ts'
import { pagesOf } from '../../lib/pages-of.ts'
import * as charges from './charges.queries.ts'
import type { PaymentDeps } from './payment-deps.ts'
import * as queries from './payments.queries.ts'
import * as refunds from './refunds.queries.ts'
import { carryOut } from './refunds.service.ts'
import { settle } from './settle.service.ts'
import { noteEvent } from './webhooks.service.ts'

const SETTLED_AFTER_MINUTES = 2
const STUCK_AFTER_MINUTES = 10
const PAGE = 100
const HOUR_MS = 3_600_000
const EVENTS_HOURS = 72
const PAYMENTS_HOURS = 2

export async function reconcile(deps: PaymentDeps): Promise<void> {
  const round = { failures: collectFailures(), failedCalls: 0 }
  for (const step of [settleOpenCharges, fetchLostEvents, cancelLeftPayments, pushStuckRefunds]) {
    await attempt(round, step.name, () => step(deps, round))
  }
  if (round.failedCalls > 0)
    deps.log.warn({ failedCalls: round.failedCalls }, 'reconciling will be tried again')
  round.failures.throwIfAny()
}

interface Round {
  failures: Failures
  /** How many provider calls failed. Provider failures have their own alert. */
  failedCalls: number
}

/** One failing order stops neither the others nor the steps after it. */
async function attempt(round: Round, name: string, work: () => Promise<unknown>) {
  await round.failures.attempt(name, async () => {
    try {
      await work()
    } catch (error) {
      if (!isProviderFailure(error)) throw error
      round.failedCalls += 1
    }
  })
}

const withoutResponse: ReadonlySet<PaymentProblem['kind']> = new Set(['unavailable', 'fault', 'later'])

function isProviderFailure(error: unknown): boolean {
  return error instanceof PaymentProblem && withoutResponse.has(error.kind)
}

async function settleOpenCharges(deps: PaymentDeps, round: Round) {
  const page = (after: number) =>
    charges.openPayments(deps.db, { after, limit: PAGE, olderThanMinutes: SETTLED_AFTER_MINUTES })
  for await (const open of pagesOf(page)) {
    for (const { orderId, paymentIntentId } of open) {
      await attempt(round, `order ${orderId}`, () => unlessMissing(() => settle(deps, paymentIntentId)))
    }
  }
}

async function fetchLostEvents(deps: PaymentDeps, round: Round) {
  let found = 0
  for await (const event of deps.payments.undeliveredEvents(hoursAgo(EVENTS_HOURS))) {
    await attempt(round, `event ${event.id}`, async () => {
      if (await noteEvent(deps, event)) found += 1
    })
  }
  if (found > 0) deps.log.warn({ found }, 'events that were never delivered were fetched')
}

/** A payment that the provider does not know cannot be settled; its order expires with its hold. */
async function unlessMissing(work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof PaymentProblem) || error.kind !== 'missing') throw error
  }
}

/**
 * An attempt without a response may have created a payment that its charge does not store. It must not be paid. An order
 * without a payment is skipped, because it may still adopt this one.
 */
async function cancelLeftPayments(deps: PaymentDeps, round: Round) {
  for await (const payment of deps.payments.paymentsSince(hoursAgo(PAYMENTS_HOURS))) {
    await attempt(round, `payment ${payment.id}`, async () => {
      if (await isLeft(deps, payment)) await deps.payments.cancelPayment(payment.id)
    })
  }
}

async function isLeft({ db }: PaymentDeps, payment: Payment): Promise<boolean> {
  const { id, status, orderId, chargeId, installation } = payment
  if (installation !== 'own') return false
  if (orderId === undefined || (status !== 'open' && status !== 'waiting')) return false
  const order = await queries.books(db, orderId)
  if (order === undefined || (await charges.ofPayment(db, id)) !== undefined) return false
  const charge = await (chargeId === undefined ? charges.first(db, orderId) : charges.find(db, chargeId))
  // Stored since it was looked for: the customer is about to pay it.
  if (charge?.paymentIntentId === id) return false
  if (charge === undefined || charge.paymentIntentId !== null || charge.paidAt !== null) return true
  return charge.cancelledAt !== null || order.paymentState === 'expired'
}

async function pushStuckRefunds(deps: PaymentDeps, round: Round) {
  for (const { id } of await refunds.stuck(deps.db, STUCK_AFTER_MINUTES)) {
    await attempt(round, `refund ${id}`, () => carryOut(deps, id))
  }
}

export function hoursAgo(hours: number): Date {
  return new Date(Date.now() - hours * HOUR_MS)
}
