import { products } from '@shop/contract/products'
import { call } from '~/lib/api.ts'
import type { CurrentProduct } from './review-cart.ts'

export async function fetchProducts(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Map<number, CurrentProduct>> {
  const found = await call(products.chosen, { query: { ids: [...ids] }, signal })
  return new Map(found.map((product) => [product.id, product]))
}
