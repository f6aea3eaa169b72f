/**
 * Conversations between a customer and the atelier. Whoever wrote last hands the ticket to the other side: a customer's
 * message makes it open, the atelier's makes it wait for the customer, and only the atelier closes. The ticket's row
 * is held while any of this happens, so that a message never lands in a ticket that has just been closed.
 */
import type { NewReply, NewTicket, Ticket } from '@shop/contract/tickets'
import type { Db, Tx } from '../../db/connection.ts'
import type { TicketStatus } from '../../db/tables.gen.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as attachments from './attachments.queries.ts'
import { tellOtherSide } from './ticket-mail.service.ts'
import { ownerOf, presentSummary } from './ticket-view.ts'
import * as queries from './tickets.queries.ts'

interface Shop {
  db: Db
  publicUrl: string
}

/** One lookup: what stands above the messages, and which of them is the latest. */
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
  { subject, message }: NewTicket,
  auditContext: AuditContext,
) {
  const { actor } = auditContext
  return db.transaction().execute(async (tx) => {
    found(await queries.holdAuthor(tx, actor.id), 'unauthenticated')
    // It becomes the subject of mails, which has one line.
    const id = await queries.insert(tx, { userId: actor.id, subject: subject.replaceAll(/\s+/g, ' ') })
    // Whoever opens a ticket asks, administrators too.
    await write(tx, publicUrl, { ticketId: id, authorId: actor.id, fromAdmin: false, text: message })
    await record(tx, auditContext, { action: 'ticket.open', id, after: { status: 'open' } })
    return readTicket(tx, id, actor)
  })
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
    // Closing what is closed is no change: it stays as long ago as it was.
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
  await tellOtherSide(tx, publicUrl, { ...message, messageId, files: ids.length })
}

interface Recorded {
  action: string
  id: number
  before?: { status: TicketStatus }
  after: { status: TicketStatus }
}

/** What customers write is theirs; what administrators do is written down. */
async function record(tx: Tx, auditContext: AuditContext, { id, ...change }: Recorded) {
  if (auditContext.actor.role !== 'admin') return
  await recordChange(tx, { ...auditContext, ...change, objectType: 'ticket', objectId: id })
}
