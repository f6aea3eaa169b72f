import type { Choice } from '@shop/contract/cart'
import { addedToCart, cartLimit } from '@shop/contract/notices'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { readCart, writeCart } from './cart.store.ts'
import { type CartProduct, withOneMore } from './one-more.ts'

const ADD = 'add-to-cart'

/** Adds one unit, within the limits, and shows the result as a toast. */
export function addToCart(product: CartProduct, choice: Choice) {
  const result = withOneMore(readCart(), product, choice)
  if ('bound' in result) {
    toastFailure(ADD, cartLimit(product.name, product.stockQuantity, result.bound))
    return
  }
  writeCart(result.lines)
  toastSuccess(ADD, addedToCart(product.name))
}
