/** A buyer disputes a payment at the bank: the money is withdrawn until the dispute is decided. */
import type { Account } from './account.ts'
import { invalidRequest } from './failure.ts'
import type { Movement } from './ledger.ts'
import type { Charge } from './objects/charge.ts'
import { type Dispute, newDispute } from './objects/dispute.ts'
import { endRisk } from './radar.ts'

export const DISPUTE_ENDS = ['won', 'lost', 'prevented', 'warning_closed'] as const

type DisputeEnd = (typeof DISPUTE_ENDS)[number]

interface Complaint {
  reason: string
  amount?: number | undefined
  /** An inquiry by the bank: no money is withdrawn, and the payment may still be refunded. */
  inquiry?: boolean
}

export function openDispute(
  account: Account,
  charge: Charge,
  { reason, amount = charge.amount, inquiry = false }: Complaint,
): Dispute {
  if (!charge.paid || charge.disputed) {
    throw invalidRequest('Only a paid charge without a dispute can be disputed.', { code: 'charge_disputed' })
  }
  const { clock, disputes, events } = account
  const dispute = disputes.add(newDispute(charge, { amount, reason, created: clock.seconds(), inquiry }))
  events.emit('charge.dispute.created', dispute)
  if (inquiry) return dispute
  charge.disputed = true
  move(account, dispute, charge, 'dispute_withdrawn', -amount)
  events.emit('charge.dispute.funds_withdrawn', dispute)
  endRisk(account, charge, 'disputed')
  return dispute
}

export function closeDispute(account: Account, dispute: Dispute, outcome: DisputeEnd): Dispute {
  if (DISPUTE_ENDS.some((end) => end === dispute.status))
    throw invalidRequest('This dispute is closed already.')
  const isInquiry = dispute.status.startsWith('warning_')
  if (isInquiry !== (outcome === 'warning_closed')) throw invalidRequest(`This dispute cannot be ${outcome}.`)
  const previous = { status: dispute.status }
  dispute.status = outcome
  const charge = account.charges.get(dispute.charge)
  account.events.emit('charge.dispute.updated', dispute, previous)
  account.events.emit('charge.dispute.closed', dispute)
  if ((outcome === 'won' || outcome === 'prevented') && charge !== undefined) {
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
