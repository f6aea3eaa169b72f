/**
 * The only module that moves stock. A unit is available, reserved by an open order, or sold; every move is written to
 * the ledger in the same transaction. Lines include size and colour although units are currently counted per product,
 * so that counting per variant will not change the callers. Products are always changed in the order of their ids: two
 * carts with the same products in opposite order could otherwise deadlock. Callers that also lock an order lock it
 * first.
 */
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import * as queries from './stock.queries.ts'

export interface StockLine {
  productId: number
  size: string
  color: string
  quantity: number
}

/** The reason recorded in the ledger. */
export interface StockReason {
  orderId?: number
  actorId?: number
  note?: string
}

const perUnit = {
  reserved: { available: -1, reserved: 1, sold: 0 },
  released: { available: 1, reserved: -1, sold: 0 },
  sold: { available: 0, reserved: -1, sold: 1 },
  taken: { available: -1, reserved: 0, sold: 1 },
  returned: { available: 1, reserved: 0, sold: -1 },
}

/** Holds the units for an unpaid order: all of them, or throws `out_of_stock` and holds none. */
export function reserve(tx: Tx, lines: readonly StockLine[], reason: StockReason): Promise<void> {
  return move(tx, 'reserved', lines, reason)
}

/** Releases held units: the order expired or shrank. */
export function release(tx: Tx, lines: readonly StockLine[], reason: StockReason): Promise<void> {
  return move(tx, 'released', lines, reason)
}

/** Sells the held units of an order that was paid. */
export function sell(tx: Tx, lines: readonly StockLine[], reason: StockReason): Promise<void> {
  return move(tx, 'sold', lines, reason)
}

/** A sale without a hold: made in the atelier, or an expired order that is resumed. */
export function take(tx: Tx, lines: readonly StockLine[], reason: StockReason): Promise<void> {
  return move(tx, 'taken', lines, reason)
}

/** Sold units were returned and can be bought again. */
export function restock(tx: Tx, lines: readonly StockLine[], reason: StockReason): Promise<void> {
  return move(tx, 'returned', lines, reason)
}

/** The initial stock of a new product. */
export async function open(tx: Tx, line: StockCount, reason: StockReason = {}): Promise<void> {
  await count(tx, 'initial', line, reason)
}

/** A recount: the difference is applied, never a total, so that concurrent sales are not lost. */
export async function adjust(tx: Tx, line: StockCount, reason: StockReason): Promise<void> {
  if (line.difference !== 0) await count(tx, 'adjustment', line, reason)
}

export interface StockCount {
  productId: number
  size?: string
  color?: string
  difference: number
}

async function move(
  tx: Tx,
  kind: keyof typeof perUnit,
  lines: readonly StockLine[],
  reason: StockReason,
): Promise<void> {
  const counters = perUnit[kind]
  if (lines.length === 0) return
  const quantities = [...quantitiesOf(lines)]
  const changes = quantities.map(([productId, quantity]) => ({
    productId,
    available: counters.available * quantity,
    reserved: counters.reserved * quantity,
  }))
  // One statement for all of them: other transactions wait for these rows, so round trips must be few.
  const changed = new Set(await queries.change(tx, changes))
  for (const [productId, quantity] of quantities) {
    if (!changed.has(productId)) throw shortage(kind, productId, quantity)
  }
  const movements = lines.map(({ productId, size, color, quantity }) => ({
    productId,
    size,
    color,
    kind,
    availableChange: counters.available * quantity,
    reservedChange: counters.reserved * quantity,
    soldChange: counters.sold * quantity,
    ...reason,
  }))
  await queries.insertMovements(tx, movements)
}

async function count(tx: Tx, kind: 'initial' | 'adjustment', line: StockCount, reason: StockReason) {
  const { difference, ...movement } = line
  const { productId } = line
  const changed = await queries.change(tx, [{ productId, available: difference, reserved: 0 }])
  if (changed.length === 0) throw shortage(kind, productId, -difference)
  await queries.insertMovements(tx, [{ ...movement, kind, availableChange: difference, ...reason }])
}

function quantitiesOf(lines: readonly StockLine[]): Map<number, number> {
  const totals = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    totals.set(productId, (totals.get(productId) ?? 0) + quantity)
  }
  return totals
}

function shortage(kind: string, productId: number, quantity: number): Error {
  const cause = new Error(`product ${productId} has fewer than ${quantity} units that could be ${kind}`)
  // Releasing or selling units that are not held is a bug, not a lack of stock.
  return kind === 'released' || kind === 'sold' ? cause : new AppError('out_of_stock', { cause })
}
