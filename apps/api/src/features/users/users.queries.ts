import { timeZone } from '@shop/contract/constants'
import { sql, type Updateable } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Users } from '../../db/tables.gen.ts'

export function findUser(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'weddingOn'])
    .select(['street', 'number', 'complement', 'neighborhood', 'city', 'state', 'zipCode'])
    .select(
      sql<number>`(now() at time zone ${timeZone})::date - (created_at at time zone ${timeZone})::date`.as(
        'daysSinceRegistration',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updateUser(db: Db, id: number, values: Updateable<Users>) {
  await db.updateTable('users').set(values).where('id', '=', id).execute()
}
