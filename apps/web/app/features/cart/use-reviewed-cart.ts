import { useMemo } from 'react'
import { useCartLines } from './cart.store.ts'
import { useHeldItems } from './open-checkout.ts'
import { reviewCart } from './review-cart.ts'
import { useCartProducts } from './use-cart-products.ts'
import { useShownKept } from './use-shown-kept.ts'

/** The cart checked against the catalogue, updated when any tab changes it. */
export function useReviewedCart() {
  const kept = useCartLines()
  const held = useHeldItems()
  const ids = useMemo(() => [...new Set(kept.map(({ productId }) => productId))], [kept])
  const { state, products, reload } = useCartProducts(ids)
  const lines = useMemo(() => reviewCart(kept, products, held), [kept, products, held])
  useShownKept(lines, state !== 'loading')
  return { lines, state, reload }
}
