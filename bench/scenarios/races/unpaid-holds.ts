import { randomUUID } from 'node:crypto'
import { orders } from '@shop/contract/orders'
import { letHoldsPass } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { as, aTestProduct, type Buyer, buyers, confirm, draftOf, type TestProduct } from '../../lib/buyers.ts'
import { call } from '../../lib/call.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, runNow, secondsUntil } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const PLENTY = 1_000
const WINDOW_MINUTES = 180
const ACCOUNTS = 20

const sizes = {
  small: { requests: 20, stepMinutes: 10, honest: 1 },
  full: { requests: 100, stepMinutes: 5, honest: 5 },
}

/** Accounts that order and never pay: how much stock they hold, for how long, and who can still buy. */
export const unpaidHolds: Scenario = (size) =>
  withTestShop({ name: 'unpaid_holds', env: { TRUST_PROXY: '1' } }, async (shop) => {
    await shop.db.deleteFrom('settings').where('key', '=', 'hold_limits').execute()
    const { requests, stepMinutes, honest } = sizes[size]
    const results = [
      await oneAccount(shop, requests),
      await oneAddress(shop, requests),
      await threeHours(shop, stepMinutes),
      await honestBuyers(shop, honest),
    ]
    await secondsUntil(() => isQuiet(shop), 30)
    return [...results, ...(await invariantResults(shop))]
  })

async function oneAccount(shop: TestShop, requests: number): Promise<Result> {
  const dress = await aTestProduct(shop, PLENTY)
  const [buyer] = await buyers(shop, 1)
  await Promise.all(
    times(requests, async (n) => buyer && send(shop, { buyer, dress, quantity: 1 + (n % 6) })),
  )
  const value = await unitsHeld(shop, dress)
  return { what: `units held by one account, ${requests} orders at once`, value, unit: '', atMost: 12 }
}

/** A product for each account: buyers of one product would wait for its row lock anyway. */
async function oneAddress(shop: TestShop, requests: number): Promise<Result> {
  const crowd: Pick<Order, 'buyer' | 'dress'>[] = []
  for (const buyer of await buyers(shop, ACCOUNTS))
    crowd.push({ buyer, dress: await aTestProduct(shop, PLENTY) })
  const address = '198.51.100.7'
  await Promise.all(
    times(requests, async (n) => {
      const one = crowd[n % ACCOUNTS]
      if (one) await send(shop, { ...one, quantity: 1 + (n % 5), address })
    }),
  )
  const value = await unitsHeld(shop, ...crowd.map(({ dress }) => dress))
  const what = `units held by ${ACCOUNTS} accounts of one address, ${requests} orders at once`
  return { what, value, unit: '', atMost: 24 }
}

async function threeHours(shop: TestShop, stepMinutes: number): Promise<Result> {
  const dress = await aTestProduct(shop, PLENTY)
  const [buyer] = await buyers(shop, 1)
  let held = 0
  for (let minute = 0; buyer && minute < WINDOW_MINUTES; minute += stepMinutes) {
    await sendWithoutPayment(shop, { buyer, dress })
    await send(shop, { buyer, dress })
    held += Math.min(stepMinutes, await minutesLeft(shop, buyer))
    await pass(shop, stepMinutes)
  }
  const what = `of ${WINDOW_MINUTES} minutes held by an account that repeats its order every ${stepMinutes} min`
  return { what, value: Math.round(held * 10) / 10, unit: 'min', atMost: 80 }
}

/** They take an hour, twice as long as a hold lasts, and then pay. */
async function honestBuyers(shop: TestShop, count: number): Promise<Result> {
  const dress = await aTestProduct(shop, count)
  let unpaid = 0
  for (const buyer of await buyers(shop, count)) {
    for (let n = 0; n < 2; n++) {
      await send(shop, { buyer, dress })
      await pass(shop, 30)
    }
    const { data } = await send(shop, { buyer, dress })
    if (data) {
      await confirm(shop, data)
      await secondsUntil(() => isPaid(shop, data.orderId), 30)
    }
    const paid = data !== undefined && (await isPaid(shop, data.orderId))
    if (!paid) unpaid += 1
  }
  return {
    what: `of ${count} buyers whose hold ran out and who could not pay`,
    value: unpaid,
    unit: '',
    atMost: 0,
  }
}

interface Order {
  buyer: Buyer
  dress: TestProduct
  quantity?: number
  /** Defaults to an address of the buyer's own. */
  address?: string
}

function send(shop: TestShop, order: Order) {
  const { body, headers } = requestOf(order)
  return call(as(shop, order.buyer), orders.checkout, { body }, headers)
}

function sendWithoutPayment(shop: TestShop, order: Order) {
  const { body, headers } = requestOf(order)
  return call(as(shop, order.buyer), orders.place, { body }, headers)
}

function requestOf({ buyer, dress, quantity = 1, address }: Order) {
  const ownAddress = `10.${buyer.id >> 16}.${(buyer.id >> 8) & 255}.${buyer.id & 255}`
  return {
    body: draftOf(buyer, [dress], { checkoutId: randomUUID(), quantity }),
    headers: { 'x-forwarded-for': address ?? ownAddress },
  }
}

async function pass(shop: TestShop, minutes: number) {
  await letHoldsPass(shop.db, minutes)
  await runNow(shop, 'payments.expire')
  await secondsUntil(async () => (await overdue(shop)) === 0, 30)
}

async function isPaid({ db }: TestShop, id: number): Promise<boolean> {
  const row = await db.selectFrom('orders').select('paymentState').where('id', '=', id).executeTakeFirst()
  return row?.paymentState === 'paid'
}

async function overdue({ db }: TestShop): Promise<number> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('stockState', '=', 'reserved')
    .where('holdExpiresAt', '<=', sql<Date>`now()`)
    .execute()
  return rows.length
}

async function minutesLeft({ db }: TestShop, { id }: Buyer): Promise<number> {
  const { rows } = await sql<{ left: number | null }>`
    select extract(epoch from max(hold_expires_at) - now())::float8 / 60 as left from orders
    where user_id = ${id} and stock_state = 'reserved'`.execute(db)
  return Math.max(0, rows[0]?.left ?? 0)
}

async function unitsHeld({ db }: TestShop, ...products: TestProduct[]): Promise<number> {
  const rows = await db
    .selectFrom('products')
    .select('stockReserved')
    .where(
      'id',
      'in',
      products.map(({ id }) => id),
    )
    .execute()
  return rows.reduce((sum, { stockReserved }) => sum + stockReserved, 0)
}

const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))
