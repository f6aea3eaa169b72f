import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

export async function count(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('deletedAt', 'is', null)
    .where('hidden', '=', false)
    .executeTakeFirstOrThrow()
  return total
}

/** By ranges of ids, so that a new product changes one file and the others stay as crawlers know them. */
export function files(db: Db, perFile: number) {
  return db
    .selectFrom('products')
    .select([sql<number>`id / ${perFile}::int`.as('number'), sql<Date>`max(updated_at)`.as('changedAt')])
    .where('deletedAt', 'is', null)
    .where('hidden', '=', false)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute()
}

interface Range {
  from: number
  below: number
  limit: number
}

export function products(db: Db, { from, below, limit }: Range) {
  return db
    .selectFrom('products')
    .select([
      'id',
      'updatedAt as changedAt',
      sql<string[]>`array(
        select hash from product_images where product_id = products.id order by position, product_images.id
      )`.as('pictures'),
    ])
    .where('deletedAt', 'is', null)
    .where('hidden', '=', false)
    .where('id', '>=', from)
    .where('id', '<', below)
    .orderBy('id')
    .limit(limit)
    .execute()
}
