import { type Choice, lineKey, unitsOf } from '@shop/contract/cart'
import { addedToCart, cartLimit, measuredOnce } from '@shop/contract/notices'
import { dismissToast, toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { readCart, writeCart } from './cart.store.ts'
import { hasDrawer, openDrawer } from './drawer/drawer.store.ts'
import { type CartProduct, withOneMore } from './one-more.ts'

const ADD = 'add-to-cart'

/** Adds one unit, within the limits, and shows the result: the cart's drawer, or a toast where there is none. */
export function addToCart(product: CartProduct, choice: Choice) {
  const result = withOneMore(readCart(), product, choice)
  if ('bound' in result) {
    const isMeasured = choice.offer === 'made_to_measure' && result.bound === 'line'
    const limit = cartLimit(product.name, unitsOf(product, choice), result.bound)
    toastFailure(ADD, isMeasured ? measuredOnce(product.name) : limit)
    return
  }
  writeCart(result.lines)
  const notice = addedToCart(product.name)
  if (!hasDrawer()) return toastSuccess(ADD, notice)
  dismissToast(ADD)
  const { id: productId, name } = product
  void openDrawer({ key: lineKey({ productId, ...choice }), productId, name }).then((isOpen) => {
    if (!isOpen) toastSuccess(ADD, notice)
  })
}
