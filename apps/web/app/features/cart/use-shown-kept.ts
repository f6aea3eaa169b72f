import { type CartLine, lineKey } from '@shop/contract/cart'
import { useEffectEvent, useLayoutEffect } from 'react'
import { readCart, writeCart } from './cart.store.ts'
import { textOfLines } from './cart-lines.ts'
import { withShown } from './shown-lines.ts'

/**
 * Notes with the kept lines how many of each the page shows, so that the header's badge counts the same. What was asked
 * for stays as it is: the page can still say what changed, and a stock that comes back is asked for again.
 */
export function useShownKept(lines: readonly CartLine[], answered: boolean) {
  const keep = useEffectEvent(() => {
    const kept = readCart()
    const next = withShown(kept, lines)
    if (textOfLines(next) !== textOfLines(kept)) writeCart(next)
  })
  // Of the quantities alone, not of the kept lines: two tabs with different answers would correct each other for ever.
  const quantities = lines.map((line) => `${lineKey(line)} ${line.quantity}`).join()
  // Before the browser paints, or the badge would be seen counting up and down again.
  useLayoutEffect(() => {
    if (answered) keep()
  }, [answered, quantities])
}
