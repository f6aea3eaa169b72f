export const loadDrawer = () => import('./cart-drawer.tsx')

/** Ahead of a click that will probably come: the drawer, and the API client it checks the cart with. */
export function prepareDrawer() {
  for (const loading of [loadDrawer(), import('../fetch-products.ts')]) {
    // Without a network the click itself shows what to do.
    loading.catch(() => {})
  }
}
