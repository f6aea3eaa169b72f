import {
  type CartLine,
  itemCount,
  type LineChoice,
  lineKey,
  mostOfLine,
  quantityLimit,
  stockKey,
  unitsOf,
} from '@shop/contract/cart'
import { offerOf, offerPrice } from '@shop/contract/offers'
import type { Product } from '@shop/contract/products'

/** The product fields that a cart line shows and checks. */
export type CurrentProduct = Pick<
  Product,
  'id' | 'name' | 'priceCents' | 'stockQuantity' | 'variants' | 'offers' | 'sizes' | 'colors' | 'pictures'
>

/** A line of the unpaid order of this cart. */
export type HeldLine = LineChoice & { quantity: number }

export type LineChange =
  | { kind: 'price'; from: number; to: number }
  | { kind: 'fewer'; from: number; to: number }
  | { kind: 'sold-out' | 'not-made' | 'not-offered' | 'gone' }

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
  held: readonly HeldLine[] = [],
): ReviewedLine[] {
  if (!products) return lines.map(unreviewed)
  const reviewed: ReviewedLine[] = []
  for (const line of lines) {
    const product = products.get(line.productId)
    const before = reviewed.filter(({ buyable }) => buyable)
    const left = product ? stockFor(product, line, held) - itemCount(sharing(product, line, before)) : 0
    reviewed.push(reviewLine(line, product, Math.min(mostOfLine(line), left)))
  }
  return reviewed.map((line) => withBound(line, reviewed, held))
}

/** The units that this line could get if it were alone in the cart. */
function stockFor(product: CurrentProduct, line: LineChoice, held: readonly HeldLine[]): number {
  return unitsOf(product, line) + itemCount(sharing(product, line, held))
}

function sharing<Line extends LineChoice>(product: CurrentProduct, line: LineChoice, lines: readonly Line[]) {
  return lines.filter((other) => stockKey(product, other) === stockKey(product, line))
}

function reviewLine(line: CartLine, product: CurrentProduct | undefined, most: number): ReviewedLine {
  const unbuyable = (kind: 'sold-out' | 'not-made' | 'not-offered' | 'gone') => ({
    ...unreviewed(line),
    product,
    changes: [{ kind }],
    buyable: false,
  })
  if (!product) return unbuyable('gone')
  const offer = offerOf(product, line.offer)
  const isSize = line.offer === 'made_to_measure' || product.sizes.includes(line.size)
  if (!isSize || !product.colors.includes(line.color)) return unbuyable('not-made')
  if (!offer && line.offer !== undefined) return unbuyable('not-offered')
  if (most <= 0) return unbuyable('sold-out')
  const { name, priceCents } = product
  const unitPriceCents = offerPrice(priceCents, offer?.priceChangeCents ?? 0)
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
  held: readonly HeldLine[],
): ReviewedLine {
  const { product } = line
  if (!product || !line.buyable) return line
  const stock = stockFor(product, line, held)
  const sharers = sharing(
    product,
    line,
    lines.filter(({ buyable }) => buyable),
  )
  const limit = quantityLimit(line, sharers, stock)
  if (line.quantity < limit) return { ...line, limit }
  if (limit === mostOfLine(line)) return { ...line, limit, bound: { by: 'line' } }
  const shared = sharers.some((other) => lineKey(other) !== lineKey(line))
  return { ...line, limit, bound: { by: 'stock', stock, shared } }
}

function unreviewed(line: CartLine): ReviewedLine {
  const limit = mostOfLine(line)
  const bound = line.quantity >= limit ? ({ by: 'line' } as const) : undefined
  return { ...line, product: undefined, changes: [], buyable: true, limit, bound }
}

/** The line as it is stored, with the shop's current data. */
export function toStoredLine(line: CartLine): CartLine {
  const { cartId, productId, name, unitPriceCents, size, color, quantity, offer, baseSize } = line
  return {
    cartId,
    productId,
    name,
    unitPriceCents,
    size,
    color,
    quantity,
    ...(offer && { offer }),
    ...(baseSize && { baseSize }),
  }
}
