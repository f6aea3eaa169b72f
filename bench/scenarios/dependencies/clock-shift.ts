import { aSession } from '@shop/test-kit/factories'
import { clockShiftedBy } from '@shop/test-kit/stopped-clock'
import {
  aPurchase,
  countWrong,
  endHold,
  order,
  type Purchase,
  pay,
  repeatOrders,
} from '../../lib/purchases.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, letPass, runNow, secondsUntil } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const MINUTE_MS = 60_000
/** Ten minutes ahead, then twenty minutes back at once. */
const SHIFTS_MINUTES = [10, -10]

/** The clock of the shop's machine is wrong. Only the database's clock may decide what has expired. */
export const clockShift: Scenario = (size) =>
  withTestShop({ name: 'clock_shift' }, async (shop) => {
    const each = size === 'full' ? 50 : 5
    const results: Result[] = []
    for (const minutes of SHIFTS_MINUTES) {
      await shop.kill()
      await shop.start(clockShiftedBy(minutes * MINUTE_MS))
      const found = await underShift(shop, each)
      results.push(...found.map((result) => ({ ...result, what: `clock ${minutes} min: ${result.what}` })))
    }
    await secondsUntil(() => isQuiet(shop), 30)
    return [...results, ...(await invariantResults(shop))]
  })

async function underShift(shop: TestShop, each: number): Promise<Result[]> {
  const [held, over, bought] = [
    await purchases(shop, each),
    await purchases(shop, each),
    await purchases(shop, each),
  ]
  for (const purchase of [...held, ...over, ...bought]) await repeatOrders(shop, purchase, 20)
  for (const purchase of held) await endHold(shop, purchase, 5)
  for (const purchase of over) await endHold(shop, purchase, -1)
  await runNow(shop, 'payments.expire')
  await secondsUntil(async () => (await countWrong(shop, over, 'expired')) === 0, 30)
  const [early, late] = [await countWrong(shop, held, 'awaiting'), await countWrong(shop, over, 'expired')]

  for (const purchase of bought) await pay(shop, purchase)
  await secondsUntil(async () => (await countWrong(shop, bought)) === 0, 3)
  const unheard = await countWrong(shop, bought)
  await letPass(shop, 180)
  await runNow(shop, 'payments.reconcile')
  const healS = await secondsUntil(async () => (await countWrong(shop, bought)) === 0, 30)
  return [
    { what: `of ${each} holds with 5 min left, ended`, value: early, unit: '', atMost: 0 },
    { what: `of ${each} expired holds, still held`, value: late, unit: '', atMost: 0 },
    { what: 'sessions with 5 min left, rejected', value: await rejectedWith(shop, 5), unit: '', atMost: 0 },
    {
      what: 'sessions expired for 5 min, accepted',
      value: 1 - (await rejectedWith(shop, -5)),
      unit: '',
      atMost: 0,
    },
    {
      what: `of ${each} payments whose event was rejected because its signature was too old`,
      value: unheard,
      unit: '',
    },
    {
      what: `of ${each} payments still unknown after the reconciler`,
      value: await countWrong(shop, bought),
      unit: '',
      atMost: 0,
    },
    { what: 'time until the reconciler knew the last payment', value: healS, unit: 's' },
  ]
}

async function purchases(shop: TestShop, count: number): Promise<Purchase[]> {
  const made: Purchase[] = []
  for (let n = 0; n < count; n++) made.push(await aPurchase(shop))
  return made
}

/** Returns 1 if a session that is valid for another `minutes` is rejected. */
async function rejectedWith(shop: TestShop, minutes: number): Promise<number> {
  const purchase = await aPurchase(shop)
  const expiresAt = new Date(Date.now() + minutes * MINUTE_MS)
  const { token } = await aSession(shop.db, purchase.buyer, { expiresAt })
  purchase.buyer.token = token
  return Number((await order(shop, purchase)).status === 401)
}
