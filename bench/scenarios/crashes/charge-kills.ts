import { setTimeout as sleep } from 'node:timers/promises'
import type { Failpoint } from '@shop/api/lib/failpoint'
import { defaultPlanSettings, paymentPlans } from '@shop/contract/payment-plan-settings'
import { diedAt, LEASES_S, runOverdue, startArmed } from '../../lib/armed-shop.ts'
import { adminOf } from '../../lib/atelier.ts'
import { buyers } from '../../lib/buyers.ts'
import { type Caller, call } from '../../lib/call.ts'
import { chargeActs, type PreparedAct, type Scene } from '../../lib/charge-acts.ts'
import { compareBooks, readBooks } from '../../lib/charge-books.ts'
import { aMadeDress } from '../../lib/made-dress.ts'
import { LONG_SEWING } from '../../lib/planned-orders.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, letPass, secondsUntil } from '../../lib/shop-health.ts'
import { percentile } from '../../lib/statistics.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

interface Casualty extends PreparedAct {
  what: string
  point: Failpoint
}

const OWN_TEXT = 'Depois do corte, o ateliê fica com até metade do que foi pago.'
/** Each round advances the provider's clock by the leases: a Pix must not expire there before it is begun here. */
const HOLD_MINUTES = '600'
const HEALED_S = 60
const PAUSE_MS = 500

/**
 * The shop is killed at every failpoint that deposits, parts, their refunds, cancellations and extras pass. Then buyers
 * and the atelier repeat their requests, and the worker does the rest.
 */
export const chargeKills: Scenario = (size) =>
  withTestShop({ name: 'charge_kills', env: { HOLD_MINUTES } }, async (shop) => {
    const rounds = size === 'full' ? 25 : 1
    const admin = await adminOf(shop)
    await acceptOwnText(admin)
    const dress = await aMadeDress(shop, LONG_SEWING)
    const startMs: number[] = []
    let [kills, unreached, lost, doubled] = [0, 0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      const casualties = await prepareAll({ shop, admin, dress, band: round % 2 === 0 ? 'cut' : 'fitted' })
      await shop.kill()
      for (const casualty of casualties) {
        startMs.push(await startArmed(shop, casualty.point))
        await untilResponse(casualty, { isArmed: true })
        kills += 1
        if (!(await diedAt(shop, casualty.point))) unreached += 1
      }
      await letPass(shop, LEASES_S)
      await shop.start()
      await heal(shop, casualties)
      const wrong = await reportWrong(shop, casualties)
      lost += wrong.lost
      doubled += wrong.doubled
    }
    const points = chargeActs.reduce((sum, act) => sum + act.points.length, 0)
    return [
      { what: `kills at ${points} points, ${rounds} each`, value: kills, unit: '' },
      { what: 'points not reached', value: unreached, unit: '', atMost: 0 },
      { what: 'payments, records, refunds, cancellations and extras lost', value: lost, unit: '', atMost: 0 },
      { what: 'of them done twice, or more of them than wanted', value: doubled, unit: '', atMost: 0 },
      ...(await invariantResults(shop)),
      { what: 'from restart until ready, median', value: percentile(startMs, 0.5), unit: 'ms' },
    ]
  })

async function acceptOwnText(admin: Caller) {
  const cancellationTexts = { ...defaultPlanSettings.cancellationTexts, made_to_order: OWN_TEXT }
  const { status } = await call(admin, paymentPlans.save, {
    body: { ...defaultPlanSettings, cancellationTexts },
  })
  if (status !== 200) throw new Error(`the plan's terms were not stored: ${status}`)
}

/** One order for each kill; the first points of all acts come first, so that one act does not follow itself. */
async function prepareAll(scene: Omit<Scene, 'buyer'>): Promise<Casualty[]> {
  const wanted = chargeActs.flatMap(({ what, points, prepare }) =>
    points.map((point, at) => ({ what, point, at, prepare })),
  )
  const crowd = await buyers(scene.shop, wanted.length)
  return Promise.all(
    wanted
      .toSorted((one, other) => one.at - other.at)
      .map(async ({ what, point, prepare }, n) => {
        const buyer = crowd[n]
        if (buyer === undefined) throw new Error('no buyer')
        return { what, point, ...(await prepare({ ...scene, buyer })) }
      }),
  )
}

/** A shop that has just started may respond 503. An armed one that does not respond has reached its point. */
async function untilResponse({ act }: PreparedAct, { isArmed }: { isArmed: boolean }) {
  const deadline = performance.now() + LEASES_S * 1000
  while (performance.now() < deadline) {
    const { status, retryAfter } = await act()
    if (!retryAfter && (status !== 0 || isArmed)) return
    await sleep(PAUSE_MS)
  }
}

async function heal(shop: TestShop, casualties: readonly Casualty[]) {
  await Promise.all(casualties.map((casualty) => untilResponse(casualty, { isArmed: false })))
  await runOverdue(shop)
  await secondsUntil(
    async () => (await isQuiet(shop)) && (await differences(shop, casualties)).length === 0,
    HEALED_S,
  )
  // Time for what the last job still writes after its visible effect.
  await sleep(200)
}

interface Difference {
  casualty: Casualty
  less: string[]
  more: string[]
}

async function differences(shop: TestShop, casualties: readonly Casualty[]): Promise<Difference[]> {
  const found: Difference[] = []
  for (const casualty of casualties) {
    const wanted = await casualty.wanted()
    const { less, more } = wanted
      ? compareBooks(await readBooks(shop, wanted.orderId), wanted.books)
      : { less: ['order'], more: [] }
    if (less.length + more.length > 0) found.push({ casualty, less, more })
  }
  return found
}

async function reportWrong(shop: TestShop, casualties: readonly Casualty[]) {
  const found = await differences(shop, casualties)
  for (const { casualty, less, more } of found)
    console.log(`  ${casualty.what}, ${casualty.point}: too little ${less.join()}; too much ${more.join()}`)
  return {
    lost: found.filter(({ less }) => less.length > 0).length,
    doubled: found.filter(({ more }) => more.length > 0).length,
  }
}
