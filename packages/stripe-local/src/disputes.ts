/** A buyer tells the bank that a payment was not right: the money leaves until somebody decides. */
import type { Account } from './account.ts'
import { refused } from './failure.ts'
import type { Movement } from './ledger.ts'
import type { Charge } from './objects/charge.ts'
import { type Dispute, newDispute } from './objects/dispute.ts'

export function openDispute(
  account: Account,
  charge: Charge,
  { reason, amount = charge.amount }: { reason: string; amount?: number | undefined },
): Dispute {
  if (!charge.paid || charge.disputed) {
    throw refused('Only a paid charge without a dispute can be disputed.', { code: 'charge_disputed' })
  }
  const { clock, disputes, events } = account
  const dispute = disputes.add(newDispute(charge, { amount, reason, created: clock.seconds() }))
  charge.disputed = true
  move(account, dispute, charge, 'dispute_withdrawn', -amount)
  events.emit('charge.dispute.created', dispute)
  events.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export function closeDispute(account: Account, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost') throw refused('This dispute is closed already.')
  const previous = { status: dispute.status }
  dispute.status = outcome
  const charge = account.charges.get(dispute.charge)
  account.events.emit('charge.dispute.updated', dispute, previous)
  account.events.emit('charge.dispute.closed', dispute)
  if (outcome === 'won' && charge !== undefined) {
    move(account, dispute, charge, 'dispute_reinstated', dispute.amount)
    account.events.emit('charge.dispute.funds_reinstated', dispute)
  }
  return dispute
}

function move(
  { clock, ledger }: Account,
  dispute: Dispute,
  charge: Charge,
  kind: Movement['kind'],
  amount: number,
) {
  const { currency, payment_intent, metadata } = charge
  const time = new Date(clock.now()).toISOString()
  ledger.write({ kind, amount, currency, payment_intent, source: dispute.id, metadata, time })
}
