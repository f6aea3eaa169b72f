/**
 * Audit log: who changed what, written in the same transaction as the change, so neither exists without the other.
 * Entries cannot be deleted, so they hold no values: only the names of the changed fields and a digest of the whole
 * object before and after, against which a copy stored elsewhere can be checked.
 */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { id } from '@shop/contract/codecs'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import * as queries from './audit.queries.ts'

const DEFAULT_LIMIT = 50
const facts = z.record(z.string(), z.unknown())

type Snapshot = Readonly<Record<string, unknown>>

interface Change {
  /** Undefined: a command run on the server itself. */
  actor: Pick<Actor, 'id'> | undefined
  /** Object and verb: 'product.update'. */
  action: string
  objectType: string
  objectId: number | string
  /** Undefined: the object did not exist yet. */
  before?: Snapshot | undefined
  /** Undefined: the object no longer exists. */
  after?: Snapshot | undefined
  requestId: string
  /** Facts without personal data, stored along with the names of the changed fields. */
  details?: Snapshot
}

export async function recordChange(tx: Tx, change: Change): Promise<void> {
  await recordChanges(tx, [change])
}

/** Many at once, in one statement. */
export async function recordChanges(tx: Tx, changes: readonly Change[]): Promise<void> {
  if (changes.length > 0) await queries.insert(tx, changes.map(entryOf))
}

function entryOf({ actor, before, after, objectId, details, ...change }: Change) {
  return {
    ...change,
    actorId: actor?.id ?? null,
    objectId: String(objectId),
    beforeHash: digest(before),
    afterHash: digest(after),
    details: JSON.stringify({ changed: changedFields(before, after), ...details }),
  }
}

interface Query {
  objectType: string
  objectId: string
  limit?: number | undefined
  cursor?: string | undefined
}

export async function readEntries(db: Db, { limit = DEFAULT_LIMIT, cursor, ...object }: Query) {
  const before = cursor === undefined ? undefined : id.safeParse(cursor).data
  if (cursor !== undefined && before === undefined) {
    throw new AppError('invalid_input', { fields: { cursor: 'Valor inválido.' } })
  }
  // One extra row shows whether there is a next page.
  const rows = await queries.list(db, { ...object, limit: limit + 1, before })
  const shown = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? String(shown.at(-1)?.id) : undefined
  return { entries: shown.map((row) => ({ ...row, details: facts.parse(row.details) })), nextCursor }
}

/** Nothing changes, but personal data leave the shop, so the log records who exported them. */
export async function recordExport(
  db: Db,
  auditContext: AuditContext,
  what: 'users' | 'orders' | 'charges' | 'newsletter',
): Promise<void> {
  await db
    .transaction()
    .execute((tx) =>
      recordChange(tx, { ...auditContext, action: `${what}.export`, objectType: 'export', objectId: what }),
    )
}

/** Names only, never values. */
export function changedFields(before: Snapshot = {}, after: Snapshot = {}): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name])).sort()
}

/** Independent of the order of the keys. */
function digest(snapshot: Snapshot | undefined): Buffer | null {
  if (snapshot === undefined) return null
  const sorted = Object.entries(snapshot).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest()
}
