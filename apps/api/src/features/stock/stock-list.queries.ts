import type { StockLevel } from '@shop/contract/stock'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { StockMode, StockMovementKind } from '../../db/tables.gen.ts'

export interface StockRow {
  id: number
  name: string
  hash: string | null
  hidden: boolean
  version: number
  stockMode: StockMode
  sizes: string[]
  colors: string[]
  stockAvailable: number
  stockReserved: number
  variants: { size: string; color: string; available: number; reserved: number }[]
}

const selected = sql`
  products.id, name, hidden, version, stock_mode, sizes, colors, stock_available, stock_reserved,
  (select hash from product_images where product_id = products.id order by position, product_images.id limit 1) as hash,
  coalesce((
    select json_agg(json_build_object(
      'size', size, 'color', color, 'available', variants.stock_available, 'reserved', variants.stock_reserved
    ) order by variants.id)
    from product_variants variants where product_id = products.id
  ), '[]') as variants`

const levels: Record<StockLevel, RawBuilder<SqlBool>> = {
  low: sql`stock_level > 0 and stock_level < 6 and sells_ready and not sells_to_order`,
  none: sql`stock_level = 0`,
  reserved: sql`stock_reserved > 0`,
}

interface Filter {
  search?: string | undefined
  level?: StockLevel | undefined
}

interface Page {
  after?: { key: string; id: number } | undefined
  limit: number
}

export async function list(db: Db, { search, level }: Filter, { after, limit }: Page): Promise<StockRow[]> {
  const conditions = [
    sql<SqlBool>`deleted_at is null`,
    ...(search ? [sql<SqlBool>`searchable(name) like '%' || ${escaped(search)} || '%'`] : []),
    ...(level ? [levels[level]] : []),
    ...(after ? [sql<SqlBool>`(name, id) > (${after.key}, ${after.id})`] : []),
  ]
  const { rows } = await sql<StockRow>`
    select ${selected} from products where ${sql.join(conditions, sql` and `)} order by name, id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function find(db: Db, id: number): Promise<StockRow | undefined> {
  const { rows } = await sql<StockRow>`
    select ${selected} from products where id = ${id} and deleted_at is null`.execute(db)
  return rows[0]
}

export async function counts(db: Db) {
  const { rows } = await sql<{ all: number; low: number; none: number; reserved: number }>`
    select count(*) as all, count(*) filter (where ${levels.low}) as low, count(*) filter (where ${levels.none}) as none,
      count(*) filter (where ${levels.reserved}) as reserved
    from products where deleted_at is null`.execute(db)
  return rows[0] ?? { all: 0, low: 0, none: 0, reserved: 0 }
}

export interface MovementRow {
  id: number
  kind: StockMovementKind
  size: string | null
  color: string | null
  available: number
  reserved: number
  sold: number
  orderId: number | null
  orderNumber: number | null
  by: string | null
  at: Date
}

interface MovementFilter {
  size?: string | undefined
  color?: string | undefined
  before?: number | undefined
  limit: number
}

export function movements(db: Db, productId: number, { size, color, before, limit }: MovementFilter) {
  return db
    .selectFrom('stockMovements')
    .leftJoin('orders', 'orders.id', 'stockMovements.orderId')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'stockMovements.actorId').on('users.role', '=', 'admin'),
    )
    .select([
      'stockMovements.id',
      'stockMovements.kind',
      'stockMovements.size',
      'stockMovements.color',
      'availableChange as available',
      'reservedChange as reserved',
      'soldChange as sold',
      'orderId',
      'orders.number as orderNumber',
      'users.name as by',
      'stockMovements.createdAt as at',
    ])
    .where('stockMovements.productId', '=', productId)
    .$if(size !== undefined, (query) => query.where('stockMovements.size', '=', size ?? ''))
    .$if(color !== undefined, (query) => query.where('stockMovements.color', '=', color ?? ''))
    .$if(before !== undefined, (query) => query.where('stockMovements.id', '<', before ?? 0))
    .orderBy('stockMovements.id', 'desc')
    .limit(limit)
    .execute()
}

/** Signs with a meaning in LIKE stand for themselves; accents and case do not count. */
function escaped(search: string): RawBuilder<string> {
  return sql`searchable(${search.replaceAll(/[\\%_]/g, '\\$&')})`
}
