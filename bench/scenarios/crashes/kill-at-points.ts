import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Failpoint, orderFailpoints } from '@shop/api/lib/failpoint'
import { overbookedWeeks } from '@shop/demo/testing/capacity-invariants'
import { diedAt, LEASES_S, REACHED_S, runOverdue, startArmed } from '../../lib/armed-shop.ts'
import { adminToken, refund } from '../../lib/atelier.ts'
import { aMadeDress } from '../../lib/made-dress.ts'
import {
  aPurchase,
  countWrong,
  endHold,
  order,
  type Purchase,
  pay,
  repeatOrders,
  rowOf,
} from '../../lib/purchases.ts'
import { none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, letPass, runNow, secondsUntil } from '../../lib/shop-health.ts'
import { percentile } from '../../lib/statistics.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

type Ending = 'paid' | 'expired' | 'refunded'

interface Casualty {
  point: Failpoint
  ending: Ending
  purchase: Purchase
  requestId: string
}

/** Each round advances the provider's clock by the leases: a Pix must not expire there before it is begun here. */
const HOLD_MINUTES = '600'

/** The shop is killed at every failpoint of the order path and restarted, and its users continue where they were. */
export const killAtPoints: Scenario = (size) =>
  withTestShop({ name: 'kill_at_points', env: { HOLD_MINUTES } }, async (shop) => {
    const rounds = size === 'full' ? 25 : 1
    const token = await adminToken(shop)
    // Every purchase takes units as well as hours of the atelier.
    const made = await aMadeDress(shop, { minutes: 120, days: 1 })
    const [startMs, healS]: [number[], number[]] = [[], []]
    let [unreached, wrong] = [0, 0]
    await shop.kill()
    for (let round = 0; round < rounds; round++) {
      const casualties: Casualty[] = []
      for (const point of orderFailpoints) {
        startMs.push(await startArmed(shop, point))
        const casualty = {
          point,
          ending: endingOf(point),
          purchase: await aPurchase(shop, made),
          requestId: randomUUID(),
        }
        casualties.push(casualty)
        await live(shop, casualty, token)
        if (!(await diedAt(shop, point))) unreached++
      }
      // The last round of the full size waits for the real leases.
      const hurry = size === 'small' || round < rounds - 1
      if (hurry) await letPass(shop, LEASES_S)
      const began = performance.now()
      await shop.start()
      startMs.push(performance.now() - began)
      const seconds = await heal(shop, casualties, { token, hurry })
      if (!hurry) healS.push(seconds)
      wrong += await reportUnfinished(shop, casualties)
      await shop.kill()
    }
    await shop.start()
    const killed = rounds * orderFailpoints.length
    return [
      { what: `kills at ${orderFailpoints.length} points, ${rounds} each`, value: killed, unit: '' },
      { what: 'points not reached', value: unreached, unit: '', atMost: 0 },
      {
        what: 'purchases, expiries and refunds that did not end as they should',
        value: wrong,
        unit: '',
        atMost: 0,
      },
      ...(await invariantResults(shop)),
      none('weeks booked beyond their hours', (await overbookedWeeks(shop.db)).length),
      { what: 'from restart until ready, median', value: percentile(startMs, 0.5), unit: 'ms' },
      { what: 'from restart until ready, slowest', value: Math.max(...startMs), unit: 'ms' },
      ...healS.map((value) => ({
        what: 'until everything recovered, with the real leases',
        value,
        unit: 's',
        atMost: 420,
      })),
    ]
  })

function endingOf(point: Failpoint): Ending {
  if (point.startsWith('expiry.')) return 'expired'
  return point.startsWith('refund.') ? 'refunded' : 'paid'
}

/** Everything that passes the failpoints of this ending, as long as the shop is alive. */
async function live(shop: TestShop, { ending, purchase, requestId }: Casualty, token: string) {
  await orderPatiently(shop, purchase)
  if (ending === 'expired') {
    await endHold(shop, purchase)
    return runNow(shop, 'payments.expire')
  }
  await pay(shop, purchase)
  if (ending !== 'refunded') return
  await secondsUntil(async () => (await countWrong(shop, [purchase])) === 0, REACHED_S)
  await requestRefund(shop, { purchase, requestId }, token)
}

/** A shop that has just started may respond 503: then the failpoint has not been reached yet. */
async function orderPatiently(shop: TestShop, purchase: Purchase) {
  for (let tries = 0; tries < 5; tries++) {
    if ((await order(shop, purchase)).status !== 503) return
    await sleep(500)
  }
}

async function requestRefund(
  shop: TestShop,
  { purchase, requestId }: Pick<Casualty, 'purchase' | 'requestId'>,
  token: string,
) {
  const row = await rowOf(shop, purchase)
  if (row) await refund(shop, token, { orderId: row.id, requestId })
}

/** Buyers and the atelier repeat their requests; the worker does the rest. */
async function heal(shop: TestShop, casualties: Casualty[], how: { token: string; hurry: boolean }) {
  const { token, hurry } = how
  const began = performance.now()
  const refunding = casualties.map(async ({ ending, purchase, requestId }) => {
    // Jobs of an earlier purchase may have killed the shop before this one was ordered or paid.
    await repeatOrders(shop, purchase, LEASES_S)
    // Or before its hold ended: a payment now would be in time.
    if (ending === 'expired') return endHold(shop, purchase)
    await pay(shop, purchase)
    if (ending !== 'refunded') return
    await secondsUntil(async () => (await rowOf(shop, purchase))?.paymentState !== 'awaiting', LEASES_S)
    await requestRefund(shop, { purchase, requestId }, token)
  })
  await Promise.all(refunding)
  if (hurry) await runOverdue(shop)
  const isHealed = async () => (await countUnended(shop, casualties)) === 0 && (await isQuiet(shop))
  await secondsUntil(isHealed, hurry ? 60 : 420)
  // Time for what the last job still writes after its visible effect.
  await sleep(200)
  return (performance.now() - began) / 1000
}

async function reportUnfinished(shop: TestShop, casualties: readonly Casualty[]): Promise<number> {
  for (const { point, ending, purchase } of casualties) {
    const row = await rowOf(shop, purchase)
    if (row?.paymentState !== ending) console.log(`  ${point}: not ${ending} but`, row, purchase.confirmed)
  }
  return countUnended(shop, casualties)
}

async function countUnended(shop: TestShop, casualties: readonly Casualty[]): Promise<number> {
  const wrong = casualties.map(({ purchase, ending }) => countWrong(shop, [purchase], ending))
  return (await Promise.all(wrong)).reduce((sum, count) => sum + count, 0)
}
