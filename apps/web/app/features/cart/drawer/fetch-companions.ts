import { type Product, products } from '@shop/contract/products'
import { call } from '~/lib/api.ts'

/** The product fields that a suggestion shows, and adds to the cart. */
export type Companion = Pick<
  Product,
  'id' | 'name' | 'priceCents' | 'sizes' | 'colors' | 'stockQuantity' | 'offers' | 'pictures'
>

/** How many of the atelier's selection are searched for accessories. */
const SEARCHED = 24

/** What the atelier puts beside this product: of its selection what comes in one size, and so needs no fitting. */
export async function fetchCompanions(productId: number, signal: AbortSignal): Promise<Companion[]> {
  const query = { inStock: true, sort: 'selection', limit: SEARCHED } as const
  const found = await call(products.page, { query, signal })
  return found.filter(({ id, sizes }) => id !== productId && sizes.length === 1)
}
