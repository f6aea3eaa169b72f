import type { Choice } from '@shop/contract/cart'
import { addedToCart, cartLimit } from '@shop/contract/notices'
import { toast } from '~/lib/toasts.ts'
import { readCart, writeCart } from './cart.store.ts'
import { type CartPiece, withOneMore } from './one-more.ts'

/** Adds one piece, within the bounds, and tells the result with a toast. */
export function addToCart(piece: CartPiece, choice: Choice) {
  const result = withOneMore(readCart(), piece, choice)
  if ('bound' in result) {
    toast({ ...cartLimit(piece.name, piece.stockQuantity, result.bound), variant: 'destructive' })
    return
  }
  writeCart(result.lines)
  toast(addedToCart(piece.name))
}
