/**
 * Reading orders, and the first two steps of any change: locking the order and reading its lines. Locks are always
 * taken in the same order: account, order, then products by id.
 */
import type { Order } from '@shop/contract/order'
import type { OrderQuery } from '@shop/contract/orders'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { Orders } from '../../db/tables.gen.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { pageOf, positionOf } from '../../lib/newest-first-cursor.ts'
import type { StockLine } from '../stock/stock.service.ts'
import { isNumber } from './order-search.queries.ts'
import { presentForAdmin, presentItem, presentOrder } from './order-view.ts'
import type { OrderRow } from './orders.queries.ts'
import * as queries from './orders.queries.ts'

/** The maximum page size: a caller who sets no limit gets the newest of them, and a cursor. */
const DEFAULT_LIMIT = 100

export type LockedOrder = Selectable<Orders>

interface Reader {
  /** Includes the fields for administrators. */
  forAdmin?: boolean
  /** Finds the order only if this account owns it. */
  ownerId?: number | undefined
}

/** No other transaction changes the order, its items or its holds until this transaction ends. */
export function lockOrder(tx: Tx, id: number): Promise<LockedOrder | undefined> {
  return queries.lock(tx, id)
}

export function orderLines(tx: Tx, orderId: number): Promise<StockLine[]> {
  return queries.lines(tx, orderId)
}

export async function readOrder(db: Db, id: number, { forAdmin, ownerId }: Reader = {}): Promise<Order> {
  const row = found(await queries.find(db, id, ownerId), 'order_not_found')
  const [order] = await present(db, [row], forAdmin)
  return found(order, 'order_not_found')
}

/** An order of another account is reported as not found. */
export function readOrderAs(db: Db, { id: userId, role }: Actor, id: number): Promise<Order> {
  return role === 'admin' ? readOrder(db, id, { forAdmin: true }) : readOrder(db, id, { ownerId: userId })
}

export async function readPage(db: Db, actor: Actor, query: OrderQuery) {
  const { email, scope, limit = DEFAULT_LIMIT, cursor, ...filter } = query
  const isOwn = email === undefined && scope === undefined
  if (!isOwn && actor.role !== 'admin') throw new AppError('forbidden')
  const exact = filter.search !== undefined && (await isNumber(db, filter.search))
  const rows = await queries.list(
    db,
    { ...filter, exact, email, ownerId: isOwn ? actor.id : undefined },
    // One extra row shows whether there is a next page.
    { limit: limit + 1, after: cursor === undefined ? undefined : positionOf(cursor) },
  )
  const { shown, nextCursor } = pageOf(rows, limit)
  return { orders: await present(db, shown, actor.role === 'admin'), nextCursor }
}

export async function idOfNumber(db: Db, number: number): Promise<number> {
  return found(await queries.idOfNumber(db, number), 'order_not_found')
}

async function present(db: Db, rows: readonly OrderRow[], forAdmin = false): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const items = Map.groupBy(await queries.items(db, ids), ({ orderId }) => orderId)
  const refunds = Map.groupBy(forAdmin ? await queries.refunds(db, ids) : [], ({ orderId }) => orderId)
  return rows.map((row) => ({
    ...presentOrder(row),
    items: (items.get(row.id) ?? []).map(presentItem),
    ...(forAdmin && { ...presentForAdmin(row), refunds: refunds.get(row.id) ?? [] }),
  }))
}
