import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

interface Progress {
  hasBrand: boolean
  /** The names of the first products. */
  products: string[]
  hasPlan: boolean
  hasPurchase: boolean
}

export async function progress(db: Db, products: number): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select
      exists (select from content_versions where key = 'theme') as has_brand,
      array(
        select name from products where deleted_at is null and not hidden order by id limit ${products}
      ) as products,
      exists (select from production_plans where retired_at is null) as has_plan,
      -- A sale that the atelier recorded accepts no terms.
      exists (select from orders where terms_key is not null and paid_at is not null) as has_purchase`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) throw new Error('The database returned no progress')
  return row
}
