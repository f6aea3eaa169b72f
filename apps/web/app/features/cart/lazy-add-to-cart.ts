import type { Choice } from '@shop/contract/cart'
import { networkFailure } from '@shop/contract/network-failure'
import { toast } from '~/lib/toasts.ts'
import { loadDrawer } from './drawer/load-drawer.ts'
import type { CartProduct } from './one-more.ts'

const NOT_ADDED = 'A peça não foi adicionada. Verifique sua conexão e tente de novo.'

const loadAdding = () => import('./add-to-cart.ts')

/** As `addToCart`, whose limits and notices are not part of a page's first scripts. */
export function lazyAddToCart(product: CartProduct, choice: Choice) {
  loadAdding().then(
    ({ addToCart }) => addToCart(product, choice),
    () => toast({ title: networkFailure.title, description: NOT_ADDED, variant: 'destructive' }),
  )
}

/** Once the page is usable, so that a click has nothing to wait for and works without a connection too. */
export function prepareAdding() {
  load(loadAdding)
}

/** Ahead of a click that will probably come: the drawer too, and the API client it checks the cart with. */
export function prepareDrawer() {
  for (const part of [loadAdding, loadDrawer, () => import('./fetch-products.ts')]) load(part)
}

function load(part: () => Promise<unknown>) {
  // Without a network the click itself shows what to do.
  part().catch(() => {})
}
