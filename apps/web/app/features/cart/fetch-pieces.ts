import { products } from '@shop/contract/products'
import { call } from '~/lib/api.ts'
import type { PieceNow } from './review-cart.ts'

export async function fetchPieces(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Map<number, PieceNow>> {
  const found = await call(products.chosen, { query: { ids: [...ids] }, signal })
  return new Map(found.map((piece) => [piece.id, piece]))
}
