/** Which units go back to stock with a refund: named when it is requested, returned when the money is. */
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
  request: RefundRequest
  /** All the money that is left goes back. */
  isRest: boolean
}

/** The units that a refund promises to return, checked under the order's lock. */
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

/** What was sold and has neither come back nor been promised to, by item. Units that are not sold cannot come back. */
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

/** Whether a request under a known id asks for the same units again. */
export async function isSameReturn(
  tx: Tx,
  known: { id: number; restock: boolean },
  { items, restock = false }: RefundRequest,
): Promise<boolean> {
  if (items === undefined) return known.restock === restock
  const promised = await queries.itemsOf(tx, known.id)
  const asked = new Map(items.map(({ itemId, quantity }) => [itemId, quantity]))
  return asked.size === promised.length && promised.every((one) => asked.get(one.itemId) === one.quantity)
}

/** The money went back: so do the units. The order is `returned` only when nothing of it is out any more. */
export async function returnUnits(tx: Tx, order: PaymentOrder, refundId: number): Promise<void> {
  if (order.stockState !== 'sold') return
  const { id: orderId } = order
  const lines = await queries.linesOf(tx, refundId)
  if (lines.length === 0) return
  await stock.restock(tx, lines, { orderId })
  await queries.addReturned(tx, refundId)
  if (await queries.isAllReturned(tx, orderId)) await orders.update(tx, orderId, { stockState: 'returned' })
}
