/** Which units return to stock with a refund: listed when it is requested, returned when the refund succeeds. */
import type { RefundRequest } from '@shop/contract/orders'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import * as stock from '../stock/stock.service.ts'
import type { PaymentOrder } from './payments.queries.ts'
import * as orders from './payments.queries.ts'
import * as queries from './refund-items.queries.ts'

export interface ReturnedItem {
  itemId: number
  quantity: number
}

interface Choice {
  request: Pick<RefundRequest, 'items' | 'restock'>
  /** The refund covers all the remaining money. */
  isRest: boolean
}

/** The units that a refund will return, checked under the order's lock. */
export async function unitsToReturn(
  tx: Tx,
  order: PaymentOrder,
  { request: { items, restock }, isRest }: Choice,
): Promise<ReturnedItem[]> {
  const isGiven = items !== undefined && items.length > 0
  if (isGiven && restock === false) throw wrongItems('Diga quais peças voltam ao estoque, ou nenhuma.')
  if (!isGiven && restock !== true) return []
  const out = await unitsOut(tx, order)
  if (items !== undefined) return checked(items, out)
  if (!isRest) throw wrongItems('Diga quais peças voltam ao estoque com uma parte do valor.')
  return [...out].flatMap(([itemId, quantity]) => (quantity > 0 ? [{ itemId, quantity }] : []))
}

/** Units sold and neither returned nor reserved by a pending refund, by item. Only sold units can be returned. */
async function unitsOut(tx: Tx, { id, stockState }: PaymentOrder): Promise<Map<number, number>> {
  const rows = await queries.quantities(tx, id)
  return new Map(
    rows.map(({ itemId, quantity, returned, promised }) => [
      itemId,
      stockState === 'sold' ? quantity - returned - promised : 0,
    ]),
  )
}

function checked(items: readonly ReturnedItem[], out: ReadonlyMap<number, number>): ReturnedItem[] {
  const isOfOrder = items.every(({ itemId }) => out.has(itemId))
  const isTwice = new Set(items.map(({ itemId }) => itemId)).size < items.length
  if (!isOfOrder || isTwice) throw wrongItems('Escolha cada peça deste pedido uma só vez.')
  if (items.some(({ itemId, quantity }) => quantity > (out.get(itemId) ?? 0)))
    throw new AppError('return_too_large')
  return [...items]
}

function wrongItems(message: string): AppError {
  return new AppError('invalid_input', { fields: { items: message } })
}

/** Whether a request with a known id lists the same units. */
export async function isSameReturn(
  tx: Tx,
  refund: { id: number; restock: boolean },
  { items, restock = false }: RefundRequest,
): Promise<boolean> {
  if (items === undefined) return refund.restock === restock
  const promised = await queries.itemsOf(tx, refund.id)
  const quantities = new Map(items.map(({ itemId, quantity }) => [itemId, quantity]))
  return (
    quantities.size === promised.length &&
    promised.every((one) => quantities.get(one.itemId) === one.quantity)
  )
}

/** Returns these units at once, with a cancellation. */
export async function returnItems(
  tx: Tx,
  { id: orderId }: PaymentOrder,
  items: readonly ReturnedItem[],
  actorId: number,
): Promise<void> {
  if (items.length === 0) return
  const quantities = new Map(items.map(({ itemId, quantity }) => [itemId, quantity]))
  const lines = await queries.linesOfItems(tx, [...quantities.keys()])
  await stock.restock(
    tx,
    lines.map(({ id, ...line }) => ({ ...line, quantity: quantities.get(id) ?? 0 })),
    { orderId, actorId },
  )
  await queries.addReturnedItems(tx, items)
  await followReturns(tx, orderId)
}

/** Returns the units of a refund that succeeded. The order becomes `returned` only when all its units are back. */
export async function returnUnits(tx: Tx, order: PaymentOrder, refundId: number): Promise<void> {
  if (order.stockState !== 'sold') return
  const { id: orderId } = order
  const lines = await queries.linesOf(tx, refundId)
  if (lines.length === 0) return
  await stock.restock(tx, lines, { orderId })
  await queries.addReturned(tx, refundId)
  await followReturns(tx, orderId)
}

async function followReturns(tx: Tx, orderId: number): Promise<void> {
  if (await queries.isAllReturned(tx, orderId)) await orders.update(tx, orderId, { stockState: 'returned' })
}
