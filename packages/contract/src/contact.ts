import { centimetres } from './centimetres.ts'
import { cursor, flag, pageLimit, searchText, timestamp } from './codecs.ts'
import { byId, type Endpoint, messageBody } from './endpoint.ts'
import { email, honeypot, optionalText, text } from './fields.ts'
import { z } from './zod.ts'

export const contactFields = {
  name: text(120),
  email,
  phone: optionalText(30),
  subject: optionalText(120),
  message: text(4000),
}
const MOST_MM = 3000
const girth = centimetres(0, MOST_MM)
/** From the size finder; sent only if she ticked it. In no e-mail, and deleted after 90 days. */
export const sentMeasures = z.object({ bust: girth, waist: girth, hip: girth })

export const newContactMessage = z.object({
  ...contactFields,
  measures: sentMeasures.optional(),
  website: honeypot,
})

export const contactMessage = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  measures: sentMeasures.nullish(),
  sentAt: timestamp,
  /** When an admin marked it as answered. */
  handledAt: timestamp.nullable(),
})

export const contact = {
  send: {
    method: 'POST',
    path: '/api/contact',
    access: 'anyone',
    summary: 'Write to the atelier',
    body: newContactMessage,
    status: 202,
    response: messageBody,
  },
  list: {
    method: 'GET',
    path: '/api/contact',
    access: 'admin',
    summary: 'Messages to the atelier, newest first; next cursor in X-Next-Cursor',
    query: z.object({
      search: searchText.optional(),
      handled: flag.optional(),
      limit: pageLimit.optional(),
      cursor: cursor.optional(),
    }),
    response: z.array(contactMessage),
  },
  handle: {
    method: 'PUT',
    path: '/api/contact/:id',
    access: 'admin',
    summary: 'Mark a message as answered, or as still to be answered',
    params: byId,
    body: z.object({ handled: z.boolean() }),
    response: contactMessage,
  },
} as const satisfies Record<string, Endpoint>

export type SentMeasures = z.output<typeof sentMeasures>
export type ContactMessage = z.output<typeof contactMessage>
export type NewContactMessage = z.output<typeof newContactMessage>
