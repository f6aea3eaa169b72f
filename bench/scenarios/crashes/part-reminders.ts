import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { isWorkingDay } from '@shop/contract/dates'
import { mondayOf } from '@shop/contract/weeks'
import { adminUrl } from '@shop/test-kit/database-server'
import type { Running } from '@shop/test-kit/processes'
import { sql } from 'kysely'
import {
  expectReminder,
  isWaiting,
  judge,
  type RemindedCharge,
  readReminder,
} from '../../lib/charge-reminders.ts'
import { dice } from '../../lib/dice.ts'
import { endLeases } from '../../lib/end-leases.ts'
import { changeSome, remindedPart } from '../../lib/reminded-parts.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { settableClock } from '../../lib/set-clock.ts'
import { secondsUntil } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const sizes = { small: { each: 4, days: 9 }, full: { each: 75, days: 22 } }
/** Days between the first day and the due days. */
const OFFSETS = [-5, 0, 3, 10]
const TIMES = ['08:58', '09:05', '12:05', '17:58', '18:05', '23:05']
const TIMEOUT_S = 300
const returns = { atOnce: 2, afterHours: 2, nextMorning: 1 }

/**
 * Parts that are due between five days ago and in ten days, on a clock that is set day by day. The worker is killed while
 * it sends and comes back at once, after 18h or the next morning; parts are paid, moved and cancelled meanwhile.
 */
export const partReminders: Scenario = (size) =>
  withTestShop({ name: 'part_reminders', env: { ROLE: 'web' } }, async (shop) => {
    const { each, days } = sizes[size]
    const seed = Date.now() % 2 ** 31
    console.log(`  seed ${seed}`)
    const chance = dice(seed)
    const clock = await settableClock(adminUrl('bench_part_reminders'))
    const first = quietMonday(days)
    const all: RemindedCharge[] = []
    for (const offset of OFFSETS)
      for (let n = 0; n < each; n += 1) all.push(await remindedPart(shop, addDays(first, offset)))
    const now = { day: first, time: '08:00' }
    let seen = 0
    const set = async (day: string, time: string) => {
      for (const { recipients, source } of shop.smtp.received.slice(seen)) {
        const { isReminder, messageId } = readReminder(source)
        const charge = all.find(({ email }) => email === recipients[0])
        if (isReminder) charge?.sent.push({ ...now, messageId })
      }
      seen = shop.smtp.received.length
      Object.assign(now, { day, time })
      await clock.setTime(day, time)
    }
    await set(first, '08:00')
    // Its connections read the clock of the database from now on.
    await shop.kill()
    await shop.start()

    let worker: Running | undefined = await shop.startWorker()
    let kills = 0
    for (let n = 0; n < days; n += 1) {
      const day = addDays(first, n)
      for (const charge of all) expectReminder(charge, day)
      // Not on the last days: what is dropped at night is sent in the morning.
      const killAt =
        n % 2 === 0 && n < days - 1 && all.some(isWaiting) ? chance.oneOf(TIMES.slice(1, 4)) : undefined
      let isStopped = false
      for (const time of TIMES) {
        if (time < now.time && day === now.day) continue
        await set(day, time)
        worker ??= await returned(shop)
        // Before the kill, as if the runs had been missed.
        if (isStopped || (killAt !== undefined && time < killAt)) continue
        if (time !== killAt) {
          await remind(shop)
          continue
        }
        await killWhileSending(shop, worker)
        kills += 1
        worker = undefined
        await set(day, `${time.slice(0, 3)}59`)
        await changeSome(shop, all, { chance, ...now })
        const back = chance.weighted(returns)
        if (back === 'nextMorning') {
          isStopped = true
          break
        }
        if (back === 'afterHours') await set(day, '18:02')
        worker = await returned(shop)
        await quiet(shop)
      }
      await set(day, '23:30')
      await changeSome(shop, all, { chance, ...now })
      if (worker !== undefined) await quiet(shop)
    }
    await set(addDays(first, days), '03:00')
    worker ??= await returned(shop)
    await quiet(shop)
    await set(addDays(first, days), '03:01')
    await worker.stop()
    await clock.end()
    return [
      { what: 'parts', value: all.length, unit: '' },
      {
        what: 'of them paid or cancelled meanwhile',
        value: all.filter((one) => one.endedAt).length,
        unit: '',
      },
      { what: 'kills of the worker while it sends', value: kills, unit: '', atLeast: 1 },
      ...judge(all, kills),
    ]
  })

/** From here on for `days` and a fortnight all Mondays to Fridays are working days: a due day is on time that day alone. */
function quietMonday(days: number): string {
  for (let monday = addDays(mondayOf(saoPauloDay(new Date())), 28); ; monday = addDays(monday, 7)) {
    const all = Array.from({ length: days + 40 }, (_, n) => addDays(monday, n - 14))
    if (all.every((day) => isWorkingDay(day) || [0, 6].includes(new Date(day).getUTCDay()))) return monday
  }
}

async function returned(shop: TestShop): Promise<Running> {
  await endLeases(shop.db)
  return shop.startWorker()
}

async function remind(shop: TestShop) {
  await sql`select graphile_worker.add_job('charges.remind', json_build_object('payload', json_build_object()), max_attempts => 10)`.execute(
    shop.db,
  )
  await quiet(shop)
}

/** The mail server has not accepted the e-mail that the worker is sending. */
async function killWhileSending(shop: TestShop, worker: Running) {
  const { smtp, db } = shop
  const before = smtp.offered()
  smtp.next({ kind: 'hang' })
  await sql`select graphile_worker.add_job('charges.remind', json_build_object('payload', json_build_object()), max_attempts => 10)`.execute(
    db,
  )
  if ((await secondsUntil(async () => smtp.offered() > before, TIMEOUT_S)) >= TIMEOUT_S)
    throw new Error('no reminder was sent to be killed at')
  worker.child.kill('SIGKILL')
}

/** Nothing is left to do, also by jobs of a time that is still to come for this process. */
async function quiet({ db }: TestShop) {
  const isDone = async () => {
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from graphile_worker.jobs where task_identifier in ('charges.remind', 'mail.send'))
        + (select count(*) from mails where sent_at is null and failed_at is null) as left`.execute(db)
    return Number(rows[0]?.left) === 0
  }
  if ((await secondsUntil(isDone, TIMEOUT_S)) >= TIMEOUT_S)
    throw new Error('the reminders were not sent in time')
}
