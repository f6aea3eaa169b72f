import { useEffect } from 'react'
import { lazyAddToCart, prepareAdding } from '../lazy-add-to-cart.ts'
import type { DrawerTerms } from './cart-drawer.tsx'
import { forgetDrawer, useShownDrawer } from './drawer.store.ts'

/** Where a page that adds to the cart shows the drawer. Its code is loaded with the first addition. */
export function CartDrawerPlace(terms: DrawerTerms) {
  const shown = useShownDrawer()
  useEffect(prepareAdding, [])
  if (!shown) return null
  const { Drawer, added } = shown
  return <Drawer {...terms} added={added} onAdd={lazyAddToCart} onClosed={() => forgetDrawer(shown)} />
}
