import { useMemo } from 'react'
import { useCartLines } from './cart.store.ts'
import { useHeldItems } from './open-checkout.ts'
import { reviewCart } from './review-cart.ts'
import { useCartProducts } from './use-cart-products.ts'
import { useShownLinesStored } from './use-shown-lines-stored.ts'

/** The cart checked against the catalogue, updated when any tab changes it. */
export function useReviewedCart() {
  const storedLines = useCartLines()
  const held = useHeldItems()
  const ids = useMemo(() => [...new Set(storedLines.map(({ productId }) => productId))], [storedLines])
  const { state, products, reload } = useCartProducts(ids)
  const lines = useMemo(() => reviewCart(storedLines, products, held), [storedLines, products, held])
  useShownLinesStored(lines, state !== 'loading')
  return { lines, state, reload }
}
