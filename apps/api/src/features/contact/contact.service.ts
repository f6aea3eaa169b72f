import { contactSubjects } from '@shop/contract/constants'
import type { ContactMessage, NewContactMessage } from '@shop/contract/contact'
import type { Db, Tx } from '../../db/connection.ts'
import { contactMessage } from '../../emails/contact-message.ts'
import { contactReceived } from '../../emails/contact-received.ts'
import { found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { pageOf, positionOf } from '../../lib/newest-first-cursor.ts'
import { recordChange } from '../audit/audit.service.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { atelierAddresses } from '../store/atelier-addresses.service.ts'
import * as queries from './contact.queries.ts'

const DEFAULT_LIMIT = 50
const OTHER_SUBJECT = contactSubjects[contactSubjects.length - 1] ?? ''

export function takeMessage(db: Db, message: NewContactMessage, publicUrl: string): Promise<void> {
  return db.transaction().execute((tx) => insertMessage(tx, message, publicUrl))
}

/** Stores the message, notifies the atelier and acknowledges it to the sender: all three or none. */
export async function insertMessage(
  tx: Tx,
  { name, email, phone, subject, message, measures }: NewContactMessage,
  publicUrl: string,
): Promise<void> {
  const written = { name, email, phone: phone || null, subject: subject || OTHER_SUBJECT, message }
  // The emails are written without the measures: mailboxes keep what the shop deletes.
  const objectId = String(await queries.insert(tx, { ...written, measures: measures ?? null }))
  const sender = await readSender(tx, publicUrl)
  const { profile } = sender
  for (const recipient of await atelierAddresses(tx, profile)) {
    await queueEmail(tx, {
      kind: 'contact.message',
      objectId,
      recipient,
      replyTo: email,
      ...contactMessage(sender, { ...written, hasMeasures: measures !== undefined }),
    })
  }
  await queueEmail(tx, {
    kind: 'contact.received',
    objectId,
    recipient: email,
    ...contactReceived(sender, written),
  })
}

/** Records who answered and when; repeating the action changes nothing. */
export function setHandled(
  db: Db,
  id: number,
  handled: boolean,
  auditContext: AuditContext,
): Promise<ContactMessage> {
  return db.transaction().execute(async (tx) => {
    const before = found(await queries.lock(tx, id), 'contact_message_not_found')
    if ((before.handledAt !== null) === handled) return before
    const after = await queries.setHandled(tx, id, handled ? auditContext.actor.id : null)
    await recordChange(tx, {
      ...auditContext,
      action: handled ? 'contact.handle' : 'contact.reopen',
      objectType: 'contact_message',
      objectId: id,
      before: { handledAt: before.handledAt },
      after: { handledAt: after.handledAt },
    })
    return after
  })
}

interface Query {
  search?: string | undefined
  handled?: boolean | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export async function listMessages(db: Db, { search, handled, limit = DEFAULT_LIMIT, cursor }: Query) {
  // One extra row shows whether there is a next page.
  const after = cursor === undefined ? undefined : positionOf(cursor)
  const rows = await queries.list(db, { search, handled, limit: limit + 1, after })
  return pageOf(rows, limit)
}
