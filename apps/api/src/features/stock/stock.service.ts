/**
 * The only module that moves stock. A unit is available, reserved by an open order, or sold; every move is written to
 * the ledger in the same transaction. A product counts its units together or by size and colour (`stock_mode`); callers
 * need not know. Products are always locked in the order of their ids, and their variants after them: two carts with
 * the same products in opposite order could otherwise deadlock. Callers that also lock an order lock it first.
 */

import { variantKey } from '@shop/contract/cart'
import type { OfferKind } from '@shop/contract/offers'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { recordMovements } from './movements.service.ts'
import * as queries from './stock.queries.ts'

export interface StockLine {
  productId: number
  size: string
  color: string
  quantity: number
  offer: OfferKind
}

/** The reason recorded in the ledger. */
export interface StockReason {
  orderId?: number
  actorId?: number | null
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
  await openAll(tx, [line], reason)
}

/** A recount: the difference is applied, never a total, so that concurrent sales are not lost. */
export async function adjust(tx: Tx, line: StockCount, reason: StockReason): Promise<void> {
  await adjustAll(tx, [line], reason)
}

/** The initial stock of many new products. */
export async function openAll(tx: Tx, lines: readonly StockCount[], reason: StockReason): Promise<void> {
  await countAll(tx, 'initial', lines, reason)
}

/** Recounts of many products that count their units together; each at most once. */
export async function adjustAll(tx: Tx, lines: readonly StockCount[], reason: StockReason): Promise<void> {
  await countAll(
    tx,
    'adjustment',
    lines.filter(({ difference }) => difference !== 0),
    reason,
  )
}

/** The same for variants of products that count by size and colour. */
export async function adjustVariants(
  tx: Tx,
  counts: readonly VariantCount[],
  reason: StockReason,
): Promise<void> {
  const changes = counts
    .filter(({ difference }) => difference !== 0)
    .map(({ difference, ...variant }) => ({ ...variant, available: difference, reserved: 0 }))
  if (changes.length === 0) return
  await queries.ensureVariants(tx, changes)
  const changed = await queries.changeVariants(tx, changes)
  const ids = new Map(changed.map((variant) => [variantKey(variant), variant.id]))
  const movements = changes.map(({ productId, size, color, available }) => {
    const variantId = ids.get(variantKey({ productId, size, color }))
    if (variantId === undefined) throw shortage('adjustment', `a variant of product ${productId}`, -available)
    return { productId, size, color, variantId, kind: 'adjustment' as const, availableChange: available }
  })
  await recordMovements(
    tx,
    movements.map((movement) => ({ ...movement, ...reason })),
  )
}

export interface StockCount {
  productId: number
  difference: number
}

export interface VariantCount extends StockCount {
  size: string
  color: string
}

async function move(
  tx: Tx,
  kind: keyof typeof perUnit,
  all: readonly StockLine[],
  reason: StockReason,
): Promise<void> {
  // What is sewn to order takes no unit, and gives none back.
  const lines = all.filter(({ offer }) => offer === 'ready')
  if (lines.length === 0) return
  const counters = perUnit[kind]
  const variantIds = await apply(tx, kind, lines)
  const movements = lines.map((line) => ({
    productId: line.productId,
    size: line.size,
    color: line.color,
    variantId: variantIds.get(variantKey(line)) ?? null,
    kind,
    availableChange: counters.available * line.quantity,
    reservedChange: counters.reserved * line.quantity,
    soldChange: counters.sold * line.quantity,
    ...reason,
  }))
  await recordMovements(tx, movements)
}

/** Changes the counters, and returns the variants of the lines that are counted by variant. */
async function apply(
  tx: Tx,
  kind: keyof typeof perUnit,
  lines: readonly StockLine[],
): Promise<Map<string, number>> {
  const { available, reserved } = perUnit[kind]
  const times = (line: StockLine) => ({
    ...line,
    available: available * line.quantity,
    reserved: reserved * line.quantity,
  })
  // One statement for all products: other transactions wait for these rows, so round trips must be few.
  const products = added(lines, ({ productId }) => String(productId))
  const results = await queries.change(tx, products.map(times))
  const pooled = new Set(results.filter(({ isChanged }) => isChanged).map(({ id }) => id))
  const varied = new Set(results.filter((one) => one.stockMode === 'per_variant').map(({ id }) => id))
  for (const { productId, quantity } of products) {
    if (!pooled.has(productId) && !varied.has(productId))
      throw shortage(kind, `product ${productId}`, quantity)
  }
  const variants = added(
    lines.filter(({ productId }) => varied.has(productId)),
    variantKey,
  )
  if (variants.length === 0) return new Map()
  if (available > 0) await queries.ensureVariants(tx, variants.map(times))
  const changed = await queries.changeVariants(tx, variants.map(times))
  const ids = new Map(changed.map((variant) => [variantKey(variant), variant.id]))
  for (const variant of variants) {
    const { productId, quantity } = variant
    if (!ids.has(variantKey(variant))) throw shortage(kind, `a variant of product ${productId}`, quantity)
  }
  return ids
}

async function countAll(
  tx: Tx,
  kind: 'initial' | 'adjustment',
  lines: readonly StockCount[],
  reason: StockReason,
) {
  if (lines.length === 0) return
  const changes = lines.map(({ productId, difference }) => ({
    productId,
    available: difference,
    reserved: 0,
  }))
  const results = await queries.change(tx, changes)
  const changed = new Set(results.filter(({ isChanged }) => isChanged).map(({ id }) => id))
  for (const { productId, difference } of lines) {
    if (!changed.has(productId)) throw shortage(kind, `product ${productId}`, -difference)
  }
  await recordMovements(
    tx,
    lines.map(({ productId, difference }) => ({ productId, kind, availableChange: difference, ...reason })),
  )
}

/** One line for each key, with the sum of the quantities. */
function added(lines: readonly StockLine[], keyOf: (line: StockLine) => string): StockLine[] {
  const sums = new Map<string, StockLine>()
  for (const line of lines) {
    const key = keyOf(line)
    sums.set(key, { ...line, quantity: (sums.get(key)?.quantity ?? 0) + line.quantity })
  }
  return [...sums.values()]
}

function shortage(kind: string, what: string, quantity: number): Error {
  const cause = new Error(`${what} has fewer than ${quantity} units that could be ${kind}`)
  // Releasing or selling units that are not held is a bug, not a lack of stock.
  return kind === 'released' || kind === 'sold' ? cause : new AppError('out_of_stock', { cause })
}
