import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { createdMicrosOf, isOlder, type Position } from '../../db/newest-first.ts'

interface Page {
  limit: number
  after?: Position | undefined
}

/** Subscribers who confirmed and have not left. */
function confirmed(db: Db) {
  return db.selectFrom('newsletterSubscribers').where('status', '=', 'confirmed')
}

export async function count(db: Db): Promise<number> {
  const { total } = await confirmed(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export function list(db: Db, { limit, after }: Page) {
  return confirmed(db)
    .select(['id', 'email', 'consentText', 'consentedAt'])
    .select(sql<Date>`coalesce(confirmed_at, created_at)`.as('confirmedAt'))
    .select(createdMicrosOf('newsletterSubscribers').as('createdMicros'))
    .where(after ? isOlder('newsletterSubscribers', after) : sql.lit(true))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
