import { type CartLine, lineKey } from '@shop/contract/cart'
import { useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { readCart, useCartLines, writeCart } from './cart.store.ts'
import { textOfLines } from './cart-lines.ts'
import { useHeldItems } from './open-checkout.ts'
import { reviewCart } from './review-cart.ts'
import { withShown } from './shown-lines.ts'
import { useCartProducts } from './use-cart-products.ts'

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

/**
 * Records with the stored lines the quantity that the page shows, so that the header's badge shows the same count. The
 * requested quantity stays as it is: the page can still show what changed, and restocked units are requested again.
 */
function useShownLinesStored(lines: readonly CartLine[], isLoaded: boolean) {
  const storeShown = useEffectEvent(() => {
    const storedLines = readCart()
    const next = withShown(storedLines, lines)
    if (textOfLines(next) !== textOfLines(storedLines)) writeCart(next)
  })
  // Depends on the quantities only, not on the stored lines: two tabs with different responses would overwrite each
  // other endlessly.
  const quantities = lines.map((line) => `${lineKey(line)} ${line.quantity}`).join()
  // Before the browser paints, or the badge would visibly flicker.
  useLayoutEffect(() => {
    if (isLoaded) storeShown()
  }, [isLoaded, quantities])
}
