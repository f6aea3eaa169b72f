import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'

/**
 * Accounts of a demonstration have public passwords and addresses under .test, whichever atelier it is of. Only confirmed
 * accounts count: a visitor may register such an address, but no email reaches a domain under .test, so no visitor can
 * confirm one, and visitor input never decides whether the shop starts.
 */
export async function rejectDemoAccounts(db: Db) {
  const demo = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', '%.test')
    .where('emailVerifiedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (demo) {
    throw new Error(
      'SHOP_MODE=live refuses to start: this database holds the accounts of the demonstration, with publicly known passwords',
    )
  }
}

/** With the owner's or a superuser's role, an attacker who bypasses the code could rewrite history or tables. */
export async function rejectOwnersRole(db: Db) {
  const { rows } = await sql<{ rewrites: boolean }>`
    select has_table_privilege('audit_log', 'update, delete, truncate') as rewrites`.execute(db)
  if (rows[0]?.rewrites)
    throw new Error('SHOP_MODE=live refuses to start: DATABASE_URL is not for the role shop_app')
}
