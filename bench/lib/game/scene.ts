/** The users of the game hour, created before anything fails: none can be added while the database is unavailable. */
import { aCategory, aProduct } from '@shop/api/testing/factories'
import { adminOf } from '../atelier.ts'
import { type Buyer, buyers, type TestProduct } from '../buyers.ts'
import type { Caller } from '../call.ts'
import type { Counter } from '../counter.ts'
import { warm } from '../demo-shop.ts'
import type { Dice } from '../dice.ts'
import type { Purchase } from '../purchases.ts'

export interface Scene {
  counter: Counter
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

export async function sceneOf(counter: Counter, chance: Dice): Promise<Scene> {
  const { id: categoryId } = await aCategory(counter.db)
  const dresses: TestProduct[] = []
  for (let n = 0; n < DRESSES; n++) {
    dresses.push(await aProduct(counter.db, { stockAvailable: PLENTY, categoryId }))
  }
  const existingPaths = [
    '/',
    '/colecoes',
    '/api/products?limit=24',
    '/api/store',
    ...dresses.slice(0, EXISTING_DRESSES).map(({ id }) => `/produto/${id}`),
  ]
  for (const path of existingPaths) await warm(counter.url + path)
  return {
    counter,
    chance,
    admin: await adminOf(counter),
    people: await buyers(counter, PEOPLE),
    dresses,
    existingPaths,
    promised: { purchases: [], placed: [], emails: [] },
  }
}
