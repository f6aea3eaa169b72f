/** Prices an order. Only the selected variants and quantities come from the browser; its total is only compared. */
import { lineKey } from '@shop/contract/cart'
import { chargeCents, defaultColors, defaultSizes, maxQuantityPerLine } from '@shop/contract/constants'
import {
  type OrderDraft,
  type OrderLine,
  type PricesChanged,
  pricesChanged,
} from '@shop/contract/order-draft'
import { z } from 'zod'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { StockLine } from '../stock/stock.service.ts'
import * as queries from './order-pricing.queries.ts'

export interface PricedLine extends StockLine {
  productName: string
  unitPriceCents: number
}

export interface Priced {
  lines: PricedLine[]
  totalCents: number
}

type Product = Awaited<ReturnType<typeof queries.lockProducts>>[number]

/**
 * Locks the products, including those already `held`, and returns their current prices. Throws when they are
 * unavailable or when the total differs from the browser's. Units that the order itself holds count as available.
 */
export async function priceOrder(
  tx: Tx,
  { items, totalCents: expected }: Pick<OrderDraft, 'items' | 'totalCents'>,
  held: readonly StockLine[] = [],
): Promise<Priced> {
  const lines = mergeLines(items)
  const products = await lockProducts(tx, lines, held)
  const offers = lines.map((line) => ({ line, product: offered(line, products.get(line.productId)) }))
  const priced = offers.map(({ line, product }) => ({
    ...line,
    productName: product.name,
    unitPriceCents: product.priceCents,
  }))
  const totalCents = priced.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)

  const stockOf = (product: Product) => product.stockAvailable + productsOf(product.id, held)
  const terms = (): PricesChanged => ({
    totalCents,
    items: offers.map(({ line, product }) => ({
      ...line,
      priceCents: product.priceCents,
      stockQuantity: stockOf(product),
    })),
  })
  if (offers.some(({ product }) => productsOf(product.id, lines) > stockOf(product))) {
    throw new AppError('out_of_stock', { details: z.encode(pricesChanged, terms()) })
  }
  if (totalCents !== expected) {
    throw new AppError('prices_changed', { details: z.encode(pricesChanged, terms()) })
  }
  if (totalCents > chargeCents.max) throw new AppError('order_not_payable')
  return { lines: priced, totalCents }
}

async function lockProducts(tx: Tx, lines: readonly StockLine[], held: readonly StockLine[]) {
  const heldIds = held.map(({ productId }) => productId)
  const ids = [...new Set([...lines.map(({ productId }) => productId), ...heldIds])]
  const products = new Map(
    (await queries.lockProducts(tx, ids, heldIds)).map((product) => [product.id, product]),
  )
  if (products.size === ids.length) return products
  const left = await queries.readProducts(
    tx,
    ids.filter((id) => !products.has(id)),
  )
  // These are not locked: units returned in this very moment still count as sold out.
  for (const product of left) products.set(product.id, { ...product, stockAvailable: 0 })
  return products
}

/** The same variant listed twice becomes one line with the limit of one. */
function mergeLines(items: readonly OrderLine[]): StockLine[] {
  const lines = new Map<string, StockLine>()
  for (const item of items) {
    const { productId, size, color, quantity } = item
    const key = lineKey(item)
    const before = lines.get(key)?.quantity ?? 0
    lines.set(key, { productId, size, color, quantity: before + quantity })
  }
  const merged = [...lines.values()]
  if (merged.some(({ quantity }) => quantity > maxQuantityPerLine)) {
    const message = `Escolha no máximo ${maxQuantityPerLine} unidades de cada item.`
    throw new AppError('invalid_input', { fields: { items: message } })
  }
  return merged
}

function offered({ productId: id, size, color }: StockLine, product: Product | undefined): Product {
  const details = { items: [{ id, size, color }] }
  if (product === undefined || product.deletedAt !== null || product.hidden) {
    throw new AppError('product_unavailable', { details })
  }
  const sizes = product.sizes.length > 0 ? product.sizes : defaultSizes
  const colors = product.colors.length > 0 ? product.colors : defaultColors
  if (!sizes.some((one) => one === size) || !colors.some((one) => one === color)) {
    throw new AppError('option_unavailable', { details })
  }
  return product
}

function productsOf(productId: number, lines: readonly StockLine[]): number {
  return lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0)
}
