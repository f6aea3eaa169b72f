/**
 * What users and machines request from the shop. Each result is one of: worked, rejected with Retry-After, or failed.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { auth } from '@shop/contract/auth'
import { contact } from '@shop/contract/contact'
import { orders } from '@shop/contract/orders'
import { products } from '@shop/contract/products'
import { reports } from '@shop/contract/reports'
import { PASSWORD } from '../accounts.ts'
import { as, place as placeOrder } from '../buyers.ts'
import { call } from '../call.ts'
import { order, pay as payPurchase, purchaseBy } from '../purchases.ts'
import type { Scene } from './scene.ts'

export interface ActionResult {
  /** 0: no response. */
  status: number
  /** Rejected, with a message and a Retry-After header. */
  politely: boolean
  /** Accepted, but not seen completed in time. */
  late?: boolean
}

type Action = (scene: Scene) => Promise<ActionResult>

const POLL_MS = 500
/** How long a shopper is willing to wait. */
const SOON_MS = 10_000

async function get(url: string): Promise<ActionResult> {
  try {
    const response = await fetch(url)
    const text = await response.text()
    return { status: response.status, politely: response.headers.has('retry-after') && text !== '' }
  } catch {
    return { status: 0, politely: false }
  }
}

async function responded(outcome: Promise<{ status: number; retryAfter: boolean }>): Promise<ActionResult> {
  const { status, retryAfter } = await outcome
  return { status, politely: retryAfter }
}

const existingPages: Action = ({ shop, chance, existingPaths }) =>
  get(shop.url + (chance.oneOf(existingPaths) ?? ''))

/** Random search terms, so that no cached response matches. */
const search: Action = ({ shop, chance }) => {
  const parameter = `search=${randomUUID().slice(0, 8)}`
  return get(
    `${shop.url}${chance.random() < 0.5 ? `/colecoes?${parameter}` : `/api/products?limit=24&${parameter}`}`,
  )
}

const signIn: Action = ({ shop, people, chance }) => {
  const body = { email: chance.oneOf(people)?.email ?? '', password: PASSWORD }
  return responded(call({ url: shop.url }, auth.login, { body }))
}

const cart: Action = ({ shop, dresses, chance }) => {
  const ids = [chance.oneOf(dresses)?.id ?? 0, chance.oneOf(dresses)?.id ?? 0]
  return responded(call({ url: shop.url }, products.chosen, { query: { ids } }))
}

/** Placed, to be paid later: the provider is not involved. */
const place: Action = async ({ shop, people, dresses, chance, promised }) => {
  const [buyer, dress] = [chance.oneOf(people), chance.oneOf(dresses)]
  if (!buyer || !dress) throw new Error('no buyer or no product')
  const { data, status, retryAfter } = await placeOrder(shop, buyer, [dress], { key: randomUUID() })
  if (data) promised.placed.push({ orderId: data.id, totalCents: data.totalCents })
  return { status, politely: retryAfter }
}

/** As in the browser: the order, the card payment at the provider, and the page that polls until it is paid. */
const pay: Action = async ({ shop, people, dresses, chance, promised }) => {
  const [buyer, dress] = [chance.oneOf(people), chance.oneOf(dresses)]
  if (!buyer || !dress) throw new Error('no buyer or no product')
  const purchase = purchaseBy(buyer, dress)
  promised.purchases.push(purchase)
  const { status, retryAfter } = await order(shop, purchase)
  if (purchase.intent === undefined) return { status, politely: retryAfter }
  await payPurchase(shop, purchase)
  const until = performance.now() + SOON_MS
  while (performance.now() < until) {
    const params = { id: purchase.intent.orderId }
    const { data } = await call(as(shop, buyer), orders.read, { params })
    if (data?.paymentState === 'paid') return { status, politely: false }
    await sleep(POLL_MS)
  }
  return { status, politely: false, late: true }
}

/** A message to the atelier, and the email that confirms its receipt. */
const write: Action = async ({ shop, promised }) => {
  const email = `visita-${randomUUID()}@exemplo.test`
  const body = { name: 'Marina Duarte', email, phone: '', subject: '', message: 'Bom dia!', website: '' }
  const { status, retryAfter } = await call({ url: shop.url }, contact.send, { body })
  if (status !== 202) return { status, politely: retryAfter }
  promised.emails.push(email)
  const until = performance.now() + SOON_MS
  const { received } = shop.smtp
  while (performance.now() < until) {
    if (received.some(({ recipients }) => recipients.includes(email))) return { status, politely: false }
    await sleep(POLL_MS / 5)
  }
  return { status, politely: false, late: true }
}

const adminArea: Action = ({ shop, admin, chance }) => {
  const share = chance.random()
  if (share < 0.2) return get(`${shop.url}/admin`)
  if (share < 0.5) return responded(call(admin, reports.dashboard, {}))
  return responded(call(admin, orders.page, { query: { scope: 'todos', limit: 20 } }))
}

/** Not ready is a valid response, and the right one while the shop cannot serve requests. */
const health: Action = async ({ shop, chance }) => {
  if (chance.random() < 0.5) return get(`${shop.url}/livez`)
  const { status } = await get(`${shop.url}/readyz`)
  return { status, politely: status === 503 }
}

interface Kind {
  title: string
  /** Relative frequency. */
  weight: number
  /** A request without a response for longer than this counts as hanging. */
  limitMs: number
  action: Action
}

export const kinds = {
  existingPages: { title: 'Known pages', weight: 5, limitMs: 3_000, action: existingPages },
  search: { title: 'Search', weight: 2, limitMs: 12_000, action: search },
  signIn: { title: 'Sign-in', weight: 1, limitMs: 15_000, action: signIn },
  cart: { title: 'Cart', weight: 1.5, limitMs: 12_000, action: cart },
  place: { title: 'Placing an order', weight: 1, limitMs: 30_000, action: place },
  pay: { title: 'Paying', weight: 1.5, limitMs: 45_000, action: pay },
  write: { title: 'Emails', weight: 1, limitMs: 30_000, action: write },
  adminArea: { title: 'Admin area', weight: 1, limitMs: 12_000, action: adminArea },
  health: { title: 'Health', weight: 1, limitMs: 10_000, action: health },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as KindName[]
