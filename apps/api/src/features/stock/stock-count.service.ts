/** What the atelier counted: of a product, or of each size and colour. */
import { variantKey } from '@shop/contract/cart'
import type { ProductStock, StockCount } from '@shop/contract/stock'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { offeredChoices } from '../../lib/offered-choices.ts'
import { recordChange } from '../audit/audit.service.ts'
import { adjust, adjustVariants } from './stock.service.ts'
import * as queries from './stock-count.queries.ts'
import { readProductStock } from './stock-list.service.ts'
import { type Counted, join, rejectIfSold, separate } from './stock-mode.service.ts'

export function countStock(
  db: Db,
  productId: number,
  count: StockCount,
  auditContext: AuditContext,
): Promise<ProductStock> {
  return db.transaction().execute(async (tx) => {
    const product = found(await queries.lock(tx, productId), 'product_not_found')
    if (count.version !== undefined && count.version !== product.version) throw new AppError('stale_version')
    const before = await readProductStock(tx, productId)
    await apply(tx, { product, actorId: auditContext.actor.id }, count)
    const after = await readProductStock(tx, productId)
    await recordChange(tx, {
      ...auditContext,
      action: 'stock.count',
      objectType: 'product',
      objectId: productId,
      before,
      after,
    })
    return after
  })
}

async function apply(tx: Tx, counted: Counted, count: StockCount): Promise<void> {
  const { product, actorId } = counted
  const { id: productId, stockMode, stockAvailable } = product
  if (count.mode === 'pooled') {
    if (stockMode === 'pooled') {
      const difference = count.stockQuantity - count.stockRead
      return adjust(tx, { productId, difference }, { actorId })
    }
    rejectIfSold(stockAvailable, count.stockRead)
    return join(tx, counted, count.stockQuantity)
  }
  const lines = linesOf(product, count)
  if (stockMode === 'per_variant')
    return adjustVariants(tx, await differences(tx, productId, lines), { actorId })
  rejectIfSold(stockAvailable, count.stockRead)
  rejectIfIncomplete(product, lines)
  return separate(
    tx,
    counted,
    lines.map(({ size, color, stockQuantity }) => ({ size, color, quantity: stockQuantity })),
  )
}

type VariantCount = Extract<StockCount, { mode: 'per_variant' }>['variants'][number]

function linesOf(product: queries.LockedProduct, { variants }: Extract<StockCount, { mode: 'per_variant' }>) {
  const offered = offeredChoices(product)
  const keys = new Set(variants.map((variant) => variantKey({ productId: product.id, ...variant })))
  const isKnown = ({ size, color }: VariantCount) =>
    offered.sizes.includes(size) && offered.colors.includes(color)
  if (keys.size !== variants.length || !variants.every(isKnown)) throw wrongVariants()
  return variants
}

/** Without a count of every variant, the units of the others would silently vanish. */
function rejectIfIncomplete(product: queries.LockedProduct, lines: readonly VariantCount[]) {
  const { sizes, colors } = offeredChoices(product)
  if (lines.length !== sizes.length * colors.length) throw wrongVariants()
}

async function differences(tx: Tx, productId: number, lines: readonly VariantCount[]) {
  const known = new Map(
    (await queries.variants(tx, productId)).map((variant) => [
      variantKey({ productId, ...variant }),
      variant.stockAvailable,
    ]),
  )
  return lines.map(({ size, color, stockQuantity, stockRead }) => {
    const now = known.get(variantKey({ productId, size, color })) ?? 0
    return { productId, size, color, difference: stockQuantity - (stockRead ?? now) }
  })
}

function wrongVariants() {
  const message = 'Conte cada tamanho em cada cor, uma vez.'
  return new AppError('invalid_input', { fields: { variants: message } })
}

/** Called after a product's sizes or colours may have changed. One that has units stays: they would be lost. */
export async function dropVariants(tx: Tx, productId: number): Promise<void> {
  const offered = offeredChoices(found(await queries.lock(tx, productId), 'product_not_found'))
  const gone = (await queries.variants(tx, productId)).filter(
    ({ size, color }) => !offered.sizes.includes(size) || !offered.colors.includes(color),
  )
  const inUse = gone.filter(({ stockAvailable, stockReserved }) => stockAvailable + stockReserved > 0)
  if (inUse.length > 0) {
    const details = { items: inUse.map(({ size, color }) => ({ size, color })) }
    throw new AppError('variant_in_use', { details })
  }
  if (gone.length > 0) {
    await queries.removeVariants(
      tx,
      gone.map(({ id }) => id),
    )
  }
}
