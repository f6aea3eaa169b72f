import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from '@shop/test-kit/processes'
import { sql } from 'kysely'
import { aPurchase, countWrong, endHold, order, type Purchase, pay } from '../../lib/purchases.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, letPass, runNow, secondsUntil } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

/** Emails, events and expiries take long enough to be interrupted by a kill. */
const SLOW = { smtpMs: 100, providerMs: 80, killWithinMs: 2_500 }
const LEASES_S = 90
const PICKED_UP_S = 60
const BATCH = 25

/** The worker is killed in the middle of its jobs. Each job is still done, and hardly any twice. */
export const jobKills: Scenario = (size) =>
  withTestShop({ name: 'job_kills', env: { ROLE: 'web' } }, async (shop) => {
    const kills = size === 'full' ? 200 : 3
    const [paid, expired]: [Purchase[], Purchase[]] = [[], []]
    let inHand = 0
    shop.wires.smtp.set({ delayMs: SLOW.smtpMs })
    for (let n = 0; n < kills; n++) {
      const worker = await shop.startWorker()
      const born = performance.now()
      const [one, other] = [await aPurchase(shop), await aPurchase(shop)]
      for (const purchase of [one, other]) await order(shop, purchase)
      shop.wires.payments.set({ delayMs: SLOW.providerMs })
      await endHold(shop, other)
      await Promise.all([pay(shop, one), runNow(shop, 'payments.expire')])
      await sleep(Math.random() * SLOW.killWithinMs)
      await killNow(worker)
      shop.wires.payments.set({ delayMs: 0 })
      inHand += await lockedJobs(shop, performance.now() - born)
      paid.push(one)
      expired.push(other)
      if (n % BATCH === BATCH - 1) await catchUp(shop)
    }
    shop.wires.smtp.set({ delayMs: 0 })
    const seconds = size === 'full' ? await realPickup(shop, paid) : undefined
    await catchUp(shop)
    const lost = (await countWrong(shop, paid)) + (await countWrong(shop, expired, 'expired'))
    const emailCount = shop.smtp.received.length
    return [
      { what: 'kills of the worker', value: kills, unit: '' },
      {
        what: 'jobs that it was running',
        value: inHand,
        unit: '',
        ...(size === 'full' && { atLeast: kills / 4 }),
      },
      { what: 'jobs lost', value: lost, unit: '', atMost: 0 },
      { what: 'emails sent twice', value: emailCount - paid.length, unit: '', atMost: kills },
      ...(seconds === undefined
        ? []
        : [
            {
              what: 'time until a job was resumed, with the real lease',
              value: seconds,
              unit: 's',
              atMost: PICKED_UP_S,
            },
          ]),
      ...(await invariantResults(shop)),
    ]
  })

async function killNow({ child }: Running) {
  child.kill('SIGKILL')
  await secondsUntil(async () => child.signalCode !== null, 10)
}

async function lockedJobs({ db }: TestShop, sinceMs: number): Promise<number> {
  const { rows } = await sql<{ locked: number }>`
    select count(*) as locked from graphile_worker.jobs where locked_at > now() - ${sinceMs} * interval '1 millisecond'`.execute(
    db,
  )
  return rows[0]?.locked ?? 0
}

/** Skips the lease in the database; one worker finishes what the killed ones had begun. */
async function catchUp(shop: TestShop) {
  await letPass(shop, LEASES_S)
  const worker = await shop.startWorker()
  await shop.control('clock', { advanceMs: LEASES_S * 1000 })
  await runNow(shop, 'payments.expire')
  await secondsUntil(() => isQuiet(shop), PICKED_UP_S)
  await worker.stop()
}

/** Once more in real time: a hanging email, a kill, and another worker. */
async function realPickup(shop: TestShop, paid: Purchase[]): Promise<number> {
  await catchUp(shop)
  const doomed = await shop.startWorker()
  shop.smtp.next({ kind: 'hang' })
  const [offered, received] = [shop.smtp.offered(), shop.smtp.received.length]
  const purchase = await aPurchase(shop)
  await order(shop, purchase)
  await pay(shop, purchase)
  paid.push(purchase)
  await secondsUntil(async () => shop.smtp.offered() > offered, PICKED_UP_S)
  await killNow(doomed)
  const survivor = await shop.startWorker()
  const seconds = await secondsUntil(async () => shop.smtp.received.length > received, 2 * PICKED_UP_S)
  await survivor.stop()
  return seconds
}
