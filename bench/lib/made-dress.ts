import { aProduct, withOffers } from '@shop/test-kit/factories'
import { aPlan } from '@shop/test-kit/production'
import type { TestProduct } from './buyers.ts'
import type { TestShop } from './test-shop.ts'

/** Sewn to order by a plan: each takes hours of the atelier, and no unit of stock. */
export async function aMadeDress(
  { db }: Pick<TestShop, 'db'>,
  plan: { minutes: number; days: number },
): Promise<TestProduct & { planId: number }> {
  const { id: planId } = await aPlan(db, plan)
  const dress = await aProduct(db, { stockAvailable: 0 })
  await withOffers(db, dress.id, { made_to_order: 0 }, planId)
  return { ...dress, offer: 'made_to_order', planId }
}
