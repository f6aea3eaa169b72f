/** A shop to buy from, with a made-to-measure dress in the cart. */
import { randomUUID } from 'node:crypto'
import { madeToMeasureSize } from '@shop/contract/offers'
import { aProduct, withOffers } from '@shop/test-kit/factories'
import { withCart } from './cart-page.ts'
import { test as base } from './test-shop.ts'

interface Fixtures {
  /** Only made to measure, and in the cart. */
  dress: Awaited<ReturnType<typeof aProduct>>
}

export const test = base.extend<Fixtures>({
  dress: async ({ context, db }, use) => {
    const dress = await aProduct(db, { name: `Peônia ${randomUUID().slice(0, 8)}`, stockAvailable: 0 })
    await withOffers(db, dress.id, { made_to_measure: 0 })
    await withCart(context, {
      productId: dress.id,
      name: dress.name,
      unitPriceCents: dress.priceCents,
      size: madeToMeasureSize,
      color: 'Branco',
      offer: 'made_to_measure',
      baseSize: 'M',
    })
    await use(dress)
  },
})
