/** Accounts as the atelier sees them. The customer's own view is in features/users. */
import type { User } from '@shop/contract/users'
import type { Db } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { encodeCursor, textPositionOf } from '../../lib/keyset-cursor.ts'
import { recordChange } from '../audit/audit.service.ts'
import { endHoldsOf, expireOrdersOf } from '../payments/expiry.service.ts'
import type { AccountRow } from './customers.queries.ts'
import * as queries from './customers.queries.ts'

const BATCH_SIZE = 500
/** The search index consists of trigrams, so it needs at least three characters. */
const TRIGRAM = 3

interface Query {
  search?: string | undefined
  limit: number
  cursor?: string | undefined
}

export async function readPage(db: Db, { search, limit, cursor }: Query) {
  const after = cursor === undefined ? undefined : textPositionOf(cursor)
  const found = await findAccounts(db, search)
  const [rows, total] = await Promise.all([
    // One extra row shows whether there is a next page.
    queries.list(db, { ...found, limit: limit + 1, after }),
    countAccounts(db, found),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const nextCursor = rows.length > limit && last ? encodeCursor({ key: last.name, id: last.id }) : undefined
  return { users: shown, total, nextCursor }
}

/** All accounts, a batch at a time. */
export async function* readAll(db: Db, search: string | undefined): AsyncGenerator<AccountRow> {
  const found = await findAccounts(db, search)
  let after: { key: string; id: number } | undefined
  for (;;) {
    const rows = await queries.list(db, { ...found, limit: BATCH_SIZE, after })
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH_SIZE) return
    after = { key: last.name, id: last.id }
  }
}

/**
 * A blocked account can neither sign in nor use its open sessions: a trigger ends them. Its unpaid holds are released.
 * Administrators cannot be blocked, including oneself: `npm run admin` on the server grants and revokes their role.
 */
export async function setBlocked(
  deps: Deps,
  id: number,
  blocked: boolean,
  auditContext: AuditContext,
): Promise<User> {
  const user = await deps.db.transaction().execute(async (tx) => {
    const account = found(await queries.lock(tx, id), 'user_not_found')
    if (account.role === 'admin') throw new AppError('admin_not_blockable')
    const before = account.blockedAt !== null
    if (before !== blocked) {
      await queries.setBlocked(tx, id, blocked)
      if (blocked) await endHoldsOf(tx, id)
      await recordChange(tx, {
        ...auditContext,
        action: blocked ? 'user.block' : 'user.unblock',
        objectType: 'user',
        objectId: id,
        before: { blocked: before },
        after: { blocked },
      })
    }
    return found(await queries.find(tx, id), 'user_not_found')
  })
  // After the commit, because it calls the payment provider; what fails now is done by the next expiry run.
  if (blocked) await expireOrdersOf(deps, { userId: id })
  return user
}

type Found = Pick<Parameters<typeof queries.list>[1], 'ids' | 'search'>

export async function findAccounts(db: Db, search: string | undefined): Promise<Found> {
  if (!search) return {}
  // A complete email finds exactly its account, even if others contain it.
  const person = search.includes('@') ? await queries.idOfEmail(db, search.toLowerCase()) : undefined
  if (person !== undefined) return { ids: [person] }
  const ids = search.length < TRIGRAM ? undefined : await queries.idsOfRare(db, search)
  return ids === undefined ? { search } : { ids }
}

export async function countAccounts(db: Db, { ids, search }: Found): Promise<number> {
  if (ids !== undefined) return ids.length
  return queries.count(db, search)
}
