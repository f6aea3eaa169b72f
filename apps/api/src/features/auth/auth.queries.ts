import { timeZone } from '@shop/contract/constants'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

export function findUser(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'street',
      'number',
      'complement',
      'neighborhood',
      'city',
      'state',
      'zipCode',
      'role',
    ])
    .select(
      sql<number>`(now() at time zone ${timeZone})::date - (created_at at time zone ${timeZone})::date`.as(
        'daysSinceRegistration',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirst()
}
