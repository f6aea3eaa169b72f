import { setTimeout as sleep } from 'node:timers/promises'
import { defaultPlanSettings, paymentPlans } from '@shop/contract/payment-plan-settings'
import { aCategory, aProduct } from '@shop/test-kit/factories'
import type { FaultProxy } from '@shop/test-kit/fault-proxy'
import { sql } from 'kysely'
import { adminOf } from '../../lib/atelier.ts'
import { type Buyer, buyers, type TestProduct } from '../../lib/buyers.ts'
import { call } from '../../lib/call.ts'
import { type Dice, dice } from '../../lib/dice.ts'
import { act } from '../../lib/history.ts'
import { type HistoryRecord, lostFacts, newRecord } from '../../lib/history-record.ts'
import type { Person, Scene } from '../../lib/history-scene.ts'
import { longMadeDress } from '../../lib/made-dress.ts'
import { type Purchase, repeatOrders } from '../../lib/purchases.ts'
import { none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, letPass, runNow, secondsUntil } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const ACTIONS = { small: 300, full: 50_000 }
const CLIENTS = 20
const DRESSES = 12
const MADE = 4
const STOCK = 100_000
const LEASES_S = 90
const IN_MIND = 12
const TIMEOUT_S = 1_200
const OWN_TEXTS = {
  made_to_order: 'Depois do corte o ateliê fica com parte do preço.',
  made_to_measure: null,
}
const faults = { cut: 5, slow: 4, noDatabase: 2, noProvider: 3, noEmail: 2, kill: 2 }

/**
 * Twenty users and their atelier order, pay at once or in parts, move, cancel, refund, sell and deliver in random order
 * while services fail at random; the seed is printed.
 */
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
    const made: TestProduct[] = []
    for (let n = 0; n < MADE; n++) made.push(await longMadeDress(shop))
    const record = newRecord()
    const admin = await adminOf(shop)
    await call(admin, paymentPlans.save, { body: { ...defaultPlanSettings, cancellationTexts: OWN_TEXTS } })
    const scene: Scene = { shop, admin, dresses, made, collection, record, chance }

    let begun = 0
    const live = async (buyer: Buyer) => {
      const person: Person = { buyer, mine: [], sold: [] }
      while (begun - record.unhandled < ACTIONS[size]) {
        begun += 1
        await act(scene, person)
        // Each user only remembers the last few purchases.
        if (person.mine.length > IN_MIND) person.mine.shift()
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
      { what: 'actions', value: begun - record.unhandled, unit: '', atLeast: ACTIONS[size] },
      { what: 'faults among them', value: failed, unit: '' },
      { what: 'purchases', value: record.purchases.length, unit: '' },
      { what: 'of them with deposit and parts', value: inParts(record).length, unit: '' },
      { what: 'sales of the atelier', value: record.sales.size, unit: '' },
      { what: 'cancellations', value: record.cancelled.size, unit: '' },
      ...Object.entries(await lostFacts(shop, record)).map(([what, value]) => none(what, value)),
      none('paid at the provider and neither paid nor refunded in the shop', await unpaid(shop, record)),
      none('products with another stock than expected', await wrongStock(shop, record, dresses)),
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

function inParts({ purchases }: HistoryRecord): Purchase[] {
  return purchases.filter(({ plan, intent }) => plan !== undefined && intent !== undefined)
}

async function unpaid({ db }: TestShop, { purchases }: HistoryRecord): Promise<number> {
  const ids = purchases.flatMap(({ intent, confirmed }) => (intent && confirmed ? [intent.orderId] : []))
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where(sql<boolean>`id = any(${ids})`)
    .where('paymentState', 'in', ['paid', 'partly_paid', 'refunded'])
    .execute()
  return new Set(ids).size - rows.length
}

async function wrongStock(
  { db }: TestShop,
  { counted }: HistoryRecord,
  dresses: readonly TestProduct[],
): Promise<number> {
  const ids = dresses.map(({ id }) => id)
  const { rows } = await sql<{ id: number; units: number }>`
    select products.id, stock_available + stock_reserved + coalesce(sum(sold_change), 0) as units
    from products left join stock_movements on product_id = products.id
    where products.id = any(${ids}) group by products.id`.execute(db)
  return rows.filter(({ id, units }) => {
    const { sure, unsure } = counted.get(id) ?? { sure: 0, unsure: 0 }
    return units < STOCK + sure || units > STOCK + sure + unsure
  }).length
}
