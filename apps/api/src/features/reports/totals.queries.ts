/** How many there are now, for the report and the dashboard. Counted by indexes that have all the columns needed. */
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

export async function countCustomers(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('role', '=', 'customer')
    .executeTakeFirstOrThrow()
  return total
}

/** Neither deleted nor hidden, whether in stock or not. */
export async function countProducts(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('deletedAt', 'is', null)
    .where('hidden', '=', false)
    .executeTakeFirstOrThrow()
  return total
}

/** Products with few units left, and those that cannot be bought now. One that is sewn to order is neither. */
export async function countLowStock(db: Db, most: number): Promise<{ low: number; none: number }> {
  const { rows } = await sql<{ low: number; none: number }>`
    select count(*) filter (where level between 1 and ${most}) as low, count(*) filter (where level = 0) as none
    from products
    cross join lateral (select offered_level(stock_level, sells_ready, sells_to_order) as level) offered
    where deleted_at is null and not hidden`.execute(db)
  return rows[0] ?? { low: 0, none: 0 }
}
