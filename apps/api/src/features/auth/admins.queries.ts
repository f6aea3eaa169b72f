import type { Role } from '@shop/contract/users'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export function list(db: Db) {
  return db
    .selectFrom('users')
    .select(['email', 'name', 'role', sql<boolean>`second_factor_enabled_at is not null`.as('secondFactor')])
    .where('role', '<>', 'customer')
    .orderBy('email')
    .execute()
}

export async function setRole(tx: Tx, id: number, role: Role): Promise<void> {
  await tx.updateTable('users').set({ role }).where('id', '=', id).execute()
}
