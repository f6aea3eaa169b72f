/** What the atelier does at its desk, as far as proofs need it. */

import { aSession, aUser } from '@shop/api/testing/factories'
import { orders } from '@shop/contract/orders'
import { type Product, products } from '@shop/contract/products'
import type { Piece } from './buyers.ts'
import { type Caller, call } from './call.ts'
import type { Counter } from './counter.ts'

export async function adminToken({ db }: Counter): Promise<string> {
  const admin = await aUser(db, { role: 'admin' })
  return (await aSession(db, admin)).token
}

/** An administrator of their own. */
export async function deskOf(counter: Counter): Promise<Caller> {
  return { url: counter.url, token: await adminToken(counter) }
}

/** The status; 0 without an answer. */
export async function refund(
  { url }: Counter,
  token: string,
  { orderId, requestId }: { orderId: number; requestId: string },
): Promise<number> {
  const body = { requestId, restock: true, reason: 'Desistência' }
  return (await call({ url, token }, orders.refund, { params: { id: orderId }, body })).status
}

/** The page of a piece as it was read: sent back, it changes nothing. */
export function formOf(
  { name, description, priceCents, version, stockQuantity }: Product,
  collection: string,
) {
  const stockRead = stockQuantity
  return { name, description, priceCents, collection, version, stockQuantity, stockRead, method: 'PUT' }
}

export async function readProduct(by: Caller, { id }: Piece): Promise<Product> {
  const { data } = await call(by, products.read, { params: { id } })
  if (data === undefined) throw new Error('the piece could not be read')
  return data
}
