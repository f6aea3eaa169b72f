import type { Product } from '@shop/contract/products'
import { relatedProducts } from '@shop/contract/related-products'
import { call } from '~/lib/api.ts'

/** The product fields that a suggestion shows, and adds to the cart. */
export type Complement = Pick<
  Product,
  'id' | 'name' | 'priceCents' | 'sizes' | 'colors' | 'stockQuantity' | 'offers' | 'pictures'
>

/**
 * What goes with this product: the atelier's choice, or the shop's. What leaves nothing to choose comes first, because
 * it can be added from the drawer.
 */
export async function fetchComplements(productId: number, signal: AbortSignal): Promise<Complement[]> {
  const { complements } = await call(relatedProducts.read, { params: { id: productId }, signal })
  return complements.toSorted((a, b) => choicesIn(a) - choicesIn(b))
}

function choicesIn({ sizes, colors }: Complement): number {
  return sizes.length * colors.length > 1 ? 1 : 0
}
