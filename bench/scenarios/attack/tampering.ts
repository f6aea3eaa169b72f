import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { brokenPromises } from '@shop/test-kit/orders'
import { today } from '@shop/test-kit/sales'
import { sql } from 'kysely'
import { withCleanup } from '../../lib/cleanup.ts'
import { liedAbout } from '../../lib/lied-about.ts'
import { longMadeDress } from '../../lib/made-dress.ts'
import { ordersSince, strangeOrders, victimsOf } from '../../lib/order-victims.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { isQuiet, secondsUntil } from '../../lib/shop-health.ts'
import { asGuest, paidCheckout, tamperedBuyers } from '../../lib/tampered-buyers.ts'
import { type LieResult, sendLies } from '../../lib/tampered-calls.ts'
import { liesAboutCharges } from '../../lib/tampered-charges.ts'
import { EMAIL, type Tampered, type TestProduct } from '../../lib/tampered-draft.ts'
import { liesAboutCompensation, liesAboutEnds } from '../../lib/tampered-ends.ts'
import { tamperedOrders } from '../../lib/tampered-orders.ts'
import { tamperedPlans } from '../../lib/tampered-plans.ts'
import { liesAboutSales } from '../../lib/tampered-sales.ts'

const AT_ONCE = 4
const PATHS = ['/api/orders', '/api/orders/create']

/**
 * Every manipulation of money, plan, buyer and address that a browser can send, signed in and as a guest, and of calls
 * about charges, endings and sales, against a complete shop: what was written for it.
 */
export const tampering: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, payments, db, stop } = await startDemoShop('tampering', { RATE_LIMITS })
    later(stop)
    const stock = await fillStock(db)
    const { victims, readOrders } = await victimsOf({ url: shop.url, paymentsUrl: payments.url, db })
    const before = await readOrders()
    const isOurs = await ordersSince(db)
    const corpus = [
      ...tamperedOrders(stock),
      ...tamperedBuyers(stock.dress, victims),
      ...tamperedPlans(stock.made, stock.dress),
    ]
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
    const strange = await strangeOrders(db, isOurs, victims)
    const lies = await sendAllLies({ url: shop.url, paymentsUrl: payments.url, db }, stock)
    const count = (isSo: (outcome: Outcome) => boolean) => outcomes.filter(isSo).length
    for (const { title, status, wrong } of outcomes) if (wrong) console.log(`  ${wrong} ${status} ${title}`)
    const none = { unit: '', atMost: 0 }
    return [
      { what: 'different attempts', value: asCustomer.length, unit: '', atLeast: 1_000 },
      { what: 'different attempts as a guest', value: asGuests.length, unit: '', atLeast: 500 },
      {
        what: 'manipulations for which an order was created',
        value: count(({ wrong }) => wrong === 'written'),
        ...none,
      },
      { what: 'harmless ones rejected', value: count(({ wrong }) => wrong === 'rejected'), ...none },
      {
        what: 'orders at another price, or paid, or not theirs',
        value: strange,
        ...none,
      },
      { what: 'responses with another total', value: count(({ wrong }) => wrong === 'total'), ...none },
      {
        what: 'changes to the orders of others',
        value: (await readOrders()) === before ? 0 : 1,
        ...none,
      },
      {
        what: 'lies about plans, charges, extras, endings and sales',
        value: lies.sent,
        unit: '',
        atLeast: 500,
      },
      { what: 'of them not rejected with a reason', value: lies.accepted, ...none },
      { what: 'times that one of them wrote a row', value: lies.written, ...none },
      {
        what: 'server errors (5xx)',
        value: count(({ status }) => status >= 500) + lies.failed,
        ...none,
      },
      { what: 'broken invariants between tables', value: (await brokenPromises(db)).length, ...none },
    ]
  })

interface Shop {
  url: string
  paymentsUrl: string
  db: Db
}

async function sendAllLies(shop: Shop, { made, dress, scarce, deleted }: Stock): Promise<LieResult> {
  const { url, db } = shop
  const tokenOf = async (role: 'admin' | 'seamstress') =>
    (await aSession(db, await aUser(db, { role }))).token
  const [admin, seamstress] = [await tokenOf('admin'), await tokenOf('seamstress')]
  const priced = { ...made, priceCents: made.price * 100, offer: 'made_to_order' as const }
  const setting = await liedAbout(shop, { url, token: admin }, priced)
  const { own, unpaid, owner, stranger, failedId, paidCents, since } = setting
  const tokens = { admin, seamstress, owner: owner.token, stranger: stranger.token, visitor: undefined }
  const lies = [
    ...liesAboutCharges(setting),
    ...liesAboutEnds({ id: own.id, unpaidId: unpaid.id, paidCents, day: today() }),
    ...liesAboutCompensation(failedId, today()),
    ...liesAboutSales({ dress, scarce, deleted, day: today(), later: today(30) }),
  ]
  // Webhooks and e-mails of what was paid have been handled by then.
  await secondsUntil(() => isQuiet({ db }), 60)
  return sendLies(shop, tokens, lies, since)
}

type Stock = Awaited<ReturnType<typeof fillStock>>

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
    .select(firstCents.as('firstCents'))
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
  // What is to be paid first: all of it, or the deposit.
  const says = [order.totalCents, order.firstCents].some((cents) => text.includes(`"total":${cents / 100}`))
  return { ...outcome, ...(!says && { wrong: 'total' as const }) }
}

const firstCents = sql<number>`(select amount_cents from order_charges where order_id = orders.id and position = 0)`

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
  const { id: madeId, priceCents: madeCents } = await longMadeDress({ db })
  return {
    made: { id: madeId, price: madeCents / 100 },
    dress: await make({ priceCents: 489_050 }),
    veil: await make({ priceCents: 39_990 }),
    scarce: await make({ stockAvailable: 2 }),
    deleted,
    dearer: { id: dearer.id, price: 6000, read: dearer.price },
  }
}
