import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@shop/test-kit/ports'
import { readMetric } from '../../lib/metrics.ts'
import { aPurchase, countWrong, order, type Purchase, pay, repeatOrders } from '../../lib/purchases.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, letPass, secondsUntil } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const CREATE = 'POST /v1/payment_intents'
/** One more than the failures that open the circuit breaker. */
const CROWD = 6
/** The shop allows 12 s for a call, its retry included. */
const LONGEST_WAIT_S = 12

/** Faults of single calls: as many as the shop itself retries, and more. */
const single = {
  'returns 500': { kind: '500', times: 1 },
  'returns 500 after processing': { kind: '500-after', times: 1 },
  'returns 429 three times': { kind: '429', times: 3 },
  'closes the connection after processing': { kind: 'reset-after', times: 2 },
  'closes the connection': { kind: 'reset-before', times: 2 },
}
/** The shop waits 5 s for a response. A slower call is still running under its key when it is retried. */
const TIMEOUT_MS = 5_000
const SLOW_MS = { small: [11_000], full: [5_000, 30_000, 90_000] }
/** Ten minutes scaled down: it only has to exceed all of the shop's timeouts. */
const OUTAGE_MS = { small: 0, full: 60_000 }

const RETRY_S = 60

interface Scene {
  shop: TestShop
  all: Purchase[]
  isOpen(): Promise<boolean>
}

/** The payment provider fails in every way it can, while customers are buying. */
export const providerFaults: Scenario = async (size) => {
  const metricsPort = await freePort()
  const env = { METRICS_PORT: String(metricsPort) }
  return withTestShop({ name: 'provider_faults', env }, async (shop) => {
    const isOpen = async () => (await readMetric(metricsPort, 'payment_provider_breaker_open')) === 1
    const scene: Scene = { shop, all: [], isOpen }
    const { all } = scene
    const results = await singleFaults(scene, size === 'full' ? 20 : 1)
    for (const ms of SLOW_MS[size]) results.push(...(await slowness(scene, ms)))
    if (OUTAGE_MS[size] > 0) results.push(...(await outage(scene, OUTAGE_MS[size])))
    // Events received while the provider was unavailable are processed half a minute later.
    await letPass(shop, RETRY_S)
    await secondsUntil(async () => (await countWrong(shop, all)) === 0 && (await isQuiet(shop)), 60)
    const unpaid = await countWrong(shop, all)
    return [
      ...results,
      { what: `of ${all.length} purchases not paid in the end`, value: unpaid, unit: '', atMost: 0 },
      longestWait('all purchases', all),
      ...(await invariantResults(shop)),
    ]
  })
}

async function singleFaults({ shop, all }: Scene, rounds: number): Promise<Result[]> {
  const results: Result[] = []
  for (const [what, fault] of Object.entries(single)) {
    const purchases = await crowdOf(shop, rounds)
    all.push(...purchases)
    for (const purchase of purchases) {
      await shop.control('config', { failNext: [{ match: CREATE, ...fault }] })
      await repeatOrders(shop, purchase, 40)
      await pay(shop, purchase)
    }
    results.push(longestWait(`provider ${what}`, purchases))
  }
  return results
}

async function slowness(scene: Scene, ms: number): Promise<Result[]> {
  const { shop, all, isOpen } = scene
  const what = `provider responds after ${ms / 1000} s`
  const [crowd, [late]] = [await crowdOf(shop, CROWD), await crowdOf(shop, 1)]
  if (!late) throw new Error('no late buyer')
  await shop.control('config', { delayMs: ms })
  await Promise.all(crowd.map((purchase) => order(shop, purchase)))
  const opened = Number(await isOpen())
  await order(shop, late)
  await shop.control('config', { delayMs: 0 })
  all.push(...crowd, late)
  const mustOpen = ms > TIMEOUT_MS
  return [
    longestWait(what, crowd),
    {
      what: `${what}: breaker open after ${CROWD} calls`,
      value: opened,
      unit: '',
      ...(mustOpen && { atLeast: 1 }),
    },
    { what: `${what}: wait of the next buyer`, value: late.waitedMs, unit: 'ms' },
    await recovery(scene, [...crowd, late], { what, timeoutS: ms / 1000 + 20 }),
  ]
}

async function outage(scene: Scene, ms: number): Promise<Result[]> {
  const { shop, all } = scene
  const what = `provider unavailable for ${ms / 1000} s`
  const crowd = await crowdOf(shop, CROWD)
  all.push(...crowd)
  shop.wires.payments.set({ down: true })
  const until = performance.now() + ms
  while (performance.now() < until) {
    await Promise.all(crowd.map((purchase) => order(shop, purchase)))
    await sleep(250)
  }
  shop.wires.payments.set({ down: false })
  return [longestWait(what, crowd), await recovery(scene, crowd, { what, timeoutS: 20 })]
}

async function crowdOf(shop: TestShop, count: number): Promise<Purchase[]> {
  const crowd: Purchase[] = []
  for (let n = 0; n < count; n++) crowd.push(await aPurchase(shop))
  return crowd
}

function longestWait(what: string, purchases: readonly Purchase[]): Result {
  const value = Math.max(...purchases.map(({ waitedMs }) => waitedMs)) / 1000
  return { what: `${what}: longest wait of a shopper`, value, unit: 's', atMost: LONGEST_WAIT_S }
}

/** From the provider's first good response on: the circuit breaker lets one call through, and then all. */
async function recovery(
  { shop, isOpen }: Scene,
  purchases: readonly Purchase[],
  { what, timeoutS }: { what: string; timeoutS: number },
): Promise<Result> {
  const began = performance.now()
  await Promise.all(purchases.map((purchase) => repeatOrders(shop, purchase, timeoutS)))
  const value = (performance.now() - began) / 1000
  if (await isOpen()) throw new Error('the breaker is open although the provider responds')
  await Promise.all(purchases.map((purchase) => pay(shop, purchase)))
  return {
    what: `${what}: until the breaker closed and all buyers could pay`,
    value,
    unit: 's',
    atMost: timeoutS,
  }
}
