import { setTimeout as sleep } from 'node:timers/promises'
import { startFaultProxy } from '@shop/test-kit/fault-proxy'
import { withCleanup } from '../../lib/cleanup.ts'
import { type Dice, dice } from '../../lib/dice.ts'
import { type KindName, kindNames, kinds } from '../../lib/game/actions.ts'
import { type Fault, faultsOf } from '../../lib/game/faults.ts'
import { matrix, recoveredAfter } from '../../lib/game/matrix.ts'
import { Records } from '../../lib/game/records.ts'
import { type Scene, sceneOf } from '../../lib/game/scene.ts'
import { openLoop } from '../../lib/open-loop.ts'
import { ownRedis } from '../../lib/own-redis.ts'
import { countWrong, lostOrders } from '../../lib/purchases.ts'
import { informative, none } from '../../lib/race.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, letPass, runNow, secondsUntil } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const PLAN = {
  small: { faults: 4, calmMs: 3_000, holdMs: 5_000 },
  full: { faults: Number.POSITIVE_INFINITY, calmMs: 27_000, holdMs: 50_000 },
}
const PER_SECOND = 12
const HEALED_S = 120
const PAUSES_S = 120
const weights = Object.fromEntries(kindNames.map((name) => [name, kinds[name].weight])) as Record<
  KindName,
  number
>

/** Users do what they usually do, at their own pace, while one service after the other fails; the seed is printed. */
export const gameHour: Scenario = (size) =>
  withCleanup(async (later) => {
    const redis = await ownRedis()
    later(() => redis.process.kill('SIGKILL'))
    const wire = await startFaultProxy({ port: redis.port })
    later(wire.stop)
    const env = { ROLE: 'web', REDIS_URL: `redis://127.0.0.1:${wire.port}` }
    return withTestShop({ name: 'game_hour', ownServer: true, env }, async (shop) => {
      const worker = { current: await shop.startWorker() }
      try {
        const seed = Date.now() % 2 ** 31
        console.log(`  seed ${seed}`)
        const chance = dice(seed)
        const scene = await sceneOf(shop, chance)
        const { faults: count, ...times } = PLAN[size]
        const chosen = inAnyOrder(faultsOf({ shop, redis: wire, worker }), chance).slice(0, count)
        const records = await play(scene, chosen, times)
        return await outcome(scene, records)
      } finally {
        await worker.current.stop()
      }
    })
  })

async function play(scene: Scene, faults: readonly Fault[], { calmMs, holdMs }: Times): Promise<Records> {
  const records = new Records()
  records.begin()
  const end = new AbortController()
  const coming = openLoop(
    { perSecond: PER_SECOND, seconds: Number.POSITIVE_INFINITY, signal: end.signal },
    async (at) => {
      const kind = scene.chance.weighted(weights)
      const began = { at, phase: records.current }
      records.note(kind, began, await kinds[kind].action(scene))
    },
  )
  await sleep(calmMs)
  for (const fault of faults) {
    console.log(`  ${new Date().toISOString()} ${fault.part} ${fault.how}`)
    records.begin(fault)
    await fault.hold(holdMs)
    records.begin()
    await sleep(calmMs)
  }
  end.abort()
  await coming
  return records
}

interface Times {
  calmMs: number
  holdMs: number
}

async function outcome(scene: Scene, { phases, wrong }: Records): Promise<Result[]> {
  const { shop, promised } = scene
  const confirmed = promised.purchases.filter((one) => one.confirmed)
  const healed = await heal(shop, async () => (await countWrong(shop, confirmed)) === 0)
  const [calm, ...rest] = phases
  if (!calm) throw new Error('nothing happened')
  const faults = rest.flatMap((during, at) => {
    const after = rest[at + 1]
    return during.fault && after ? [{ during, after }] : []
  })
  console.log(`\n${matrix(calm, faults)}\n`)
  for (const one of wrong.slice(0, 40)) console.log(`  ${one}`)
  const acknowledged = [
    ...promised.placed,
    ...promised.purchases.flatMap(({ intent }) => (intent ? [intent] : [])),
  ]
  const written = new Set(shop.smtp.received.flatMap(({ recipients }) => recipients))
  const visits = phases.flatMap(({ seen }) => [...seen.values()].flat()).length
  return [
    informative('faults', faults.length),
    informative('visits', visits),
    none(
      '5xx responses other than a 503 with a retry time, missing responses, or hanging requests',
      wrong.length,
    ),
    informative('orders acknowledged', acknowledged.length),
    none('orders acknowledged and lost', await lostOrders(shop, acknowledged)),
    none(
      `of ${confirmed.length} paid at the provider, not paid in the shop`,
      await countWrong(shop, confirmed),
    ),
    none(
      `of ${promised.emails.length} promised emails, not sent`,
      promised.emails.filter((email) => !written.has(email)).length,
    ),
    {
      what: 'longest time from the end of a fault to the last rejected request',
      value: Math.max(...faults.map(({ after }) => recoveredAfter(after))),
      unit: 's',
      atMost: HEALED_S,
    },
    {
      what: 'from the end of the hour until payments and emails were right, without retry pauses',
      value: healed,
      unit: 's',
      atMost: HEALED_S,
    },
    ...(await invariantResults(shop)),
  ]
}

/** Skips leases and retry pauses in the database; jobs that the shop would schedule within minutes start now. */
async function heal(shop: TestShop, isRight: () => Promise<boolean>): Promise<number> {
  await shop.control('clock', { advanceMs: PAUSES_S * 1000 })
  await letPass(shop, PAUSES_S)
  await runNow(shop, 'payments.reconcile')
  return secondsUntil(async () => {
    await letPass(shop, PAUSES_S)
    return (await isRight()) && (await isQuiet(shop))
  }, HEALED_S)
}

function inAnyOrder<T>(all: readonly T[], { random }: Dice): T[] {
  return all
    .map((one) => [random(), one] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, one]) => one)
}
