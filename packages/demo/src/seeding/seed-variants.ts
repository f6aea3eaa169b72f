import type { Tx } from '@shop/api/db/connection'
import { save } from '@shop/api/features/offers/offers.queries'
import { lock } from '@shop/api/features/stock/stock-count.queries'
import { separate } from '@shop/api/features/stock/stock-mode.service'
import { offerKinds } from '@shop/contract/offers'
import { type PlanName, planOf } from '../shop/production-plans.ts'
import { required } from './required.ts'
import type { SeededProducts } from './seed-catalogue.ts'

/** Ways that are not named are closed. */
export async function seedOffers(
  tx: Tx,
  products: SeededProducts,
  planIds: ReadonlyMap<PlanName, number>,
): Promise<void> {
  for (const { id, product } of products.values()) {
    const { offers } = product
    if (offers === undefined) continue
    const rows = offerKinds.map((kind) => {
      const isOpen = offers[kind] !== undefined
      const plan = isOpen && kind !== 'ready' ? (product.plan ?? planOf(product.slug, kind)) : undefined
      const planId = plan === undefined ? null : required(planIds, plan)
      return { kind, priceChangeCents: offers[kind] ?? 0, isOpen, planId }
    })
    await save(tx, id, rows)
  }
}

/** Products that count by size and colour begin to do so after the orders, as in a shop that has existed before. */
export async function seedVariants(tx: Tx, products: SeededProducts): Promise<void> {
  for (const { id, product } of products.values()) {
    if (product.units === undefined) continue
    const counts = Object.entries(product.units).flatMap(([color, units]) =>
      product.sizes.map((size, position) => ({ size, color, quantity: units[position] ?? 0 })),
    )
    const locked = await lock(tx, id)
    if (locked) await separate(tx, { product: locked, actorId: null }, counts)
  }
}
