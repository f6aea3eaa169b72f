/**
 * Conversations between a customer and the atelier. The last author hands the ticket to the other side: a customer's
 * message makes it open, the atelier's makes it wait for the customer, and only the atelier closes it. The ticket's row
 * is locked for each of these changes, so that no message is added to a ticket that was just closed.
 */
import type { NewReply, NewTicket, Ticket } from '@shop/contract/tickets'
import type { Db, Tx } from '../../db/connection.ts'
import type { TicketStatus } from '../../db/tables.gen.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as attachments from './attachments.queries.ts'
import { notifyOtherSide } from './ticket-emails.service.ts'
import { ownerOf, presentSummary } from './ticket-view.ts'
import * as queries from './tickets.queries.ts'

interface Shop {
  db: Db
  publicUrl: string
}

/** One lookup: the ticket itself, and which message is the latest. */
export async function findTicket(db: Db, id: number, actor: Actor) {
  return found(await queries.find(db, id, ownerOf(actor)), 'ticket_not_found')
}

export async function readTicket(db: Db, id: number, actor: Actor): Promise<Ticket> {
  const ticket = await findTicket(db, id, actor)
  const messages = await queries.messages(db, id)
  const files = await attachments.ofTicket(db, id)
  const byMessage = Map.groupBy(files, ({ messageId }) => messageId)
  return {
    ...presentSummary(ticket, actor),
    messages: messages.map((message) => ({ ...message, attachments: byMessage.get(message.id) ?? [] })),
  }
}

export async function openTicket(
  { db, publicUrl }: Shop,
  newTicket: NewTicket,
  auditContext: AuditContext,
): Promise<Ticket> {
  return db.transaction().execute(async (tx) => {
    const id = await insertTicket(tx, publicUrl, newTicket, auditContext)
    return readTicket(tx, id, auditContext.actor)
  })
}

/** Also for a ticket that another change opens. It locks the account: before any lock on an order. */
export async function insertTicket(
  tx: Tx,
  publicUrl: string,
  { subject, message }: NewTicket,
  auditContext: AuditContext,
): Promise<number> {
  const { actor } = auditContext
  found(await queries.holdAuthor(tx, actor.id), 'unauthenticated')
  // It becomes the subject of emails, which has one line.
  const id = await queries.insert(tx, { userId: actor.id, subject: subject.replaceAll(/\s+/g, ' ') })
  // The author who opens a ticket is in the role of the customer, administrators too.
  await write(tx, publicUrl, { ticketId: id, authorId: actor.id, fromAdmin: false, text: message })
  await record(tx, auditContext, { action: 'ticket.open', id, after: { status: 'open' } })
  return id
}

export async function reply({ db, publicUrl }: Shop, id: number, sent: NewReply, auditContext: AuditContext) {
  const { actor } = auditContext
  return db.transaction().execute(async (tx) => {
    found(await queries.holdAuthor(tx, actor.id), 'unauthenticated')
    const ticket = found(await queries.lock(tx, id, ownerOf(actor)), 'ticket_not_found')
    if (ticket.status === 'closed') throw new AppError('ticket_closed')
    const fromAdmin = ticket.userId !== actor.id
    const message = { ticketId: id, authorId: actor.id, fromAdmin, text: sent.message }
    await write(tx, publicUrl, message, sent.attachmentIds)
    const status = fromAdmin ? 'awaiting_reply' : 'open'
    await queries.setStatus(tx, id, status)
    await record(tx, auditContext, {
      action: 'ticket.reply',
      id,
      before: { status: ticket.status },
      after: { status },
    })
    return readTicket(tx, id, actor)
  })
}

export async function setStatus(
  db: Db,
  id: number,
  status: TicketStatus,
  auditContext: AuditContext,
): Promise<Ticket> {
  return db.transaction().execute(async (tx) => {
    const ticket = found(await queries.lock(tx, id, ownerOf(auditContext.actor)), 'ticket_not_found')
    // Closing a closed ticket is no change: its timestamp stays.
    if (ticket.status !== status) {
      await queries.setStatus(tx, id, status)
      const before = { status: ticket.status }
      await record(tx, auditContext, { action: 'ticket.status', id, before, after: { status } })
    }
    return readTicket(tx, id, auditContext.actor)
  })
}

interface Message {
  ticketId: number
  authorId: number
  fromAdmin: boolean
  text: string
}

async function write(tx: Tx, publicUrl: string, message: Message, attachmentIds: readonly number[] = []) {
  const messageId = await queries.insertMessage(tx, message)
  const { ticketId, authorId: uploadedBy } = message
  const ids = [...new Set(attachmentIds)]
  if (ids.length > 0 && (await attachments.bind(tx, ids, { ticketId, messageId, uploadedBy })) < ids.length) {
    throw new AppError('invalid_input', {
      fields: { anexos: 'Um dos arquivos não está mais disponível. Envie-o de novo.' },
    })
  }
  await notifyOtherSide(tx, publicUrl, { ...message, messageId, files: ids.length })
}

interface Recorded {
  action: string
  id: number
  before?: { status: TicketStatus }
  after: { status: TicketStatus }
}

/** Only actions of administrators are recorded in the audit log. */
async function record(tx: Tx, auditContext: AuditContext, { id, ...change }: Recorded) {
  if (auditContext.actor.role !== 'admin') return
  await recordChange(tx, { ...auditContext, ...change, objectType: 'ticket', objectId: id })
}
