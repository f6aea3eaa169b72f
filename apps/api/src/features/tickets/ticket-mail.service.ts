import type { Tx } from '../../db/connection.ts'
import { ticketAnswer } from '../../emails/ticket-answer.ts'
import { ticketQuestion } from '../../emails/ticket-question.ts'
import { queueMail } from '../mails/mails.service.ts'
import { atelierAddresses } from '../store/atelier-addresses.service.ts'
import { readProfile } from '../store/store.service.ts'
import * as queries from './tickets.queries.ts'

/** By which the outbox finds the mails about a message again. */
export const ticketMailKind = 'ticket.message'

interface Written {
  ticketId: number
  messageId: number
  fromAdmin: boolean
  text: string
  files: number
}

/** Every message is told to the other side by mail: to the customer, or to the address of the atelier. */
export async function tellOtherSide(tx: Tx, publicUrl: string, written: Written): Promise<void> {
  const { ticketId, messageId, fromAdmin, text, files } = written
  const [profile, owner] = [await readProfile(tx), await queries.owner(tx, ticketId)]
  const { name, subject } = owner
  const link = new URL(`/suporte/${ticketId}`, publicUrl).href
  const write = fromAdmin ? ticketAnswer : ticketQuestion
  const letter = write({ profile, publicUrl }, { ticketId, name, subject, message: text, files, link })
  const recipients = fromAdmin ? [owner.email] : await atelierAddresses(tx, profile)
  for (const recipient of recipients) {
    await queueMail(tx, { kind: ticketMailKind, objectId: String(messageId), recipient, ...letter })
  }
}
