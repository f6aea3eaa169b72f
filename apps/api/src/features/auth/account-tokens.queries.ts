import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { AccountTokenPurpose } from '../../db/tables.gen.ts'

interface NewToken {
  userId: number
  purpose: AccountTokenPurpose
  tokenHash: Buffer
  redirectPath: string | null
}

export async function insert(tx: Tx, token: NewToken, seconds: number) {
  await tx
    .insertInto('accountTokens')
    .values({ ...token, expiresAt: sql`now() + ${seconds} * interval '1 second'` })
    .execute()
}

/** Whether the token is valid. A cheap check before costly work; only `use` is decisive. */
export function isOpen(db: Db, purpose: AccountTokenPurpose, tokenHash: Buffer) {
  return db
    .selectFrom('accountTokens')
    .select('id')
    .where('purpose', '=', purpose)
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Accounts are always locked before their tokens, so that two transactions cannot deadlock. */
export function lockOwner(tx: Tx, purpose: AccountTokenPurpose, tokenHash: Buffer) {
  return tx
    .selectFrom('users')
    .innerJoin('accountTokens', 'accountTokens.userId', 'users.id')
    .select('users.id')
    .where('purpose', '=', purpose)
    .where('tokenHash', '=', tokenHash)
    .forNoKeyUpdate('users')
    .executeTakeFirst()
}

/** Of concurrent uses of the same token, only one gets a row. */
export function use(tx: Tx, purpose: AccountTokenPurpose, tokenHash: Buffer, usedFrom: string) {
  return tx
    .updateTable('accountTokens')
    .set({ usedAt: sql`now()`, usedFrom })
    .where('purpose', '=', purpose)
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['id', 'userId', 'redirectPath'])
    .executeTakeFirst()
}

export async function endOpen(tx: Tx, userId: number, purpose: AccountTokenPurpose, before?: Date) {
  await tx
    .updateTable('accountTokens')
    .set({ usedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .$if(before !== undefined, (query) => query.where('createdAt', '<', before ?? new Date()))
    .execute()
}

export function latestRedirect(tx: Tx, userId: number) {
  return tx
    .selectFrom('accountTokens')
    .select('redirectPath')
    .where('userId', '=', userId)
    .where('purpose', '=', 'email_verification')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function deleteEnded(db: Db, days: number) {
  await db
    .deleteFrom('accountTokens')
    .where('expiresAt', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .execute()
}
