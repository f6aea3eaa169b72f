import { setTimeout as sleep } from 'node:timers/promises'
import { aCategory, aProduct } from '@shop/test-kit/factories'
import type { FaultProxy } from '@shop/test-kit/fault-proxy'
import { sql } from 'kysely'
import { adminOf } from '../../lib/atelier.ts'
import { type Buyer, buyers, type TestProduct } from '../../lib/buyers.ts'
import { type Dice, dice } from '../../lib/dice.ts'
import { act, actions, type HistoryRecord, type Scene } from '../../lib/history.ts'
import { lostOrders, type Purchase, repeatOrders } from '../../lib/purchases.ts'
import { none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, letPass, runNow, secondsUntil } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const ACTIONS = { small: 300, full: 50_000 }
const CLIENTS = 20
const DRESSES = 12
const STOCK = 100_000
const LEASES_S = 90
const IN_MIND = 12
const TIMEOUT_S = 300
const faults = { cut: 5, slow: 4, noDatabase: 2, noProvider: 3, noEmail: 2, kill: 2 }

/** Twenty users act in random order while services fail at random; the seed is printed. */
export const history: Scenario = (size) =>
  withTestShop({ name: 'history', env: { DATABASE_POOL: '10' } }, async (shop) => {
    const seed = Date.now() % 2 ** 31
    console.log(`  seed ${seed}`)
    const chance = dice(seed)
    const { id: categoryId, name: collection } = await aCategory(shop.db)
    const dresses: TestProduct[] = []
    for (let n = 0; n < DRESSES; n++) {
      dresses.push(await aProduct(shop.db, { stockAvailable: STOCK, categoryId }))
    }
    const record: HistoryRecord = {
      purchases: [],
      counted: new Map(),
      refunded: new Map(),
      responses: new Map(),
    }
    const scene: Scene = { shop, admin: await adminOf(shop), dresses, collection, record, chance }

    let left = ACTIONS[size]
    const live = async (buyer: Buyer) => {
      const mine: Purchase[] = []
      while (left-- > 0) {
        await act(scene, chance.weighted(actions), { buyer, mine })
        // Each user only remembers the last few purchases.
        if (mine.length > IN_MIND) mine.shift()
      }
    }
    const people = await buyers(shop, CLIENTS)
    let living = true
    const trouble = repeatFaults(shop, chance, () => living)
    await Promise.all(people.map(live))
    living = false
    const failed = await trouble
    await heal(shop, record.purchases)
    for (const [response, times] of [...record.responses].toSorted(([one], [other]) =>
      one.localeCompare(other),
    ))
      console.log(`  ${response}: ${times}`)
    return [
      { what: 'actions', value: ACTIONS[size], unit: '' },
      { what: 'faults among them', value: failed, unit: '' },
      { what: 'purchases', value: record.purchases.length, unit: '' },
      none('acknowledged orders that do not exist', await lostOrders(shop, acknowledged(record))),
      none('paid at the provider and neither paid nor refunded in the shop', await unpaid(shop, record)),
      none('acknowledged refunds that are not in the books', await lostRefunds(shop, record)),
      none('products with another stock than expected', await wrongStock(shop, record)),
      ...(await invariantResults(shop)),
    ]
  })

/** One short fault after the other. */
async function repeatFaults(shop: TestShop, chance: Dice, goesOn: () => boolean): Promise<number> {
  const { postgres, payments, smtp } = shop.wires
  let count = 0
  for (; goesOn(); count++) {
    await sleep(500 + chance.random() * 1_500)
    const ms = chance.random() * 1_500
    switch (chance.weighted(faults)) {
      case 'cut':
        postgres.cut()
        payments.cut()
        break
      case 'slow':
        postgres.set({ delayMs: 25 })
        await sleep(ms)
        postgres.set({ delayMs: 0 })
        break
      case 'noDatabase':
        await setUnavailable(postgres, ms)
        break
      case 'noProvider':
        await setUnavailable(payments, ms)
        break
      case 'noEmail':
        await setUnavailable(smtp, ms)
        break
      case 'kill':
        await shop.kill()
        await shop.start()
    }
  }
  return count
}

async function setUnavailable(wire: FaultProxy, ms: number) {
  wire.set({ down: true })
  wire.cut()
  await sleep(ms)
  wire.set({ down: false })
}

/**
 * Buyers without a response retry until they have one; leases are skipped in the database, and the shop finishes its
 * work.
 */
async function heal(shop: TestShop, purchases: readonly Purchase[]) {
  await shop.kill()
  await letPass(shop, LEASES_S)
  await shop.start()
  for (const purchase of purchases.filter(({ intent }) => intent === undefined)) {
    await repeatOrders(shop, purchase, 5)
  }
  await shop.control('clock', { advanceMs: LEASES_S * 1000 })
  await runNow(shop, 'payments.reconcile')
  const seconds = await secondsUntil(async () => {
    // Failed emails are retried after growing pauses: here the pauses are skipped.
    await letPass(shop, LEASES_S)
    return isQuiet(shop)
  }, TIMEOUT_S)
  if (seconds >= TIMEOUT_S) throw new Error('the shop did not finish its jobs in time')
}

function acknowledged({ purchases }: HistoryRecord) {
  return purchases.flatMap(({ intent }) => (intent ? [intent] : []))
}

async function unpaid({ db }: TestShop, { purchases }: HistoryRecord): Promise<number> {
  const ids = purchases.flatMap(({ intent, confirmed }) => (intent && confirmed ? [intent.orderId] : []))
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where(sql<boolean>`id = any(${ids})`)
    .where('paymentState', 'in', ['paid', 'refunded'])
    .execute()
  return new Set(ids).size - rows.length
}

async function lostRefunds({ db }: TestShop, { refunded }: HistoryRecord): Promise<number> {
  const rows = await db.selectFrom('orders').select(['id', 'refundedCents']).execute()
  const booked = new Map(rows.map(({ id, refundedCents }) => [id, refundedCents]))
  return [...refunded].filter(([id, cents]) => (booked.get(id) ?? 0) < cents).length
}

async function wrongStock({ db }: TestShop, { counted }: HistoryRecord): Promise<number> {
  const { rows } = await sql<{ id: number; units: number }>`
    select products.id, stock_available + stock_reserved + coalesce(sum(sold_change), 0) as units
    from products left join stock_movements on product_id = products.id group by products.id`.execute(db)
  return rows.filter(({ id, units }) => {
    const { sure, unsure } = counted.get(id) ?? { sure: 0, unsure: 0 }
    return units < STOCK + sure || units > STOCK + sure + unsure
  }).length
}
