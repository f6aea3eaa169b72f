/** Purchases that survive faults: a buyer without a response sends the same request again, with the same key. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PaymentState } from '@shop/api/db/tables.gen'
import type { OrderDraft, PaymentIntent } from '@shop/contract/order-draft'
import { sql } from 'kysely'
import { aTestProduct, type Buyer, buyers, confirm, create, type TestProduct } from './buyers.ts'
import type { Outcome } from './call.ts'
import type { TestShop } from './test-shop.ts'

export interface Purchase {
  buyer: Buyer
  dresses: readonly TestProduct[]
  /** All at once unless said. */
  plan?: OrderDraft['plan']
  checkoutId: string
  key: string
  /** Returned to the buyer: from here on the shop must honour the order. */
  intent: PaymentIntent | undefined
  /** The provider confirmed the payment. */
  confirmed: boolean
  /** The buyer's longest wait for one response of the shop. */
  waitedMs: number
}

const PLENTY = 100_000
const PAUSE_MS = 250

/** Besides `dresses`, one of a product of its own. */
export async function aPurchase(shop: TestShop, ...dresses: readonly TestProduct[]): Promise<Purchase> {
  const [buyer] = await buyers(shop, 1)
  if (!buyer) throw new Error('no buyer')
  return purchaseBy(buyer, await aTestProduct(shop, PLENTY), ...dresses)
}

export function purchaseBy(buyer: Buyer, ...dresses: readonly TestProduct[]): Purchase {
  const [checkoutId, key] = [randomUUID(), randomUUID()]
  return { buyer, dresses, checkoutId, key, intent: undefined, confirmed: false, waitedMs: 0 }
}

/** Submits the checkout once. */
export async function order(shop: TestShop, purchase: Purchase): Promise<Outcome<PaymentIntent>> {
  const { buyer, dresses, checkoutId, key, plan } = purchase
  const outcome = await create(shop, buyer, dresses, { checkoutId, key, ...(plan && { plan }) })
  purchase.intent ??= outcome.data
  purchase.waitedMs = Math.max(purchase.waitedMs, outcome.ms)
  return outcome
}

/** Submits the checkout again until there is something to pay, or until the timeout. */
export async function repeatOrders(shop: TestShop, purchase: Purchase, timeoutS: number) {
  const deadline = performance.now() + timeoutS * 1000
  while (purchase.intent === undefined && performance.now() < deadline) {
    const { status } = await order(shop, purchase)
    if (status !== 200) await sleep(PAUSE_MS)
  }
}

/** Pays directly with the provider, and only once. */
export async function pay(shop: TestShop, purchase: Purchase) {
  if (purchase.intent === undefined || purchase.confirmed) return
  purchase.confirmed = (await confirm(shop, purchase.intent)).status === 200
}

export function rowOf({ db }: TestShop, { buyer, checkoutId }: Purchase) {
  return db
    .selectFrom('orders')
    .select(['id', 'paymentState', 'attention', 'paymentIntentId'])
    .where('userId', '=', buyer.id)
    .where('checkoutId', '=', checkoutId)
    .executeTakeFirst()
}

/** How many are not (or not yet) in the expected state. */
export async function countWrong(
  { db }: TestShop,
  purchases: readonly Purchase[],
  state: PaymentState = 'paid',
): Promise<number> {
  const checkouts = purchases.map(({ checkoutId }) => checkoutId)
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where(sql<boolean>`checkout_id = any(${checkouts})`)
    .where('paymentState', '=', state)
    .execute()
  return purchases.length - rows.length
}

/** Acknowledged orders that are missing, or of which another sum is to be paid first: all of it, or the deposit. */
export async function lostOrders(
  { db }: TestShop,
  promised: readonly { orderId: number; totalCents: number }[],
): Promise<number> {
  const rows = await db
    .selectFrom('orderCharges')
    .select(['orderId', 'amountCents'])
    .where('position', '=', 0)
    .execute()
  const first = new Map(rows.map(({ orderId, amountCents }) => [orderId, amountCents]))
  return promised.filter(({ orderId, totalCents }) => first.get(orderId) !== totalCents).length
}

/** Lets the hold end now or in so many minutes; an order that the atelier works on has no hold any more. */
export async function endHold({ db }: TestShop, { checkoutId }: Purchase, minutes = 0) {
  const holdExpiresAt = sql<Date>`now() + ${minutes} * interval '1 minute'`
  await db
    .updateTable('orders')
    .set({ holdExpiresAt })
    .where('checkoutId', '=', checkoutId)
    .where('holdExpiresAt', 'is not', null)
    .execute()
}
