/** Actions of the atelier in the admin, as far as scenarios need them. */

import { setTimeout as sleep } from 'node:timers/promises'
import { orders } from '@shop/contract/orders'
import { type Product, products } from '@shop/contract/products'
import { aSession, aUser } from '@shop/test-kit/factories'
import type { TestProduct } from './buyers.ts'
import { type Caller, call } from './call.ts'
import type { TestShop } from './test-shop.ts'

const MOST_TRIES = 20
const PAUSE_MS = 250

export async function adminToken({ db }: TestShop): Promise<string> {
  const admin = await aUser(db, { role: 'admin' })
  return (await aSession(db, admin)).token
}

/** A caller signed in as a new admin. */
export async function adminOf(shop: TestShop): Promise<Caller> {
  return { url: shop.url, token: await adminToken(shop) }
}

/** Returns the status; 0 without a response. */
export async function refund(
  { url }: TestShop,
  token: string,
  { orderId, requestId }: { orderId: number; requestId: string },
): Promise<number> {
  const body = { requestId, restock: true, reason: 'Desistência' }
  return (await call({ url, token }, orders.refund, { params: { id: orderId }, body })).status
}

/** The form of a product as it was read: submitting it unchanged changes nothing. */
export function formOf(
  { name, description, priceCents, version, stockQuantity }: Product,
  collection: string,
) {
  const stockRead = stockQuantity
  return { name, description, priceCents, collection, version, stockQuantity, stockRead, method: 'PUT' }
}

/** A busy shop responds with 503 and is asked again, as the admin area does. */
export async function readProduct(by: Caller, { id }: TestProduct): Promise<Product> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const { status, data } = await call(by, products.read, { params: { id } })
    if (data !== undefined) return data
    if (status !== 503) break
    await sleep(PAUSE_MS)
  }
  throw new Error('the product could not be read')
}
