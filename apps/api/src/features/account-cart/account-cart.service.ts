/**
 * The cart of an account, as its browsers store it. What stands in it is a wish: prices, stock and what is sold at all are
 * read from the catalogue when the cart is shown and when it is ordered.
 */
import type { StoredLine } from '@shop/contract/account-cart'
import { lineKey } from '@shop/contract/cart'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import { found } from '../../lib/app-error.ts'
import * as queries from './account-cart.queries.ts'

/** What comes back from the database is parsed, not trusted. */
export const storedShape = z.array(
  z.object({
    productId: z.int(),
    name: z.string(),
    unitPriceCents: z.int(),
    size: z.string(),
    color: z.string(),
    quantity: z.int(),
  }),
)

export async function readCart(db: Db, userId: number) {
  const cart = await queries.find(db, userId)
  return cart ? { items: storedShape.parse(cart.lines), version: cart.version } : { items: [], version: 0 }
}

interface NewCart {
  items: readonly StoredLine[]
  /** Of the cart that the change was made from. */
  version?: number | undefined
}

export async function replaceCart(db: Db, userId: number, { items, version }: NewCart) {
  const lines = JSON.stringify(distinct(items))
  return found(await queries.replace(db, { userId, lines }, version), 'stale_version')
}

/** The order is paid. Its browser may never learn of it: a Pix is often paid with the page long closed. */
export function removeBought(tx: Tx, orderId: number): Promise<void> {
  return queries.removeLinesOf(tx, orderId)
}

/** One line for each choice, whatever was sent. */
function distinct(items: readonly StoredLine[]): StoredLine[] {
  return [...new Map(items.map((line) => [lineKey(line), line])).values()]
}
