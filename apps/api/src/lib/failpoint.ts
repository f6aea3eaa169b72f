/**
 * Points at which a test may kill the process like a power cut. Armed by FAILPOINT, one at a time and
 * never in a live shop; unarmed it is a comparison. Docs: docs/decisions/0032-failpoints.md.
 */
export const orderFailpoints = [
  'order.claimed',
  'order.prepared',
  'order.committed',
  'payment.attempt-stored',
  'payment.intent-created',
  'payment.intent-stored',
  'order.answered',
  'webhook.verified',
  'webhook.stored',
  'event.began',
  'settle.fetched',
  'settle.in-transaction',
  'settle.committed',
  'expiry.cancelled',
  'expiry.released',
  'refund.written',
  'refund.sent',
] as const

/** What only an order in charges passes: a deposit, parts, extras. */
export const chargeFailpoints = [
  'receive.cancelled',
  'receive.committed',
  'refund.noted',
  'cancellation.payment-cancelled',
  'change.payment-cancelled',
  'change.committed',
  'extra.proposed',
  'extra.accepted',
] as const

/** While an appointment is moved. */
export const agendaFailpoints = ['move.taken', 'move.saved', 'move.committed'] as const

export const failpoints = [...orderFailpoints, ...chargeFailpoints, ...agendaFailpoints] as const

export type Failpoint = (typeof failpoints)[number]

let armed: Failpoint | undefined

export function armFailpoint(name: Failpoint | undefined) {
  armed = name
}

export function failpoint(name: Failpoint) {
  // No handler runs and nothing is flushed: only what is in the database survives.
  if (name === armed) process.kill(process.pid, 'SIGKILL')
}
