/**
 * Changes how a product counts its units: together, or by size and colour. The ledger shows both sides of the change,
 * so that the movements of each variant add up to its counters: held units are released and reserved again for the
 * same orders, everything else is an adjustment.
 */
import { variantKey } from '@shop/contract/cart'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { recordMovements } from './movements.service.ts'
import * as queries from './stock-count.queries.ts'

export interface Counted {
  product: queries.LockedProduct
  /** Who counted; null for the demo's own data. */
  actorId: number | null
}

interface Units {
  size: string
  color: string
  quantity: number
}

/** Units of sizes and colours that are no longer offered stay countable as long as an order holds them. */
export async function separate(tx: Tx, { product, actorId }: Counted, counts: readonly Units[]) {
  const productId = product.id
  const held = await queries.heldLines(tx, productId)
  await undo(tx, { productId, actorId }, held.map(pooledLine), [
    { quantity: product.stockAvailable + unitsOf(held) },
  ])
  await queries.setMode(tx, productId, 'per_variant')
  const keyOf = (units: Units | queries.HeldLine) => variantKey({ productId, ...units })
  const reserved = Map.groupBy(held, keyOf)
  const all = new Map(
    [...held.map((line) => ({ ...line, quantity: 0 })), ...counts].map((units) => [keyOf(units), units]),
  )
  const variants = await queries.insertVariants(
    tx,
    [...all].map(([key, { size, color, quantity }]) => ({
      productId,
      size,
      color,
      stockAvailable: quantity,
      stockReserved: unitsOf(reserved.get(key) ?? []),
    })),
  )
  const ids = new Map(variants.map((variant) => [variantKey({ productId, ...variant }), variant.id]))
  await record(
    tx,
    { productId, actorId },
    variants.map(({ id: variantId, size, color, stockAvailable, stockReserved }) => ({
      variantId,
      size,
      color,
      quantity: stockAvailable + stockReserved,
    })),
    held.map((line) => ({ ...line, variantId: ids.get(keyOf(line)) ?? null })),
  )
}

export async function join(tx: Tx, { product, actorId }: Counted, quantity: number) {
  const productId = product.id
  const held = await queries.heldLines(tx, productId)
  const variants = await queries.variants(tx, productId)
  const ids = new Map(variants.map((variant) => [variantKey({ productId, ...variant }), variant.id]))
  await undo(
    tx,
    { productId, actorId },
    held.map((line) => ({ ...line, variantId: ids.get(variantKey({ productId, ...line })) ?? null })),
    variants.map(({ id: variantId, size, color, stockAvailable, stockReserved }) => ({
      variantId,
      size,
      color,
      quantity: stockAvailable + stockReserved,
    })),
  )
  await queries.setMode(tx, productId, 'pooled')
  await queries.removeVariants(
    tx,
    variants.map(({ id }) => id),
  )
  const stockReserved = unitsOf(held)
  await queries.setPooled(tx, productId, { stockAvailable: quantity, stockReserved })
  await record(tx, { productId, actorId }, [{ quantity: quantity + stockReserved }], held.map(pooledLine))
}

/** A count typed while units were sold would bring them back, and which of the variants was sold cannot be known. */
export function rejectIfSold(now: number, stockRead: number | undefined) {
  if (stockRead !== now) throw new AppError('stock_changed', { details: { stockQuantity: now } })
}

interface Ledger {
  productId: number
  actorId: number | null
}

interface Line extends queries.HeldLine {
  variantId: number | null
}

interface Adjusted {
  variantId?: number
  size?: string
  color?: string
  quantity: number
}

const pooledLine = (line: queries.HeldLine): Line => ({ ...line, variantId: null })

function undo(tx: Tx, ledger: Ledger, held: readonly Line[], adjusted: readonly Adjusted[]) {
  const movements = [
    ...held.map(({ quantity, ...line }) => ({
      ...ledger,
      ...line,
      kind: 'released' as const,
      availableChange: quantity,
      reservedChange: -quantity,
    })),
    ...adjustments(ledger, adjusted, -1),
  ]
  return recordMovements(tx, movements)
}

function record(tx: Tx, ledger: Ledger, adjusted: readonly Adjusted[], held: readonly Line[]) {
  const movements = [
    ...adjustments(ledger, adjusted, 1),
    ...held.map(({ quantity, ...line }) => ({
      ...ledger,
      ...line,
      kind: 'reserved' as const,
      availableChange: -quantity,
      reservedChange: quantity,
    })),
  ]
  return recordMovements(tx, movements)
}

function adjustments(ledger: Ledger, adjusted: readonly Adjusted[], sign: 1 | -1) {
  return adjusted
    .filter(({ quantity }) => quantity !== 0)
    .map(({ quantity, ...variant }) => ({
      ...ledger,
      ...variant,
      kind: 'adjustment' as const,
      availableChange: sign * quantity,
    }))
}

function unitsOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
