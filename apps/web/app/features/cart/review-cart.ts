import { type CartLine, lineKey, quantityLimit } from '@shop/contract/cart'
import { maxQuantityPerLine } from '@shop/contract/constants'
import type { Product } from '@shop/contract/products'

/** The product fields that a cart line shows and checks. */
export type CurrentProduct = Pick<
  Product,
  'id' | 'name' | 'priceCents' | 'stockQuantity' | 'sizes' | 'colors' | 'pictures'
>

export type LineChange =
  | { kind: 'price'; from: number; to: number }
  | { kind: 'fewer'; from: number; to: number }
  | { kind: 'sold-out' | 'not-made' | 'gone' }

/** A line as it could be bought now. Differences from what the customer last saw are in `changes`. */
export interface ReviewedLine extends CartLine {
  product: CurrentProduct | undefined
  changes: LineChange[]
  /** False for a line that cannot be bought: the customer removes it, the shop never does so automatically. */
  buyable: boolean
  limit: number
  /** What limits the quantity of the line, once it has reached its maximum. */
  bound: { by: 'line' } | { by: 'stock'; stock: number; shared: boolean } | undefined
}

/**
 * Checks the stored lines against the catalogue. `held` is what an unpaid order of the same cart holds: it no longer
 * counts as stock, but is available to this customer.
 */
export function reviewCart(
  lines: readonly CartLine[],
  products: ReadonlyMap<number, CurrentProduct> | undefined,
  held: ReadonlyMap<number, number> = new Map(),
): ReviewedLine[] {
  if (!products) return lines.map(unreviewed)
  const left = new Map(
    [...products.values()].map(({ id, stockQuantity }) => [id, stockQuantity + (held.get(id) ?? 0)]),
  )
  const reviewed = lines.map((line) => {
    const product = products.get(line.productId)
    const most = Math.min(maxQuantityPerLine, left.get(line.productId) ?? 0)
    const next = reviewLine(line, product, most)
    if (next.buyable) left.set(line.productId, (left.get(line.productId) ?? 0) - next.quantity)
    return next
  })
  return reviewed.map((line) => withBound(line, reviewed, held))
}

function reviewLine(line: CartLine, product: CurrentProduct | undefined, most: number): ReviewedLine {
  const unbuyable = (kind: 'sold-out' | 'not-made' | 'gone') => ({
    ...unreviewed(line),
    product,
    changes: [{ kind }],
    buyable: false,
  })
  if (!product) return unbuyable('gone')
  if (!product.sizes.includes(line.size) || !product.colors.includes(line.color)) return unbuyable('not-made')
  if (most <= 0) return unbuyable('sold-out')
  const { name, priceCents: unitPriceCents } = product
  const quantity = Math.min(line.quantity, most)
  const changes: LineChange[] = []
  if (unitPriceCents !== line.unitPriceCents) {
    changes.push({ kind: 'price', from: line.unitPriceCents, to: unitPriceCents })
  }
  if (quantity < line.quantity) changes.push({ kind: 'fewer', from: line.quantity, to: quantity })
  return { ...unreviewed(line), name, unitPriceCents, quantity, product, changes }
}

function withBound(
  line: ReviewedLine,
  lines: readonly ReviewedLine[],
  held: ReadonlyMap<number, number>,
): ReviewedLine {
  if (!line.product || !line.buyable) return line
  const stock = line.product.stockQuantity + (held.get(line.productId) ?? 0)
  const others = lines.filter(({ buyable }) => buyable)
  const limit = quantityLimit(line, others, stock)
  if (line.quantity < limit) return { ...line, limit }
  if (limit === maxQuantityPerLine) return { ...line, limit, bound: { by: 'line' } }
  const shared = others.some(
    (other) => other.productId === line.productId && lineKey(other) !== lineKey(line),
  )
  return { ...line, limit, bound: { by: 'stock', stock, shared } }
}

function unreviewed(line: CartLine): ReviewedLine {
  const bound = line.quantity >= maxQuantityPerLine ? ({ by: 'line' } as const) : undefined
  return { ...line, product: undefined, changes: [], buyable: true, limit: maxQuantityPerLine, bound }
}

/** The line as it is stored, with the shop's current data. */
export function toStoredLine({
  cartId,
  productId,
  name,
  unitPriceCents,
  size,
  color,
  quantity,
}: CartLine): CartLine {
  return { cartId, productId, name, unitPriceCents, size, color, quantity }
}
