/** The users of the game hour, created before anything fails: none can be added while the database is unavailable. */

import { warm } from '@shop/test-kit/demo-shop'
import { aCategory, aProduct } from '@shop/test-kit/factories'
import { adminOf } from '../atelier.ts'
import { type Buyer, buyers, type TestProduct } from '../buyers.ts'
import type { Caller } from '../call.ts'
import type { Dice } from '../dice.ts'
import type { Purchase } from '../purchases.ts'
import type { TestShop } from '../test-shop.ts'

export interface Scene {
  shop: TestShop
  chance: Dice
  admin: Caller
  people: readonly Buyer[]
  dresses: readonly TestProduct[]
  /** Pages in the shop's cache. */
  existingPaths: readonly string[]
  /** What the shop has confirmed to users, compared with its data at the end. */
  promised: {
    purchases: Purchase[]
    placed: { orderId: number; totalCents: number }[]
    emails: string[]
  }
}

const PEOPLE = 120
const DRESSES = 40
const PLENTY = 1_000_000
const EXISTING_DRESSES = 3

export async function sceneOf(shop: TestShop, chance: Dice): Promise<Scene> {
  const { id: categoryId } = await aCategory(shop.db)
  const dresses: TestProduct[] = []
  for (let n = 0; n < DRESSES; n++) {
    dresses.push(await aProduct(shop.db, { stockAvailable: PLENTY, categoryId }))
  }
  const existingPaths = [
    '/',
    '/colecoes',
    '/api/products?limit=24',
    '/api/store',
    ...dresses.slice(0, EXISTING_DRESSES).map(({ id }) => `/produto/${id}`),
  ]
  for (const path of existingPaths) await warm(shop.url + path)
  return {
    shop,
    chance,
    admin: await adminOf(shop),
    people: await buyers(shop, PEOPLE),
    dresses,
    existingPaths,
    promised: { purchases: [], placed: [], emails: [] },
  }
}
