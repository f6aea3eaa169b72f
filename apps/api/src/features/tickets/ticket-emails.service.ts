import type { Tx } from '../../db/connection.ts'
import { ticketQuestion } from '../../emails/ticket-question.ts'
import { ticketReply } from '../../emails/ticket-reply.ts'
import { enqueue } from '../../jobs/queue.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { atelierAddresses } from '../store/atelier-addresses.service.ts'
import * as queries from './tickets.queries.ts'

/** The kind under which the outbox stores emails about a message. */
export const ticketEmailKind = 'ticket.message'

/** Until the atelier answers, a ticket causes at most one email in this time, however many messages it gets. */
const QUIET_MINUTES = 10
/** After emails that a customer waits for, such as an order confirmation or a password reset. */
const PRIORITY = 10

interface Written {
  ticketId: number
  messageId: number
  fromAdmin: boolean
  text: string
  files: number
}

/** Every message is emailed to the other side: to the customer, or to the address of the atelier. */
export async function notifyOtherSide(tx: Tx, publicUrl: string, written: Written): Promise<void> {
  const { ticketId, messageId, fromAdmin, text, files } = written
  if (!fromAdmin) return notifyAtelierOnce(tx, publicUrl, ticketId)
  const content = await emailOf(tx, publicUrl, ticketId)
  const objectId = String(messageId)
  const email = ticketReply(content.sender, { ...content.ticket, message: text, files })
  await queueEmail(tx, { kind: ticketEmailKind, objectId, recipient: content.customerEmail, ...email })
}

/** Immediately, or batched with the messages of the next minutes. The caller has locked the ticket's row. */
async function notifyAtelierOnce(tx: Tx, publicUrl: string, ticketId: number) {
  if (!(await queries.wasNotified(tx, { ticketId, kind: ticketEmailKind, minutes: QUIET_MINUTES })))
    return notifyAtelier(tx, publicUrl, ticketId)
  const key = `tickets.notify:${ticketId}`
  return enqueue(tx, 'tickets.notify', { ticketId }, { key, delayMinutes: QUIET_MINUTES })
}

/** One email about all messages that the atelier was neither notified of nor has answered. */
export async function notifyAtelier(tx: Tx, publicUrl: string, ticketId: number): Promise<void> {
  const messages = await queries.unnotified(tx, { ticketId, kind: ticketEmailKind })
  const latest = messages.at(-1)
  if (latest === undefined) return
  const { sender, ticket } = await emailOf(tx, publicUrl, ticketId)
  const email = ticketQuestion(sender, { ...ticket, messages })
  const objectId = String(latest.id)
  for (const recipient of await atelierAddresses(tx, sender.profile)) {
    await queueEmail(tx, { kind: ticketEmailKind, objectId, recipient, ...email }, { priority: PRIORITY })
  }
}

async function emailOf(tx: Tx, publicUrl: string, ticketId: number) {
  const sender = await readSender(tx, publicUrl)
  const { name, subject, email: customerEmail } = await queries.owner(tx, ticketId)
  const link = new URL(`/suporte/${ticketId}`, publicUrl).href
  return { sender, ticket: { ticketId, name, subject, link }, customerEmail }
}
