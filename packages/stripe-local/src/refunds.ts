/** Refunds: never more than was paid. Some test cards make them pending or fail. */
import type Stripe from 'stripe'
import type { Account } from './account.ts'
import { invalidRequest } from './failure.ts'
import type { Charge } from './objects/charge.ts'
import { newRefund, type Refund } from './objects/refund.ts'
import { endRisk } from './radar.ts'

const LATER_MS = 2_000

interface RefundInput {
  amount: number | undefined
  metadata: Stripe.Metadata
  reason: Stripe.Refund.Reason | null
}

export function refund(account: Account, charge: Charge, { amount, metadata, reason }: RefundInput): Refund {
  const { clock, events, refunds } = account
  const refundable = charge.amount - charge.amount_refunded
  const wanted = amount ?? refundable
  assertRefundable(charge, refundable, wanted)
  const fate = account.methods.get(charge.payment_method ?? '')?.scenario.afterwards
  const pending = fate === 'refund_pending'
  const made = refunds.add(
    newRefund(charge, { amount: wanted, created: clock.seconds(), metadata, pending, reason }),
  )
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded }
  addToRefunded(charge, wanted)
  write(account, charge, made, 'refund')
  events.emit('charge.refunded', charge, previous)
  events.emit('refund.created', made)
  endRisk(account, charge, reason === 'fraudulent' ? 'refunded_as_fraud' : 'refunded')
  if (pending) clock.after(LATER_MS, () => arrive(account, made))
  if (fate === 'refund_fails') clock.after(LATER_MS, () => failRefund(account, made))
  return made
}

/** The buyer's bank returns the refund: the shop has the money again and still owes it to the buyer. */
export function failRefund(account: Account, made: Refund): Refund {
  const charge = account.charges.get(made.charge)
  if (made.status === 'failed' || charge === undefined)
    throw invalidRequest('This refund has failed already.')
  const previous = { status: made.status }
  made.status = 'failed'
  made.failure_reason = 'expired_or_canceled_card'
  addToRefunded(charge, -made.amount)
  write(account, charge, made, 'refund_failed')
  account.events.emit('refund.updated', made, previous)
  account.events.emit('refund.failed', made)
  return made
}

function arrive({ events }: Account, made: Refund) {
  if (made.status !== 'pending') return
  made.status = 'succeeded'
  events.emit('refund.updated', made, { status: 'pending' })
}

function assertRefundable(charge: Charge, refundable: number, wanted: number) {
  const { id } = charge
  if (charge.disputed) {
    throw invalidRequest(`Charge ${id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
      charge: id,
    })
  }
  if (refundable === 0) {
    throw invalidRequest(`Charge ${id} has already been refunded.`, {
      code: 'charge_already_refunded',
      charge: id,
    })
  }
  if (wanted > refundable) {
    const message = `Refund amount (${reais(wanted)}) is greater than unrefunded amount on charge (${reais(refundable)})`
    throw invalidRequest(message, { param: 'amount', charge: id })
  }
}

function addToRefunded(charge: Charge, amount: number) {
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
}

function write({ clock, ledger }: Account, charge: Charge, made: Refund, kind: 'refund' | 'refund_failed') {
  const { currency, payment_intent, metadata } = charge
  const amount = kind === 'refund' ? -made.amount : made.amount
  const time = new Date(clock.now()).toISOString()
  ledger.write({ kind, amount, currency, payment_intent, source: made.id, metadata, time })
}

function reais(cents: number): string {
  return `R$${(cents / 100).toFixed(2)}`
}
