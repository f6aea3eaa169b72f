import { cursor, pageLimit, timestamp } from './codecs.ts'
import type { Endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { z } from './zod.ts'

export const auditEntry = z.object({
  id: z.int(),
  at: timestamp,
  /** Null for actions run from the server's command line. */
  actorId: z.int().nullable(),
  /** Also null once the account is deleted. */
  actorName: z.string().nullable(),
  /** Object and action: 'product.update'. */
  action: z.string(),
  /** Names of the changed fields, and facts without personal data. */
  details: z.record(z.string(), z.unknown()),
})

export const audit = {
  list: {
    method: 'GET',
    path: '/api/audit',
    access: 'admin',
    summary: 'The changes of one object and who made them, newest first; next cursor in X-Next-Cursor',
    query: z.object({
      objectType: text(40),
      objectId: text(60),
      limit: pageLimit.optional(),
      cursor: cursor.optional(),
    }),
    response: z.array(auditEntry),
  },
} as const satisfies Record<string, Endpoint>

export type AuditEntry = z.output<typeof auditEntry>
