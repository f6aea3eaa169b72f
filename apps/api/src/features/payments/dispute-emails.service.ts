/** Emails to the atelier about a dispute, queued in the transaction that records it. They do not name the customer. */

import type { Selectable } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { PaymentCases } from '../../db/tables.gen.ts'
import { disputeEnded, disputeOpened } from '../../emails/dispute-notice.ts'
import type { Email, Sender } from '../../emails/layout.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { atelierAddresses } from '../store/atelier-addresses.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { PaymentOrder } from './payments.queries.ts'

type Dispute = Pick<Selectable<PaymentCases>, 'id' | 'outcome' | 'amountCents' | 'dueBy'>

export function emailDisputeOpened(tx: Tx, deps: PaymentDeps, { number }: PaymentOrder, dispute: Dispute) {
  const { amountCents, dueBy } = dispute
  return send(tx, deps, { kind: 'dispute.opened', objectId: String(dispute.id) }, (sender) =>
    disputeOpened(sender, { number, amountCents: amountCents ?? 0, dueBy }),
  )
}

export function emailDisputeEnded(tx: Tx, deps: PaymentDeps, { number }: PaymentOrder, dispute: Dispute) {
  const { outcome, amountCents } = dispute
  // An appeal may end a dispute a second time.
  return send(tx, deps, { kind: 'dispute.ended', objectId: `${dispute.id}-${outcome}` }, (sender) =>
    disputeEnded(sender, { number, amountCents: amountCents ?? 0, isLost: outcome === 'lost' }),
  )
}

async function send(
  tx: Tx,
  { config }: PaymentDeps,
  about: { kind: string; objectId: string },
  write: (sender: Sender) => Email,
) {
  const sender = await readSender(tx, config.publicUrl)
  const email = write(sender)
  for (const recipient of await atelierAddresses(tx, sender.profile))
    await queueEmail(tx, { ...about, recipient, ...email })
}
