import { cursor, id, pageLimit, searchText, timestamp } from './codecs.ts'
import { attachmentsPerMessage } from './constants.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { ticketStatusLabels } from './labels.ts'
import { wire, wireValues } from './wire.ts'
import { z } from './zod.ts'

export const ticketStatus = wireValues(ticketStatusLabels)

export const newTicketFields = { subject: text(120), message: text(4000) }
export const newTicket = wire(newTicketFields, { subject: 'assunto', message: 'mensagem' })

export const attachment = z.object({
  id: z.int(),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
})

/** `attachmentIds` are previously uploaded files to attach to this message. */
export const newReply = wire(
  { message: text(4000), attachmentIds: z.array(z.int().positive()).max(attachmentsPerMessage).optional() },
  { message: 'mensagem', attachmentIds: 'anexos' },
)

export const ticketMessage = wire(
  {
    id: z.int(),
    text: z.string(),
    fromAdmin: z.boolean(),
    sentAt: timestamp,
    attachments: z.array(attachment),
  },
  { text: 'mensagem', fromAdmin: 'eh_admin', sentAt: 'data_envio', attachments: 'anexos' },
)

const summaryFields = {
  id: z.int(),
  subject: z.string(),
  status: ticketStatus,
  userId: z.int(),
  updatedAt: timestamp,
  /** For administrators, who see the tickets of all customers. */
  userName: z.string().optional(),
  /** For administrators, to find the customer's orders. */
  userEmail: z.string().optional(),
}
const summaryNames = {
  subject: 'assunto',
  userId: 'usuario_id',
  updatedAt: 'ultima_atualizacao',
  userName: 'nome_usuario',
  userEmail: 'email_usuario',
} as const

export const ticketSummary = wire(summaryFields, summaryNames)
export const ticket = wire(
  { ...summaryFields, messages: z.array(ticketMessage) },
  { ...summaryNames, messages: 'mensagens' },
)

export const ticketQuery = z.object({
  status: ticketStatus.optional(),
  search: searchText.optional(),
  limit: pageLimit.optional(),
  cursor: cursor.optional(),
})

export const tickets = {
  list: {
    method: 'GET',
    path: '/api/support',
    access: 'signedIn',
    summary:
      'The caller’s tickets, latest first; for admins all tickets, longest wait first; next cursor in X-Next-Cursor',
    query: ticketQuery,
    response: z.array(ticketSummary),
  },
  open: {
    method: 'POST',
    path: '/api/support',
    access: 'signedIn',
    summary: 'Open a ticket',
    body: newTicket,
    status: 201,
    response: ticket,
  },
  /**
   * An open page polls every few seconds. It sends the ETag of the last response as If-None-Match and gets a 304
   * without a body until there is something new.
   */
  read: {
    method: 'GET',
    path: '/api/support/:id',
    access: 'signedIn',
    summary: 'One ticket with its messages; 304 while its ETag matches',
    params: byId,
    response: ticket,
  },
  reply: {
    method: 'POST',
    path: '/api/support/:id',
    access: 'signedIn',
    summary: 'Reply to a ticket',
    params: byId,
    body: newReply,
    response: ticket,
  },
  setStatus: {
    method: 'PUT',
    path: '/api/support/:id',
    access: 'admin',
    summary: 'Close or reopen a ticket',
    params: byId,
    body: z.object({ status: ticketStatus }),
    response: ticket,
  },
  attach: {
    method: 'POST',
    path: '/api/support/:id/attachments',
    access: 'signedIn',
    summary:
      'Upload one picture, in the field file, for the next message of a ticket; or, with messageId, for the caller’s own message that was just sent',
    params: byId,
    query: z.object({ messageId: id.optional() }),
    multipart: true,
    status: 201,
    response: attachment,
  },
  attachment: {
    method: 'GET',
    path: '/api/attachments/:id',
    access: 'signedIn',
    summary: 'The bytes of a file of a ticket',
    params: byId,
    produces: 'image/webp',
    response: z.unknown(),
  },
} as const satisfies Record<string, Endpoint>

export type Ticket = z.output<typeof ticket>
export type TicketSummary = z.output<typeof ticketSummary>
export type TicketMessage = z.output<typeof ticketMessage>
export type TicketQuery = z.output<typeof ticketQuery>
export type NewReply = z.output<typeof newReply>
export type NewTicket = z.output<typeof newTicket>
export type Attachment = z.output<typeof attachment>
