import { products } from '@shop/contract/products'
import { aCategory, aProduct } from '@shop/test-kit/factories'
import { adminOf, formOf, readProduct } from '../../lib/atelier.ts'
import { type Buyer, buyers, place, type TestProduct } from '../../lib/buyers.ts'
import { type Caller, call, type Outcome, submit } from '../../lib/call.ts'
import { atEachDelay, exactly, informative, none, type Plan, times, within } from '../../lib/race.ts'
import type { Scenario, Size } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const ROUNDS: Plan = { small: { 0: 2, 20: 1 }, full: { 0: 5, 20: 2, 100: 1 } }
const ORDERS: Record<Size, number> = { small: 30, full: 100 }
const STOCK = 60
const RECOUNTS = 10
const SPREAD_MS = 200
const MOST_TRIES = 10

/** The atelier recounts, edits and takes off sale the products that are being bought. */
export const stockEditRace: Scenario = (size) =>
  withTestShop({ name: 'stock_edit_race', env: { DATABASE_POOL: '20', ROLE: 'web' } }, async (shop) => {
    const crowd = await buyers(shop, ORDERS[size])
    const admins = [await adminOf(shop), await adminOf(shop)] as const
    const { id: categoryId, name: collection } = await aCategory(shop.db)
    const shelve = () => aProduct(shop.db, { stockAvailable: STOCK, categoryId })
    return atEachDelay(shop, ROUNDS[size], async (rounds) => {
      const seen = {
        lostUnits: 0,
        accepted: 0,
        rejected: 0,
        lostEdits: 0,
        late: 0,
        busy: 0,
        other: 0,
        recounts: 0,
      }
      for (let round = 0; round < rounds; round++) {
        const counted = await shelve()
        const { difference, recounts, ...orders } = await countWhileBought(shop, counted, {
          crowd,
          by: admins[0],
          collection,
        })
        seen.recounts += recounts
        seen.busy += orders.busy
        seen.other += orders.other
        const { stockAvailable } = await stockOf(shop, counted)
        seen.lostUnits += Math.abs(STOCK + difference - orders.written - stockAvailable)

        const edited = await shelve()
        const names = ['Aurora', 'Serena']
        const read = await readProduct(admins[0], edited)
        const responses = await times(2, (n) =>
          submit(admins[n] ?? admins[0], products.update, {
            params: { id: edited.id },
            body: { ...formOf(read, collection), name: `${names[n]} ${round}` },
          }),
        )
        seen.accepted += responses.filter(({ status }) => status === 200).length
        seen.rejected += responses.filter(({ code }) => code === 'stale_version').length
        const nameNow = (await readProduct(admins[0], edited)).name
        if (responses.find(({ status }) => status === 200)?.data?.name !== nameNow) seen.lostEdits += 1

        const removed = await removeWhileBought(shop, await shelve(), { crowd, by: admins[1] })
        seen.late += removed.late
        seen.busy += removed.busy
        seen.other += removed.other
      }
      const size = `${rounds} rounds of ${crowd.length} orders`
      return [
        none(`${size} and ${RECOUNTS} recounts: units lost or added`, seen.lostUnits),
        exactly(rounds, 'two administrators save the same page: saved', seen.accepted),
        exactly(
          rounds,
          'two administrators save the same page: notified of the conflict (409)',
          seen.rejected,
        ),
        none('of these saved and lost', seen.lostEdits),
        none(`${size} of a product that is taken off sale: placed after it`, seen.late),
        informative(`${size}: recounts accepted`, seen.recounts),
        informative(`${size}: rejected with a retry time (503)`, seen.busy),
        none(`${size}: other responses`, seen.other),
      ]
    })
  })

interface Sale {
  crowd: readonly Buyer[]
  by: Caller
}

async function countWhileBought(
  shop: TestShop,
  dress: TestProduct,
  { crowd, by, collection }: Sale & { collection: string },
) {
  const buying = crowd.map(async (buyer) => {
    await within(SPREAD_MS)
    return place(shop, buyer, [dress])
  })
  let [difference, recounts] = [0, 0]
  for (let n = 0; n < RECOUNTS; n++) {
    const read = await readProduct(by, dress)
    // Units are found again, or one is damaged: the change never removes more than there are.
    const change = n % 3 === 2 && read.stockQuantity > 0 ? -1 : 2
    const body = { ...formOf(read, collection), stockQuantity: read.stockQuantity + change }
    if (!(await save(by, dress, body))) continue
    difference += change
    recounts += 1
  }
  const responses = await Promise.all(buying)
  return { difference, recounts, ...countOutcomes(responses), written: await ordersOf(shop, dress) }
}

/** A save without a response is repeated; a version conflict then means that the first one was stored. */
async function save(by: Caller, dress: TestProduct, body: ReturnType<typeof formOf>): Promise<boolean> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const { status, code } = await submit(by, products.update, { params: { id: dress.id }, body })
    if (status !== 503) return status === 200 || (tries > 1 && code === 'stale_version')
  }
  return false
}

async function removeWhileBought(shop: TestShop, dress: TestProduct, { crowd, by }: Sale) {
  let isRemoved = false
  const buying = crowd.map(async (buyer) => {
    await within(SPREAD_MS)
    const began = isRemoved
    return { ...(await place(shop, buyer, [dress])), began }
  })
  await within(SPREAD_MS)
  await call(by, products.remove, { params: { id: dress.id } })
  isRemoved = true
  const responses = await Promise.all(buying)
  const late = responses.filter(({ status, began }) => status === 201 && began).length
  return { late, ...countOutcomes(responses) }
}

const FORESEEN = new Set(['out_of_stock', 'product_unavailable'])

function countOutcomes(responses: readonly Outcome<unknown>[]) {
  const amount = (is: (response: Outcome<unknown>) => boolean) => responses.filter(is).length
  const written = amount(({ status }) => status === 201)
  const busy = amount(({ status }) => status === 503)
  const rejected = amount(({ code = '' }) => FORESEEN.has(code))
  return { written, busy, other: responses.length - written - busy - rejected }
}

/** Includes orders whose buyers got a 503: the shop may have been too busy to return the stored order. */
async function ordersOf({ db }: TestShop, { id }: TestProduct): Promise<number> {
  const rows = await db.selectFrom('orderItems').select('orderId').where('productId', '=', id).execute()
  return rows.length
}

function stockOf({ db }: TestShop, { id }: TestProduct) {
  return db.selectFrom('products').select('stockAvailable').where('id', '=', id).executeTakeFirstOrThrow()
}
