import { randomUUID } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'
import type { DB } from '@shop/api/db/tables.gen'
import { type InsertObject, sql } from 'kysely'

/** 10 % off every cart, without a limit of uses, unless the values say otherwise. */
export function aCoupon(db: Db, values: Partial<InsertObject<DB, 'coupons'>> = {}) {
  const code = `TESTE${randomUUID().slice(0, 8).toUpperCase()}`
  return db
    .insertInto('coupons')
    .values({ code, ...(values.amountCents === undefined && { percent: 10 }), ...values })
    .returning(['id', 'code', 'version'])
    .executeTakeFirstOrThrow()
}

/** A day of São Paulo, counted from today. */
export const dayFromToday = (days: number) =>
  sql<string>`(now() at time zone 'America/Sao_Paulo')::date + ${days}::integer`

/** How often it is counted, by its counter and by its rows. */
export async function usesOf(db: Db, { id }: { id: number }) {
  const { uses } = await db
    .selectFrom('coupons')
    .select('uses')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('couponUses')
    .select('orderId')
    .where('couponId', '=', id)
    .where('releasedAt', 'is', null)
    .execute()
  return { uses, rows: rows.length }
}
