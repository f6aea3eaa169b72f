/** Every email the shop sends, written with the data of an example, for the atelier to read. */
import type { Endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { z } from './zod.ts'

const listed = z.object({
  /** The name of the file that writes it, as in the table of all emails. */
  name: z.string(),
  /** What has happened when it is sent. */
  when: z.string(),
  to: z.enum(['customer', 'atelier']),
  subject: z.string(),
})

export const emailSamples = {
  list: {
    method: 'GET',
    path: '/api/email-samples',
    access: 'admin',
    summary: 'Every email the shop sends, with when and to whom',
    response: z.array(listed),
  },
  read: {
    method: 'GET',
    path: '/api/email-samples/:name',
    access: 'admin',
    summary: 'One email with the data of an example, in the name of this shop',
    params: z.object({ name: text(60) }),
    response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  },
} as const satisfies Record<string, Endpoint>

export type EmailSample = z.output<typeof listed>
