import type { Choice } from '@shop/contract/cart'
import { addedToCart, cartLimit } from '@shop/contract/notices'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { readCart, writeCart } from './cart.store.ts'
import { type CartPiece, withOneMore } from './one-more.ts'

const ADD = 'add-to-cart'

/** Adds one unit, within the limits, and shows the result as a toast. */
export function addToCart(piece: CartPiece, choice: Choice) {
  const result = withOneMore(readCart(), piece, choice)
  if ('bound' in result) {
    toastFailure(ADD, cartLimit(piece.name, piece.stockQuantity, result.bound))
    return
  }
  writeCart(result.lines)
  toastSuccess(ADD, addedToCart(piece.name))
}
