import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { addWorkingDays } from '@shop/contract/dates'
import { workingDaysBetween } from '@shop/contract/deadlines'
import { describe, expect, test } from 'vitest'
import { openOrders } from './open-orders.ts'
import { timeline } from './order-timeline.ts'
import { plannedOrders } from './planned-orders.ts'
import { bookingsOf, promiseOf, stagesOf, weddingOf } from './production.ts'
import { planOf, productionPlans, unusualWeeks } from './production-plans.ts'

const sums = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const anyDay = new Date('2026-11-16T15:00:00Z')

/** Each weekday of each month, among them days around holidays, the year's end and 29 February. */
const seedingDays = Array.from({ length: 53 }, (_, index) => addDays('2027-02-27', index * 9)).map(
  (day) => new Date(`${day}T03:30:00Z`),
)

test('the plans take the days and hours of the atelier', () => {
  const totals = Object.entries(productionPlans).map(([name, stages]) => [
    name,
    sums(stages.map(({ days }) => days)),
    sums(stages.map(({ hours }) => hours)),
  ])
  expect(totals).toEqual([
    ['Vestido bordado', 25, 42],
    ['Vestido liso', 14, 22],
    ['Madrinha', 9, 11],
    ['Ajuste', 5, 4],
  ])
})

test('each line has booked the hours of its plan, and the weeks are as full as they can be', () => {
  const made = plannedOrders.flatMap(({ lines }) => lines).filter(({ production }) => production)
  for (const line of made) {
    const plan = productionPlans[planOf(line.slug, line.offer) ?? 'Ajuste']
    const booked = sums(Object.values(line.production?.hours ?? {}))
    expect(booked, line.slug).toBe(sums(plan.map(({ hours }) => hours)) * line.quantity)
  }
  const week = (after: number) => sums(made.map(({ production }) => production?.hours[after] ?? 0))
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(week)).toEqual([50, 60, 45, 20, 72, 24, 0, 26])
  for (const { after, hours } of unusualWeeks) expect(week(after)).toBeLessThanOrEqual(hours)
  for (const past of [-1, -2, -3, -4, -5, -6]) expect(week(past)).toBeLessThanOrEqual(60)
})

test('fourteen items are spread over all stages', () => {
  const items = openOrders.flatMap((order) => order.lines.map((line) => stagesOf(order, line, anyDay)))
  expect(items).toHaveLength(14)
  const next = items.map((stages) => stages.find(({ finishedAt }) => finishedAt === null)?.name)
  expect(new Set(next).size).toBe(8)
  const waiting = openOrders.filter(({ measures }) => measures && 'lateDays' in measures)
  expect(waiting.map(({ customer }) => customer)).toEqual(['juliana', 'yasmin'])
})

describe.each(seedingDays)('seeded on %s', (now) => {
  test('the slack of each item is as planned: one is late, two are at risk', () => {
    const slacks = openOrders.map((order) => {
      const readyBy = addWorkingDays(promiseOf(order, now)?.readyOn ?? '', 5)
      const needed = order.lines.map((line) => neededDays(stagesOf(order, line, now), now))
      return workingDaysBetween(saoPauloDay(now), readyBy) - Math.max(...needed)
    })
    expect(slacks).toEqual(openOrders.map(({ promise }) => promise?.slack))
    expect(slacks.filter((slack) => slack < 0)).toEqual([-4])
    expect(slacks.filter((slack) => slack >= 0 && slack <= 2)).toEqual([2, 1])
  })

  test('stages follow each other after the payment, and never lie ahead', () => {
    for (const order of plannedOrders) {
      for (const line of order.lines) {
        const moments = stagesOf(order, line, now).flatMap(({ startedAt, finishedAt }) =>
          [startedAt, finishedAt].filter((at) => at !== null).map(Number),
        )
        expect(moments).toEqual(moments.toSorted((a, b) => a - b))
        const paidAt = Number(timeline(order, now).columns.paidAt ?? 0)
        expect(moments.filter((at) => at < paidAt || at > now.getTime())).toEqual([])
      }
    }
  })

  test('weddings are on Saturdays, after the last day that the shop accepts', () => {
    for (const order of openOrders) {
      const promise = promiseOf(order, now)
      const wedding = promise && weddingOf(order, promise)
      expect(new Date(wedding ?? '').getUTCDay(), order.customer).toBe(6)
      expect((promise?.to ?? '') <= addDays(wedding ?? '', -15)).toBe(true)
    }
  })

  test('hours are booked by Mondays', () => {
    const weeks = openOrders.flatMap(({ lines }) => lines.flatMap((line) => bookingsOf(line, now)))
    expect(weeks.filter(({ week }) => new Date(week).getUTCDay() !== 1)).toEqual([])
  })
})

function neededDays(stages: ReturnType<typeof stagesOf>, now: Date): number {
  const open = stages.filter(({ finishedAt }) => finishedAt === null)
  return sums(
    open.map(({ days, startedAt }) => {
      const worked = startedAt === null ? 0 : workingDaysBetween(saoPauloDay(startedAt), saoPauloDay(now))
      return startedAt === null ? days : Math.max(1, days - worked)
    }),
  )
}
