import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'

/** The two accounts whose passwords are in the README (packages/demo, people.ts). */
const DEMO_LOGINS = ['admin@alvademaio.test', 'cliente@alvademaio.test']

/**
 * Only confirmed accounts count. A visitor may register these addresses, but no email reaches a domain under .test, so
 * no visitor can confirm one: visitor input never decides whether the shop starts.
 */
export async function rejectDemoAccounts(db: Db) {
  const demo = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', DEMO_LOGINS)
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
