/**
 * Reading orders, and the first two steps of any change: locking the order and reading its lines. Locks are always
 * taken in the same order: account, order, then products by id.
 */
import type { Order } from '@shop/contract/order'
import type { OrderQuery } from '@shop/contract/orders'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { Orders } from '../../db/tables.gen.ts'
import type { Actor, OrderHolder } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { pageOf, positionOf } from '../../lib/newest-first-cursor.ts'
import type { StockLine } from '../stock/stock.service.ts'
import { presentCharges } from './charge-view.ts'
import { isNumber } from './order-search.queries.ts'
import {
  presentAgreedPrice,
  presentForAdmin,
  presentItem,
  presentOrder,
  presentPayment,
  presentRefund,
  presentShipments,
} from './order-view.ts'
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
  /** A link may be forwarded: by link, measures are sent but not read back. */
  byLink?: boolean
}

/** No other transaction changes the order, its items or its holds until this transaction ends. */
export function lockOrder(tx: Tx, id: number): Promise<LockedOrder | undefined> {
  return queries.lock(tx, id)
}

export function orderLines(tx: Tx, orderId: number): Promise<StockLine[]> {
  return queries.lines(tx, orderId)
}

export async function readOrder(db: Db, id: number, reader: Reader = {}): Promise<Order> {
  const row = found(await queries.find(db, id, reader.ownerId), 'order_not_found')
  const [order] = await present(db, [row], reader)
  return found(order, 'order_not_found')
}

/** An order of another account, or of another link, is reported as not found. */
export async function readOrderAs(db: Db, holder: OrderHolder, id: number): Promise<Order> {
  if (holder.role === 'admin') return readOrder(db, id, { forAdmin: true })
  if (holder.role !== 'link') return readOrder(db, id, { ownerId: holder.id })
  if (holder.orderId !== id) throw new AppError('order_not_found')
  return readOrder(db, id, { byLink: true })
}

/** Whether the holder may do with it what its buyer may. */
export function isHeldBy({ id, userId }: Pick<LockedOrder, 'id' | 'userId'>, holder: OrderHolder): boolean {
  return holder.role === 'link' ? holder.orderId === id : holder.id === userId
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
  return { orders: await present(db, shown, { forAdmin: actor.role === 'admin' }), nextCursor }
}

export async function idOfNumber(db: Db, number: number): Promise<number> {
  return found(await queries.idOfNumber(db, number), 'order_not_found')
}

async function present(
  db: Db,
  rows: readonly OrderRow[],
  { forAdmin = false, byLink = false }: Reader,
): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const items = Map.groupBy(await queries.items(db, ids), ({ orderId }) => orderId)
  const refunds = Map.groupBy(forAdmin ? await queries.refunds(db, ids) : [], ({ orderId }) => orderId)
  const paidOnTop = Map.groupBy(
    forAdmin ? await queries.compensations(db, ids) : [],
    ({ orderId }) => orderId,
  )
  const shipments = Map.groupBy(await queries.shipments(db, ids), ({ orderId }) => orderId)
  const charges = Map.groupBy(await queries.charges(db, ids), ({ orderId }) => orderId)
  const extras = Map.groupBy(await queries.openExtras(db, ids), ({ orderId }) => orderId)
  return rows.map((row) => ({
    ...presentOrder(row),
    paymentMethod: charges.get(row.id)?.[0]?.paymentMethod ?? null,
    items: (items.get(row.id) ?? []).map((item) => ({
      ...presentItem(item, byLink ? row : undefined),
      ...(forAdmin && presentAgreedPrice(item)),
    })),
    ...presentCharges(row, charges.get(row.id) ?? [], extras.get(row.id)),
    ...presentShipments(shipments.get(row.id), forAdmin),
    ...(forAdmin && {
      ...presentForAdmin(row),
      ...presentPayment(charges.get(row.id)?.[0]),
      refunds: (refunds.get(row.id) ?? []).map(presentRefund),
      ...(paidOnTop.has(row.id) && { compensations: paidOnTop.get(row.id) }),
    }),
  }))
}
