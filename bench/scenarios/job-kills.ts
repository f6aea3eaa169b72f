import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Counter, withCounter } from '../lib/counter.ts'
import type { Running } from '../lib/processes.ts'
import { aPurchase, countWrong, endHold, order, type Purchase, pay } from '../lib/purchases.ts'
import type { Scenario } from '../lib/scenario.ts'
import { invariantFigures, isQuiet, letPass, runNow, secondsUntil } from '../lib/shop-health.ts'

/** Emails, events and expiries take long enough to be interrupted by a kill. */
const SLOW = { smtpMs: 100, providerMs: 80, killWithinMs: 2_500 }
const LEASES_S = 90
const PICKED_UP_S = 60
const BATCH = 25

/** The worker is killed in the middle of its jobs. Each job is still done, and hardly any twice. */
export const jobKills: Scenario = (size) =>
  withCounter({ name: 'job_kills', env: { ROLE: 'web' } }, async (counter) => {
    const kills = size === 'full' ? 200 : 3
    const [paid, expired]: [Purchase[], Purchase[]] = [[], []]
    let inHand = 0
    counter.wires.smtp.set({ delayMs: SLOW.smtpMs })
    for (let n = 0; n < kills; n++) {
      const worker = await counter.startWorker()
      const born = performance.now()
      const [one, other] = [await aPurchase(counter), await aPurchase(counter)]
      for (const purchase of [one, other]) await order(counter, purchase)
      counter.wires.payments.set({ delayMs: SLOW.providerMs })
      await endHold(counter, other)
      await Promise.all([pay(counter, one), runNow(counter, 'payments.expire')])
      await sleep(Math.random() * SLOW.killWithinMs)
      await killNow(worker)
      counter.wires.payments.set({ delayMs: 0 })
      inHand += await lockedJobs(counter, performance.now() - born)
      paid.push(one)
      expired.push(other)
      if (n % BATCH === BATCH - 1) await catchUp(counter)
    }
    counter.wires.smtp.set({ delayMs: 0 })
    const seconds = size === 'full' ? await realPickup(counter, paid) : undefined
    await catchUp(counter)
    const lost = (await countWrong(counter, paid)) + (await countWrong(counter, expired, 'expired'))
    const emailCount = counter.smtp.received.length
    return [
      { what: 'kills of the worker', value: kills, unit: '' },
      {
        what: 'jobs that it had in hand',
        value: inHand,
        unit: '',
        ...(size === 'full' && { atLeast: kills / 4 }),
      },
      { what: 'jobs lost', value: lost, unit: '', atMost: 0 },
      { what: 'letters sent twice', value: emailCount - paid.length, unit: '', atMost: kills },
      ...(seconds === undefined
        ? []
        : [{ what: 'taken up again, with the real lease', value: seconds, unit: 's', atMost: PICKED_UP_S }]),
      ...(await invariantFigures(counter)),
    ]
  })

async function killNow({ child }: Running) {
  child.kill('SIGKILL')
  await secondsUntil(async () => child.signalCode !== null, 10)
}

async function lockedJobs({ db }: Counter, sinceMs: number): Promise<number> {
  const { rows } = await sql<{ locked: number }>`
    select count(*) as locked from graphile_worker.jobs where locked_at > now() - ${sinceMs} * interval '1 millisecond'`.execute(
    db,
  )
  return rows[0]?.locked ?? 0
}

/** Skips the lease in the database; one worker finishes what the killed ones had begun. */
async function catchUp(counter: Counter) {
  await letPass(counter, LEASES_S)
  const worker = await counter.startWorker()
  await counter.control('clock', { advanceMs: LEASES_S * 1000 })
  await runNow(counter, 'payments.expire')
  await secondsUntil(() => isQuiet(counter), PICKED_UP_S)
  await worker.stop()
}

/** Once more in real time: a hanging email, a kill, and another worker. */
async function realPickup(counter: Counter, paid: Purchase[]): Promise<number> {
  await catchUp(counter)
  const doomed = await counter.startWorker()
  counter.smtp.next({ kind: 'hang' })
  const [offered, received] = [counter.smtp.offered(), counter.smtp.received.length]
  const purchase = await aPurchase(counter)
  await order(counter, purchase)
  await pay(counter, purchase)
  paid.push(purchase)
  await secondsUntil(async () => counter.smtp.offered() > offered, PICKED_UP_S)
  await killNow(doomed)
  const survivor = await counter.startWorker()
  const seconds = await secondsUntil(async () => counter.smtp.received.length > received, 2 * PICKED_UP_S)
  await survivor.stop()
  return seconds
}
