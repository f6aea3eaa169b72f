/** The hours of the atelier by week: what is free of them, for visitors rounded down, for orders exact. */
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import type { PlanSettings } from '@shop/contract/payment-plan-settings'
import type { Schedule } from '@shop/contract/promise'
import type { PublicSchedule } from '@shop/contract/schedule'
import { mondayOf, shownToVisitors } from '@shop/contract/weeks'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { readPlanSettings, readSchedule, type ScheduleTerms } from '../store/store.service.ts'
import * as queries from './schedule.queries.ts'

/** Of a week, for unpaid orders together. */
const UNPAID_SHARE = 4

interface FreeHours {
  terms: ScheduleTerms
  today: string
  /** What this order holds counts as free: it is placed again. */
  exceptOrderId?: number | undefined
  /** Unpaid orders share a part of each week. */
  isUnpaid: boolean
}

/** Exact. Call it after `lockCapacity` to book what it says. */
export async function readFree(
  db: Db,
  { terms, today, exceptOrderId, isUnpaid }: FreeHours,
): Promise<Schedule> {
  const fromWeek = mondayOf(today)
  const load = new Map((await queries.load(db, fromWeek, exceptOrderId)).map((row) => [row.week, row]))
  const exceptions = new Map(
    (await queries.exceptions(db, fromWeek)).map(({ week, minutes }) => [week, minutes]),
  )
  const weeks = [...new Set([...load.keys(), ...exceptions.keys()])].toSorted()
  const freeMinutes = new Map(
    weeks.map((week) => {
      const minutes = exceptions.get(week) ?? terms.weeklyMinutes
      return [week, freeIn(minutes, load.get(week), isUnpaid)]
    }),
  )
  return { ...terms, freeMinutes }
}

/**
 * One order may hold what it needs; several that nobody has paid share a quarter of the week, so that holding hours
 * without buying cannot close the atelier.
 */
function freeIn(minutes: number, load: queries.WeekLoad | undefined, isUnpaid: boolean): number {
  if (load === undefined) return minutes
  const free = Math.max(0, minutes - load.bookedMinutes)
  if (!isUnpaid || load.unpaidMinutes === 0) return free
  return Math.min(free, Math.max(0, Math.floor(minutes / UNPAID_SHARE) - load.unpaidMinutes))
}

export async function readPublicSchedule(db: Db): Promise<PublicSchedule> {
  const [terms, plans, today, paymentPlan] = await Promise.all([
    readSchedule(db),
    queries.plans(db),
    readToday(db),
    readPlanSettings(db),
  ])
  const { freeMinutes } = await readFree(db, { terms, today, isUnpaid: true })
  const { weeklyMinutes, marginDays, shipDays, safetyDays, tightDays, closedDays, deliveryDays } = terms
  return {
    asOf: today,
    weeklyMinutes: shownToVisitors(weeklyMinutes),
    marginDays,
    shipDays,
    safetyDays,
    tightDays,
    // Days that have passed decide nothing.
    closedDays: closedDays.filter((day) => day >= addDays(today, -7)),
    deliveryDays,
    weeks: [...freeMinutes].map(([week, minutes]) => ({ week, freeMinutes: shownToVisitors(minutes) })),
    plans,
    paymentPlan: publicTermsOf(paymentPlan),
  }
}

function publicTermsOf({ minOrderCents, depositPercent, maxParts, lastDueDays, offers }: PlanSettings) {
  return { minOrder: minOrderCents / 100, depositPercent, maxParts, lastDueDays, offers }
}

export async function readToday(db: Db): Promise<string> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow()
  return saoPauloDay(now)
}

/** Until the end of the transaction nobody else books hours. */
export async function lockCapacity(tx: Tx): Promise<void> {
  await queries.lockCapacity(tx)
}
