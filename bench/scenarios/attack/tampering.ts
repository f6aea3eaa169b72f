import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { brokenPromises } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { type Tampered, type TestProduct, tamperedOrders } from '../../lib/tampered-orders.ts'

const AT_ONCE = 4
const PATHS = ['/api/orders', '/api/orders/create']

/** Every manipulation of money that a browser can send, against a complete shop: what was written for it. */
export const tampering: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('tampering', { RATE_LIMITS })
    later(stop)
    const corpus = tamperedOrders(await fillStock(db))
    const attempts = corpus.flatMap((lie) => PATHS.map((path) => ({ ...lie, url: shop.url + path })))
    const rounds = size === 'full' ? 3 : 1

    const outcomes: Outcome[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (let start = 0; start < attempts.length; start += AT_ONCE) {
        const batch = attempts.slice(start, start + AT_ONCE)
        outcomes.push(...(await Promise.all(batch.map((attempt) => send(db, attempt)))))
      }
    }
    const count = (isSo: (outcome: Outcome) => boolean) => outcomes.filter(isSo).length
    for (const { title, status, wrong } of outcomes) if (wrong) console.log(`  ${status} ${title}`)
    const none = { unit: '', atMost: 0 }
    return [
      { what: 'different attempts', value: attempts.length, unit: '', atLeast: 200 },
      {
        what: 'manipulations for which an order was created',
        value: count(({ wrong }) => wrong === 'written'),
        ...none,
      },
      { what: 'harmless ones rejected', value: count(({ wrong }) => wrong === 'rejected'), ...none },
      { what: 'orders at another price, or paid, or not theirs', value: await strangeOrders(db), ...none },
      { what: 'responses with another total', value: count(({ wrong }) => wrong === 'total'), ...none },
      { what: 'server errors (5xx)', value: count(({ status }) => status >= 500), ...none },
      { what: 'broken invariants between tables', value: (await brokenPromises(db)).length, ...none },
    ]
  })

interface Outcome {
  title: string
  status: number
  wrong?: 'written' | 'rejected' | 'total'
}

/** Sent by a new customer, so that what was written belongs to this attempt. */
async function send(db: Db, { url, title, body, expected }: Tampered & { url: string }): Promise<Outcome> {
  const email = `${createHash('sha256').update(randomUUID()).digest('hex').slice(0, 20)}@exemplo.test`
  const user = await aUser(db, { email })
  const { token } = await aSession(db, user)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body })
  const text = await response.text()
  const written = await db.selectFrom('orders').select('totalCents').where('userId', '=', user.id).execute()
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

/** Only counts orders of this scenario; the demo has its own. */
async function strangeOrders(db: Db): Promise<number> {
  const { rows } = await sql<{ strange: number }>`
    select count(*) as strange from orders
    join users on users.id = user_id
    where users.email like '%@exemplo.test' and (
      status <> 'pending' or payment_state <> 'awaiting' or stock_state <> 'reserved' or paid_at is not null
      or refunded_cents <> 0 or recorded_by is not null or hold_expires_at > now() + interval '31 minutes'
      or total_cents <> (
        select sum(quantity * price_cents) from order_items
        join products on products.id = product_id where order_id = orders.id
      )
    )`.execute(db)
  return rows[0]?.strange ?? 0
}
