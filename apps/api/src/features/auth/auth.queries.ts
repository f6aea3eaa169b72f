import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { AccountRequests, Users } from '../../db/tables.gen.ts'

/** An account and the hash that the password was compared with. */
interface Proved {
  id: number
  passwordHash: string
}

function people(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'email', 'name', 'passwordHash', 'emailVerifiedAt', 'blockedAt'])
}

export function findByEmail(db: Db, email: string) {
  return people(db).where('email', '=', email).executeTakeFirst()
}

/** Locked until the end of the transaction, before any other row of the account. */
export function lockByEmail(tx: Tx, email: string) {
  return people(tx).where('email', '=', email).forNoKeyUpdate().executeTakeFirst()
}

export function findById(db: Db, id: number) {
  return people(db).where('id', '=', id).executeTakeFirst()
}

/**
 * What opening a session needs besides the password, with the database's clock. Locked until the end of the
 * transaction, and undefined if the password changed or the account was blocked while the password was compared.
 */
export function lockProved(tx: Tx, { id, passwordHash }: Proved) {
  return tx
    .selectFrom('users')
    .select(['id', 'role', 'secondFactorSecret', 'secondFactorEnabledAt'])
    .select(sql<number>`extract(epoch from now())`.as('epochSeconds'))
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('blockedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/**
 * One account per email, also for concurrent registrations. While the email is unconfirmed, the latest registration
 * replaces the earlier one, with an unusable password: only access to the mailbox shows which of the two owns the
 * address.
 */
export async function registerUser(
  tx: Tx,
  user: Insertable<Users>,
  { unusableHash }: { unusableHash: string },
) {
  const { email: _, ...rest } = user
  const again = { ...rest, passwordHash: unusableHash, createdAt: sql<Date>`now()` }
  await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(again).where('users.emailVerifiedAt', 'is', null),
    )
    .execute()
}

export async function markVerified(tx: Tx, userId: number) {
  await tx
    .updateTable('users')
    .set({ emailVerifiedAt: sql`coalesce(email_verified_at, now())` })
    .where('id', '=', userId)
    .execute()
}

/** The caller has locked the account already. */
export async function setPasswordHash(tx: Tx, userId: number, passwordHash: string) {
  await tx.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute()
}

/** False when the password is no longer the one that was compared. */
export async function replacePasswordHash(tx: Tx, proved: Proved, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', proved.id)
    .where('passwordHash', '=', proved.passwordHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the owner has signed in from this network before, or opened one of our links there within a day. */
export async function isFamiliarNetwork(db: Db, email: string, network: string): Promise<boolean> {
  const { rows } = await sql<{ isFamiliar: boolean }>`
    select exists (
      select from users join sessions on user_id = users.id
      where email = ${email} and ip_address = ${network}::inet
    ) or exists (
      select from users join account_tokens on user_id = users.id
      where email = ${email} and used_from = ${network}::inet and used_at > now() - interval '1 day'
    ) as "isFamiliar"`.execute(db)
  return rows[0]?.isFamiliar ?? false
}

export function insertRequest(tx: Tx, request: Insertable<AccountRequests>) {
  return tx.insertInto('accountRequests').values(request).returning('id').executeTakeFirstOrThrow()
}

export function lockRequest(tx: Tx, id: number) {
  return tx.selectFrom('accountRequests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function forgetRegistration(tx: Tx, id: number) {
  await tx.updateTable('accountRequests').set({ registration: null }).where('id', '=', id).execute()
}

export async function deleteRequest(db: Db, id: number) {
  await db.deleteFrom('accountRequests').where('id', '=', id).execute()
}

export async function deleteOldRequests(db: Db, days: number) {
  await db
    .deleteFrom('accountRequests')
    .where('createdAt', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .execute()
}

/** Accounts whose email was never confirmed. Blocked ones stay: an administrator decided on the block. */
export async function deleteUnconfirmed(db: Db, days: number) {
  await db
    .deleteFrom('users')
    .where('role', '=', 'customer')
    .where('emailVerifiedAt', 'is', null)
    .where('blockedAt', 'is', null)
    .where('createdAt', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('orders').select('orders.id').whereRef('orders.userId', '=', 'users.id'))),
    )
    .execute()
}
