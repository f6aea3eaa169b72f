import { fileURLToPath } from 'node:url'
import { aSession } from '@shop/api/testing/factories'
import { type Counter, withCounter } from '../lib/counter.ts'
import { aPurchase, countWrong, endHold, order, type Purchase, pay, repeatOrders } from '../lib/purchases.ts'
import type { Figure, Scenario } from '../lib/scenario.ts'
import { invariantFigures, isQuiet, letPass, runNow, secondsUntil } from '../lib/shop-health.ts'

const PRELOAD = fileURLToPath(new URL('../lib/shifted-clock.ts', import.meta.url))
const MINUTE_MS = 60_000
/** Ten minutes ahead, then twenty minutes back at once. */
const SHIFTS_MINUTES = [10, -10]

/** The clock of the shop's machine is wrong. Only the database's clock may decide what has expired. */
export const clockShift: Scenario = (size) =>
  withCounter({ name: 'clock_shift' }, async (counter) => {
    const each = size === 'full' ? 50 : 5
    const figures: Figure[] = []
    for (const minutes of SHIFTS_MINUTES) {
      await counter.kill()
      await counter.start({
        NODE_OPTIONS: `--import=${PRELOAD}`,
        CLOCK_SHIFT_MS: String(minutes * MINUTE_MS),
      })
      const found = await underShift(counter, each)
      figures.push(...found.map((figure) => ({ ...figure, what: `clock ${minutes} min: ${figure.what}` })))
    }
    await secondsUntil(() => isQuiet(counter), 30)
    return [...figures, ...(await invariantFigures(counter))]
  })

async function underShift(counter: Counter, each: number): Promise<Figure[]> {
  const [held, over, bought] = [
    await purchases(counter, each),
    await purchases(counter, each),
    await purchases(counter, each),
  ]
  for (const purchase of [...held, ...over, ...bought]) await repeatOrders(counter, purchase, 20)
  for (const purchase of held) await endHold(counter, purchase, 5)
  for (const purchase of over) await endHold(counter, purchase, -1)
  await runNow(counter, 'payments.expire')
  await secondsUntil(async () => (await countWrong(counter, over, 'expired')) === 0, 30)
  const [early, late] = [
    await countWrong(counter, held, 'awaiting'),
    await countWrong(counter, over, 'expired'),
  ]

  for (const purchase of bought) await pay(counter, purchase)
  await secondsUntil(async () => (await countWrong(counter, bought)) === 0, 3)
  const unheard = await countWrong(counter, bought)
  await letPass(counter, 180)
  await runNow(counter, 'payments.reconcile')
  const healS = await secondsUntil(async () => (await countWrong(counter, bought)) === 0, 30)
  return [
    { what: `of ${each} holds with 5 min left ended`, value: early, unit: '', atMost: 0 },
    { what: `of ${each} holds that were over kept`, value: late, unit: '', atMost: 0 },
    { what: 'sessions with 5 min left refused', value: await rejectedWith(counter, 5), unit: '', atMost: 0 },
    {
      what: 'sessions over for 5 min accepted',
      value: 1 - (await rejectedWith(counter, -5)),
      unit: '',
      atMost: 0,
    },
    {
      what: `of ${each} payments that no event told of, its signature being too old`,
      value: unheard,
      unit: '',
    },
    {
      what: `of ${each} payments not known after the reconciler`,
      value: await countWrong(counter, bought),
      unit: '',
      atMost: 0,
    },
    { what: 'reconciler until the last was known', value: healS, unit: 's' },
  ]
}

async function purchases(counter: Counter, count: number): Promise<Purchase[]> {
  const made: Purchase[] = []
  for (let n = 0; n < count; n++) made.push(await aPurchase(counter))
  return made
}

/** Returns 1 if a session that is valid for another `minutes` is rejected. */
async function rejectedWith(counter: Counter, minutes: number): Promise<number> {
  const purchase = await aPurchase(counter)
  const expiresAt = new Date(Date.now() + minutes * MINUTE_MS)
  const { token } = await aSession(counter.db, purchase.buyer, { expiresAt })
  purchase.buyer.token = token
  return Number((await order(counter, purchase)).status === 401)
}
