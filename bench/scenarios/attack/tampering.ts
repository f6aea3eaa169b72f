import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { brokenPromises } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { withCleanup } from '../../lib/cleanup.ts'
import { ordersSince, strangeOrders, victimsOf } from '../../lib/order-victims.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { asGuest, paidCheckout, tamperedBuyers } from '../../lib/tampered-buyers.ts'
import { EMAIL, type Tampered, type TestProduct } from '../../lib/tampered-draft.ts'
import { tamperedOrders } from '../../lib/tampered-orders.ts'

const AT_ONCE = 4
const PATHS = ['/api/orders', '/api/orders/create']

/**
 * Every manipulation of money, buyer and address that a browser can send, signed in and as a guest, against a complete
 * shop: what was written for it.
 */
export const tampering: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, payments, db, stop } = await startDemoShop('tampering', { RATE_LIMITS })
    later(stop)
    const stock = await fillStock(db)
    const { victims, readOrders } = await victimsOf({ url: shop.url, paymentsUrl: payments.url, db })
    const before = await readOrders()
    const isOurs = await ordersSince(db)
    const corpus = [...tamperedOrders(stock), ...tamperedBuyers(stock.dress, victims)]
    const asCustomer = corpus.flatMap((lie) => PATHS.map((path) => ({ ...lie, path, isGuest: false })))
    const asGuests = [...corpus, paidCheckout(stock.dress, victims)].map((lie) => ({
      ...asGuest(lie),
      path: '/api/orders/create',
      isGuest: true,
    }))
    const attempts = [...asCustomer, ...asGuests]
    const rounds = size === 'full' ? 3 : 1

    const outcomes: Outcome[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (let start = 0; start < attempts.length; start += AT_ONCE) {
        const batch = attempts.slice(start, start + AT_ONCE)
        outcomes.push(...(await Promise.all(batch.map((attempt) => send({ url: shop.url, db }, attempt)))))
      }
    }
    const count = (isSo: (outcome: Outcome) => boolean) => outcomes.filter(isSo).length
    for (const { title, status, wrong } of outcomes) if (wrong) console.log(`  ${wrong} ${status} ${title}`)
    const none = { unit: '', atMost: 0 }
    return [
      { what: 'different attempts', value: asCustomer.length, unit: '', atLeast: 410 },
      { what: 'different attempts as a guest', value: asGuests.length, unit: '', atLeast: 205 },
      {
        what: 'manipulations for which an order was created',
        value: count(({ wrong }) => wrong === 'written'),
        ...none,
      },
      { what: 'harmless ones rejected', value: count(({ wrong }) => wrong === 'rejected'), ...none },
      {
        what: 'orders at another price, or paid, or not theirs',
        value: await strangeOrders(db, isOurs, victims),
        ...none,
      },
      { what: 'responses with another total', value: count(({ wrong }) => wrong === 'total'), ...none },
      {
        what: 'changes to the orders of others',
        value: (await readOrders()) === before ? 0 : 1,
        ...none,
      },
      { what: 'server errors (5xx)', value: count(({ status }) => status >= 500), ...none },
      { what: 'broken invariants between tables', value: (await brokenPromises(db)).length, ...none },
    ]
  })

interface Attempt extends Tampered {
  path: string
  isGuest: boolean
}

interface Outcome {
  title: string
  status: number
  wrong?: 'written' | 'rejected' | 'total'
}

/** Sent by a new customer or a new guest, so that what was written belongs to this attempt. */
async function send({ url, db }: { url: string; db: Db }, attempt: Attempt): Promise<Outcome> {
  const { path, title, expected, isGuest } = attempt
  const email = `${createHash('sha256').update(randomUUID()).digest('hex').slice(0, 20)}@exemplo.test`
  const user = isGuest ? undefined : await aUser(db, { email })
  const session = user && (await aSession(db, user))
  const headers = {
    ...(session && { authorization: `Bearer ${session.token}` }),
    'content-type': 'application/json',
    ...attempt.headers,
  }
  const body = attempt.body.replaceAll(EMAIL, email)
  const response = await fetch(url + path, { method: 'POST', headers, body })
  const text = await response.text()
  const checkoutId = /"checkoutId":"([\da-f-]{36})"/.exec(body)?.[1] ?? null
  const written = await db
    .selectFrom('orders')
    .select('totalCents')
    .where((eb) =>
      user
        ? eb('userId', '=', user.id)
        : eb.and([
            eb('isGuest', '=', true),
            eb('paidAt', 'is', null),
            eb.or([eb('checkoutId', '=', checkoutId), eb('customerEmail', '=', email)]),
          ]),
    )
    .execute()
  const outcome = { title, status: response.status }
  if (expected === 'rejected') return { ...outcome, ...(written.length > 0 && { wrong: 'written' as const }) }
  const [order] = written
  if (!response.ok || order === undefined) return { ...outcome, wrong: 'rejected' }
  const says = text.includes(`"total":${order.totalCents / 100}`)
  return { ...outcome, ...(!says && { wrong: 'total' as const }) }
}

async function fillStock(db: Db) {
  const make = async (values: object): Promise<TestProduct> => {
    const { id, priceCents } = await aProduct(db, { stockAvailable: 100_000, ...values })
    return { id, price: priceCents / 100 }
  }
  const deleted = await make({})
  const gone = { deletedAt: sql<Date>`now()`, categoryId: null }
  await db.updateTable('products').set(gone).where('id', '=', deleted.id).execute()
  const dearer = await make({ priceCents: 500_000 })
  await db.updateTable('products').set({ priceCents: 600_000 }).where('id', '=', dearer.id).execute()
  return {
    dress: await make({ priceCents: 489_050 }),
    veil: await make({ priceCents: 39_990 }),
    scarce: await make({ stockAvailable: 2 }),
    deleted,
    dearer: { id: dearer.id, price: 6000, read: dearer.price },
  }
}
