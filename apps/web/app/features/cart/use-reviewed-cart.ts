import { useMemo } from 'react'
import { useCartLines } from './cart.store.ts'
import { useHeldPieces } from './open-checkout.ts'
import { reviewCart } from './review-cart.ts'
import { useCartPieces } from './use-cart-pieces.ts'
import { useShownKept } from './use-shown-kept.ts'

/** The cart checked against the catalogue, updated when any tab changes it. */
export function useReviewedCart() {
  const kept = useCartLines()
  const held = useHeldPieces()
  const ids = useMemo(() => [...new Set(kept.map(({ productId }) => productId))], [kept])
  const { state, pieces, askAgain } = useCartPieces(ids)
  const lines = useMemo(() => reviewCart(kept, pieces, held), [kept, pieces, held])
  useShownKept(lines, state !== 'asking')
  return { lines, state, askAgain }
}
