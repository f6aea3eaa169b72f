/** What the atelier notes about an order. No customer reads it, in no response, export or e-mail. */
import { id, timestamp } from './codecs.ts'
import { byId, type Endpoint, nothing } from './endpoint.ts'
import { text } from './fields.ts'
import { z } from './zod.ts'

export const longestNote = 1000

const note = z.object({
  id: z.int(),
  text: z.string(),
  /** Null if the account that wrote it does not exist any more. */
  authorName: z.string().nullable(),
  writtenAt: timestamp,
})

const path = '/api/orders/:id/notes'

export const orderNotes = {
  list: {
    method: 'GET',
    path,
    access: 'admin',
    summary: 'The atelier’s notes on an order, newest first',
    params: byId,
    response: z.array(note),
  },
  add: {
    method: 'POST',
    path,
    access: 'admin',
    summary: 'Add a note',
    params: byId,
    body: z.object({ text: text(longestNote) }),
    status: 201,
    response: note,
  },
  remove: {
    method: 'DELETE',
    path: `${path}/:noteId`,
    access: 'admin',
    summary: 'Delete a note',
    params: z.object({ id, noteId: id }),
    status: 204,
    response: nothing,
  },
} as const satisfies Record<string, Endpoint>

export type OrderNote = z.output<typeof note>
