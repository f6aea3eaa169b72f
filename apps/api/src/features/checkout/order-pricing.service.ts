/** Prices an order. Only the selected variants and quantities come from the browser; its total is only compared. */
import { type LineChoice, lineKey, mostOfLine, totalCents as sumOf, variantKey } from '@shop/contract/cart'
import { chargeCents } from '@shop/contract/constants'
import { madeToMeasureSize, offerPrice } from '@shop/contract/offers'
import {
  type OrderDraft,
  type OrderLine,
  type PricesChanged,
  pricesChanged,
} from '@shop/contract/order-draft'
import { z } from 'zod'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { offeredChoices } from '../../lib/offered-choices.ts'
import { type AppliedCoupon, applyCoupon } from '../coupons/coupon-terms.service.ts'
import type { StockLine } from '../stock/stock.service.ts'
import * as queries from './order-pricing.queries.ts'

export interface PricedLine extends ChosenLine {
  productName: string
  unitPriceCents: number
  discountCents: number
}

interface ChosenLine extends StockLine {
  baseSize: string | null
  measurementVersionId: number | null
}

export interface Priced {
  lines: PricedLine[]
  /** After the discount. */
  totalCents: number
  applied: AppliedCoupon | undefined
}

interface Held {
  /** The order that is sent again. */
  orderId?: number
  lines: readonly StockLine[]
}

interface Product extends Row {
  /** Not locked: units returned in this very moment still count as sold out. */
  soldOut?: true
}
type Row = Awaited<ReturnType<typeof queries.lockProducts>>[number]

/**
 * Locks the products, including those already `held`, and returns their current prices. Throws when they are
 * unavailable or when the total differs from the browser's. Units that the order itself holds count as available.
 */
export async function priceOrder(
  tx: Tx,
  { items, totalCents: expected, couponCode }: Pick<OrderDraft, 'items' | 'totalCents' | 'couponCode'>,
  { orderId, lines: held }: Held = { lines: [] },
): Promise<Priced> {
  const { lines: full, units, isSoldOut } = await priceLines(tx, items, held)
  const applied = couponCode === undefined ? undefined : await applyCoupon(tx, couponCode, full, orderId)
  const discountCents = applied?.discountCents ?? 0
  const priced = full.map((line, at) => ({ ...line, discountCents: applied?.lineCents[at] ?? 0 }))
  const totalCents = sumOf(full) - discountCents

  const terms = (): PricesChanged => ({
    totalCents,
    ...(applied && { discountCents }),
    items: full.map(({ unitPriceCents: priceCents, offer, ...line }) => ({
      ...line,
      ...(offer !== 'ready' && { offer }),
      priceCents,
      stockQuantity: units.of({ ...line, offer }),
    })),
  })
  if (full.some(isSoldOut)) {
    throw new AppError('out_of_stock', { details: z.encode(pricesChanged, terms()) })
  }
  if (totalCents !== expected) {
    throw new AppError('prices_changed', { details: z.encode(pricesChanged, terms()) })
  }
  if (totalCents > chargeCents.max) throw new AppError('order_not_payable')
  return { lines: priced, totalCents, applied }
}

/** Locks the products: the lines at the prices of the shop, and whether there are units for them. */
export async function priceLines(tx: Tx, items: readonly OrderLine[], held: readonly StockLine[] = []) {
  const lines = mergeLines(items)
  const products = await lockProducts(tx, lines, held)
  const full = lines.map((line) => {
    const product = offered(line, products.get(line.productId))
    return { ...line, productName: product.name, unitPriceCents: unitPrice(line, product) }
  })
  const units = await unitsFor(tx, [...products.values()], held)
  const isSoldOut = (line: ChosenLine) =>
    line.offer === 'ready' &&
    (products.get(line.productId)?.soldOut === true || units.sharedWith(line, lines) > units.of(line))
  return { lines: full, units, isSoldOut }
}

async function lockProducts(tx: Tx, lines: readonly StockLine[], held: readonly StockLine[]) {
  const heldIds = held.map(({ productId }) => productId)
  const ids = [...new Set([...lines.map(({ productId }) => productId), ...heldIds])]
  const wanted = lines.filter(({ offer }) => offer === 'ready')
  const products = new Map<number, Product>(
    (await queries.lockProducts(tx, ids, { wanted, held: heldIds })).map((product) => [product.id, product]),
  )
  if (products.size === ids.length) return products
  const left = await queries.readProducts(
    tx,
    ids.filter((id) => !products.has(id)),
  )
  for (const product of left) products.set(product.id, { ...product, stockAvailable: 0, soldOut: true })
  return products
}

/** The same variant listed twice becomes one line with the limit of one. */
function mergeLines(items: readonly OrderLine[]): ChosenLine[] {
  const lines = new Map<string, ChosenLine>()
  for (const item of items) {
    const { productId, size, color, quantity, offer = 'ready' } = item
    const { baseSize = null, measurementVersionId = null } = item
    const key = lineKey(item)
    const before = lines.get(key)?.quantity ?? 0
    const isMeasured = offer === 'made_to_measure'
    lines.set(key, {
      productId,
      size,
      color,
      quantity: before + quantity,
      offer,
      baseSize: isMeasured ? baseSize : null,
      measurementVersionId: isMeasured ? measurementVersionId : null,
    })
  }
  const merged = [...lines.values()]
  const beyond = merged.find((line) => line.quantity > mostOfLine(line))
  if (beyond) {
    const most = mostOfLine(beyond)
    const message = `Escolha no máximo ${most} ${most === 1 ? 'unidade' : 'unidades'} de cada item.`
    throw new AppError('invalid_input', { fields: { items: message } })
  }
  return merged
}

function offered({ productId: id, size, color, offer, baseSize }: ChosenLine, product?: Product): Product {
  const details = { items: [{ id, size, color }] }
  if (product === undefined || product.deletedAt !== null || product.hidden) {
    throw new AppError('product_unavailable', { details })
  }
  const { sizes, colors } = offeredChoices(product)
  const isMade =
    offer === 'made_to_measure'
      ? size === madeToMeasureSize && (baseSize === null || sizes.includes(baseSize))
      : sizes.includes(size)
  if (!isMade || !colors.includes(color)) {
    throw new AppError('option_unavailable', { details })
  }
  return product
}

/** The price of the product and what the chosen offer changes in it. Whatever the browser says, only an open one counts. */
function unitPrice(
  { productId: id, size, color, offer }: ChosenLine,
  { priceCents, offers }: Product,
): number {
  const saved = offers.find(({ kind }) => kind === offer)
  if (!(saved?.isOpen ?? offer === 'ready')) {
    throw new AppError('offer_unavailable', { details: { items: [{ id, size, color, offer }] } })
  }
  return offerPrice(priceCents, saved?.priceChangeCents ?? 0)
}

/** The units that a ready line can get: those of its product, or of its variant where units are counted by size and colour. */
async function unitsFor(tx: Tx, products: readonly Product[], held: readonly StockLine[]) {
  const pooled = new Map(
    products
      .filter(({ stockMode }) => stockMode === 'pooled')
      .map(({ id, stockAvailable }) => [id, stockAvailable]),
  )
  const varied = products.map(({ id }) => id).filter((id) => !pooled.has(id))
  const variants = new Map(
    (varied.length === 0 ? [] : await queries.readVariants(tx, varied)).map((variant) => [
      variantKey(variant),
      variant.stockAvailable,
    ]),
  )
  const keyOf = (line: LineChoice) => (pooled.has(line.productId) ? String(line.productId) : variantKey(line))
  const sharedWith = (line: StockLine, others: readonly StockLine[]) =>
    others
      .filter((other) => other.offer === 'ready' && keyOf(other) === keyOf(line))
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    sharedWith,
    of: (line: StockLine) =>
      (pooled.get(line.productId) ?? variants.get(variantKey(line)) ?? 0) + sharedWith(line, held),
  }
}
