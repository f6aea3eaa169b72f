import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { addWorkingDays, isWorkingDay } from '@shop/contract/dates'
import { type PromiseReport, promiseReports } from '@shop/contract/promise-report'
import { adminUrl } from '@shop/test-kit/database-server'
import { sql } from 'kysely'
import { adminOf } from '../../lib/atelier.ts'
import { call } from '../../lib/call.ts'
import { type Dice, dice } from '../../lib/dice.ts'
import { aMadeDress } from '../../lib/made-dress.ts'
import { exactly, none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { settableClock } from '../../lib/set-clock.ts'
import { deliver, placeOrder, type Sewn, sew } from '../../lib/simulated-year.ts'
import { withTestShop } from '../../lib/test-shop.ts'

const ORDERS = { small: 40, full: 2_000 }
const DAYS = 364
/** Weddings a month in thousands: a fifth of the year's are in November and December. */
const weddings = { 1: 86, 2: 86, 3: 86, 4: 86, 5: 87, 6: 86, 7: 86, 8: 86, 9: 86, 10: 86, 11: 107, 12: 128 }
const SOONEST_WEDDING = 100

/** A year through the API with stages that end late at random: the report equals what was counted while it happened. */
export const simulatedYear: Scenario = (size) =>
  withTestShop({ name: 'simulated_year', env: { ROLE: 'web' } }, async (shop) => {
    const clock = await settableClock(adminUrl('bench_simulated_year'))
    // Its connections read the clock of the database from now on.
    await shop.kill()
    await shop.start()
    const dress = await aMadeDress(shop, { minutes: 60, days: 5 })
    await sql`insert into production_plan_stages (plan_id, stage_id, days, minutes)
      select ${dress.planId}, id, 4, 0 from production_stages where position in (2, 3)`.execute(shop.db)
    const atelier = await adminOf(shop)
    const luck = dice(33)
    const all: Sewn[] = []
    const end = saoPauloDay(new Date())
    for (let day = addDays(end, -DAYS); day <= end; day = addDays(day, 1)) {
      await clock.set(day)
      const expected = (ORDERS[size] * (DAYS + 1 - daysUntil(day, end))) / (DAYS + 1)
      while (all.length < expected)
        all.push(await placeOrder(shop, dress, luck, { weddingOn: weddingAfter(day, luck), today: day }))
      for (const order of all) {
        if (order.stageEnds.length > 0) await sew({ shop, atelier }, order, luck, day)
        else if (order.deliveredOn === undefined && luck.random() < 0.15) await deliver(atelier, order, day)
      }
    }
    const { data: report } = await call(atelier, promiseReports.read, { query: { months: '12' } })
    await clock.end()
    if (report === undefined) throw new Error('no report')
    const counted = all.filter(({ deliveredOn = '' }) => deliveredOn >= report.period.from)
    const differences = compare(report, all)
    for (const difference of differences) console.log(`  ${difference}`)
    return [
      exactly(ORDERS[size], 'orders of a simulated year', all.length),
      { what: 'of them delivered in the period', value: counted.length, unit: '' },
      { what: 'changes of promises', value: all.flatMap(({ changes }) => changes).length, unit: '' },
      none('figures of the report that differ from counting by hand', differences.length),
    ]
  })

function daysUntil(day: string, end: string): number {
  return (Date.parse(end) - Date.parse(day)) / 86_400_000
}

function weddingAfter(day: string, { random, weighted }: Dice): string {
  const soonest = addDays(day, SOONEST_WEDDING)
  const month = weighted(weddings).padStart(2, '0')
  const date = String(1 + Math.floor(random() * 28)).padStart(2, '0')
  const year = Number(soonest.slice(0, 4))
  const wedding = `${year}-${month}-${date}`
  return wedding >= soonest ? wedding : `${year + 1}-${month}-${date}`
}

/** Every figure, counted order by order. */
function compare(report: PromiseReport, all: readonly Sewn[]): string[] {
  const differences: string[] = []
  const check = (what: string, given: unknown, counted: unknown) => {
    if (given !== counted) differences.push(`${what}: ${String(given)}, counted ${String(counted)}`)
  }
  const since = report.period.from
  const delivered = all.filter(({ deliveredOn = '' }) => deliveredOn >= since)
  const changes = all.flatMap((order) =>
    order.changes.filter(({ on }) => on >= since).map((change) => ({ ...change, order })),
  )
  checkHeld('total', report.total, delivered, check)
  for (const [at, month] of report.months.entries()) {
    const begins = monthsAfter(since, at).slice(0, 7)
    const own = delivered.filter(({ deliveredOn }) => deliveredOn?.startsWith(begins))
    checkHeld(month.name, month, own, check)
    const moved = new Set(changes.filter(({ on }) => on.startsWith(begins)).map(({ order }) => order))
    check(`${month.name} changes`, month.changes, moved.size)
  }
  check(
    'changes by the atelier',
    report.causes.find(({ cause }) => cause === 'atelier')?.changes ?? 0,
    changes.length,
  )
  check(
    'orders changed',
    report.causes.find(({ cause }) => cause === 'atelier')?.orders ?? 0,
    new Set(changes.map(({ order }) => order)).size,
  )
  for (const { reason, changes: given } of report.reasons)
    check(reason, given, changes.filter((change) => change.reason === reason).length)
  for (const reply of ['accepted', 'talk', 'cancel', 'none'] as const)
    check(reply, report.replies[reply], changes.filter((change) => (change.reply ?? 'none') === reply).length)
  return differences
}

type Check = (what: string, given: unknown, counted: unknown) => void

function checkHeld(name: string, given: PromiseReport['total'], delivered: readonly Sewn[], check: Check) {
  check(`${name} delivered`, given.delivered, delivered.length)
  for (const which of ['first', 'last'] as const) {
    let [onTime, days] = [0, 0]
    for (const { deliveredOn = '', firstTo, lastTo } of delivered) {
      const to = which === 'first' ? firstTo : lastTo
      const limit = isWorkingDay(to) ? to : addWorkingDays(to, 1)
      if (deliveredOn <= limit) onTime += 1
      days += daysUntil(to, deliveredOn)
    }
    check(`${name} on time, ${which}`, given[which].onTime, onTime)
    const mean = delivered.length === 0 ? null : Math.round((days / delivered.length) * 10) / 10
    check(`${name} mean days, ${which}`, given[which].meanDays, mean)
  }
}

function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}
