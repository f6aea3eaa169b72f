/**
 * The cart of an account, as its browsers store it. It holds only what the customer selected: prices, stock and
 * availability are read from the catalogue when the cart is shown and when it is ordered.
 */
import type { StoredLine } from '@shop/contract/account-cart'
import { lineKey } from '@shop/contract/cart'
import { offerKinds } from '@shop/contract/offers'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import { found } from '../../lib/app-error.ts'
import * as queries from './account-cart.queries.ts'

/** Stored JSON is parsed, not trusted. */
export const storedShape = z.array(
  z.object({
    productId: z.int(),
    name: z.string(),
    unitPriceCents: z.int(),
    size: z.string(),
    color: z.string(),
    quantity: z.int(),
    offer: z.enum(offerKinds).optional(),
    baseSize: z.string().optional(),
  }),
)

export async function readCart(db: Db, userId: number) {
  const cart = await queries.find(db, userId)
  return cart ? { items: storedShape.parse(cart.lines), version: cart.version } : { items: [], version: 0 }
}

interface NewCart {
  items: readonly StoredLine[]
  /** The version of the cart that the change was based on. */
  version?: number | undefined
}

export async function replaceCart(db: Db, userId: number, { items, version }: NewCart) {
  const lines = JSON.stringify(distinct(items))
  return found(await queries.replace(db, { userId, lines }, version), 'stale_version')
}

/** Called when the order is paid. The browser may never learn of it: a Pix is often paid after the page is closed. */
export function removeBought(tx: Tx, orderId: number): Promise<void> {
  return queries.removeLinesOf(tx, orderId)
}

/** One line per product variant, even if the request repeats one. */
function distinct(items: readonly StoredLine[]): StoredLine[] {
  return [...new Map(items.map((line) => [lineKey(line), line])).values()]
}
