import { type Choice, unitsOf } from '@shop/contract/cart'
import { addedToCart, cartLimit, measuredOnce } from '@shop/contract/notices'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { readCart, writeCart } from './cart.store.ts'
import { type CartProduct, withOneMore } from './one-more.ts'

const ADD = 'add-to-cart'

/** Adds one unit, within the limits, and shows the result as a toast. */
export function addToCart(product: CartProduct, choice: Choice) {
  const result = withOneMore(readCart(), product, choice)
  if ('bound' in result) {
    const isMeasured = choice.offer === 'made_to_measure' && result.bound === 'line'
    const limit = cartLimit(product.name, unitsOf(product, choice), result.bound)
    toastFailure(ADD, isMeasured ? measuredOnce(product.name) : limit)
    return
  }
  writeCart(result.lines)
  toastSuccess(ADD, addedToCart(product.name))
}
