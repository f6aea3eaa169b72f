/** Appointments of which a job has something to do. */
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** Not yet confirmed. What was booked later than that has just been agreed. */
export function toRemind(db: Db, hours: number) {
  const before = sql`starts_at - ${hours} * interval '1 hour'`
  return db
    .selectFrom('appointments')
    .select(['id', 'startsAt'])
    .where('state', '=', 'booked')
    .where('email', 'is not', null)
    .where('startsAt', '>', sql<Date>`now()`)
    .where(sql<boolean>`${before} <= now() and created_at < ${before}`)
    .orderBy('startsAt')
    .execute()
}

/** One of an order follows the order. */
export async function deleteOld(db: Db, months: number): Promise<void> {
  await db
    .deleteFrom('appointments')
    .where('orderId', 'is', null)
    .where(sql<boolean>`ends_at < now() - ${months} * interval '1 month'`)
    .execute()
}

export async function deleteExpired(db: Db): Promise<void> {
  await db
    .deleteFrom('appointments')
    .where('state', '=', 'held')
    .where('heldUntil', '<=', sql<Date>`now()`)
    .execute()
}
