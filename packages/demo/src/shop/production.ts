// Where the atelier is with the lines of an order, and what it promised; pure, so that any day of seeding can be tested.

import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { addWorkingDays, subtractWorkingDays } from '@shop/contract/dates'
import { workingDaysBetween } from '@shop/contract/deadlines'
import { type DeliveryPromise, windowAfter } from '@shop/contract/promise'
import { defaultSchedule } from '@shop/contract/schedule'
import { mondayOf } from '@shop/contract/weeks'
import { timeline } from './order-timeline.ts'
import type { PlannedLine, PlannedOrder } from './planned-order.ts'
import { planOf, productionPlans } from './production-plans.ts'

interface LineStage {
  name: string
  days: number
  minutes: number
  startedAt: Date | null
  finishedAt: Date | null
}

const terms = { ...defaultSchedule, closedDays: [] }
const nineOClock = (day: string) => new Date(`${day}T09:00:00-03:00`)

/** The stages of a line's plan; the finished ones share the time since the order went into production. */
export function stagesOf(planned: PlannedOrder, line: PlannedLine, now: Date): LineStage[] {
  const { slug, offer, quantity, production } = line
  const name = planOf(slug, offer)
  if (name === undefined || production === undefined) return []
  const plan = productionPlans[name]
  const { beganAt, readyAt } = productionTimes(planned, now)
  const today = saoPauloDay(now)
  const { finished, since } = production
  const runningAt = readyAt ?? latest(beganAt, nineOClock(subtractWorkingDays(today, since)))
  const share = sharedTime(beganAt, runningAt, sumDays(plan.slice(0, finished)))
  return plan.map(({ days, hours, ...stage }, position) => {
    const before = sumDays(plan.slice(0, position))
    const isFinished = position < finished
    const isRunning = position === finished && readyAt === undefined
    const [from, to] = [share(before), share(before + days)]
    return {
      ...stage,
      days,
      minutes: hours * 60 * quantity,
      startedAt: beganAt && (isFinished || isRunning) ? from : null,
      finishedAt: beganAt && isFinished ? to : null,
    }
  })
}

/** Undefined for an order that is not being made to a plan. */
export function promiseOf(planned: PlannedOrder, now: Date): DeliveryPromise | undefined {
  if (planned.promise === undefined) return undefined
  const today = saoPauloDay(now)
  const unfinished = Math.max(...planned.lines.map((line) => unfinishedDays(planned, line, now)))
  const latestReady = addWorkingDays(today, unfinished + planned.promise.slack)
  return promiseAfter(subtractWorkingDays(latestReady, terms.marginDays))
}

export function promiseAfter(readyOn: string): DeliveryPromise {
  return { readyOn, ...windowAfter(terms, readyOn) }
}

/** Of an order made to a plan whose window is the shop's usual one. */
export function readyOnBefore(from: string): string {
  return subtractWorkingDays(from, terms.shipDays.min)
}

function unfinishedDays(planned: PlannedOrder, line: PlannedLine, now: Date): number {
  const today = saoPauloDay(now)
  return stagesOf(planned, line, now)
    .filter(({ finishedAt }) => finishedAt === null)
    .reduce((sum, { days, startedAt }) => {
      if (startedAt === null) return sum + days
      return sum + Math.max(1, days - workingDaysBetween(saoPauloDay(startedAt), today))
    }, 0)
}

/** The Saturday of the wedding. */
export function weddingOf({ promise }: PlannedOrder, { to }: DeliveryPromise): string | null {
  if (promise === undefined) return null
  const day = addDays(to, promise.weddingAfterDays)
  return addDays(mondayOf(day), 5) < day ? addDays(mondayOf(day), 12) : addDays(mondayOf(day), 5)
}

export function bookingsOf({ production }: PlannedLine, now: Date): { week: string; minutes: number }[] {
  const thisWeek = mondayOf(saoPauloDay(now))
  return Object.entries(production?.hours ?? {}).map(([weeks, hours]) => ({
    week: addDays(thisWeek, Number(weeks) * 7),
    minutes: hours * 60,
  }))
}

function productionTimes(planned: PlannedOrder, now: Date): { beganAt?: Date; readyAt?: Date } {
  const { events } = timeline(planned, now)
  const reached = (status: string) =>
    events.find(({ details }) => typeof details === 'string' && details.includes(`"to":"${status}"`))?.at
  const [beganAt, readyAt] = [reached('in_production'), reached('ready')]
  return { ...(beganAt && { beganAt }), ...(readyAt && { readyAt }) }
}

/** When so many of the days are done, at nine in the morning of a working day within the time. */
function sharedTime(from: Date | undefined, to: Date, days: number) {
  return (done: number): Date => {
    if (from === undefined || done === 0) return from ?? to
    if (done >= days) return to
    const first = saoPauloDay(from)
    const between = workingDaysBetween(first, saoPauloDay(to))
    const at = nineOClock(addWorkingDays(first, Math.round((between * done) / days)))
    return at < from ? from : at > to ? to : at
  }
}

function latest(one: Date | undefined, other: Date): Date {
  return one !== undefined && one > other ? one : other
}

function sumDays(stages: readonly { days: number }[]): number {
  return stages.reduce((sum, { days }) => sum + days, 0)
}
