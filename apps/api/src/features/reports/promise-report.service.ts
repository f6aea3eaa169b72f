/**
 * Promised against delivered. What was promised when the order was placed and what was promised in the end are two
 * questions: a promise that is moved often enough is always held.
 */
import { saoPauloDay } from '@shop/contract/calendar-days'
import { addWorkingDays, isWorkingDay } from '@shop/contract/dates'
import { daysBetween } from '@shop/contract/measures-due'
import type { PromiseDeliveries, PromiseReport } from '@shop/contract/promise-report'
import type { Db } from '../../db/connection.ts'
import { readLastMonths } from '../sales-stats/sales-stats.service.ts'
import { readDelivery } from '../store/store.service.ts'
import { monthName } from './month-name.ts'
import * as queries from './promise-report.queries.ts'

type Row = queries.DeliveryRow

export async function readPromiseReport(db: Db, months: number): Promise<PromiseReport> {
  const shownMonths = await readLastMonths(db, months)
  const since = shownMonths[0] ?? saoPauloDay(new Date())
  const { closedDays } = await readDelivery(db)
  const delivered = await queries.deliveries(db, since)
  const changes = await queries.changesByMonth(db, since)
  const replies = new Map((await queries.replies(db, since)).map((row) => [row.reply, row.changes]))
  return {
    period: { from: since, to: saoPauloDay(new Date()) },
    total: held(delivered, closedDays),
    months: shownMonths.map((month) => ({
      name: monthName(month),
      ...held(
        delivered.filter(({ deliveredOn }) => deliveredOn.startsWith(month.slice(0, 7))),
        closedDays,
      ),
      changes: changes.reduce((sum, row) => sum + (row.month === month ? row.changes : 0), 0),
    })),
    causes: await queries.causes(db, since),
    reasons: await queries.reasons(db, since),
    replies: {
      accepted: replies.get('accepted') ?? 0,
      talk: replies.get('talk') ?? 0,
      cancel: replies.get('cancel') ?? 0,
      none: replies.get(null) ?? 0,
    },
  }
}

function held(rows: readonly Row[], closedDays: readonly string[]): PromiseDeliveries {
  return {
    delivered: rows.reduce((sum, { orders }) => sum + orders, 0),
    first: heldAgainst(rows, ({ firstTo }) => firstTo, closedDays),
    last: heldAgainst(rows, ({ lastTo }) => lastTo, closedDays),
  }
}

function heldAgainst(rows: readonly Row[], promised: (row: Row) => string, closedDays: readonly string[]) {
  let [onTime, days, orders] = [0, 0, 0]
  for (const row of rows) {
    const to = promised(row)
    if (row.deliveredOn <= lastDayInTime(to, closedDays)) onTime += row.orders
    days += daysBetween(to, row.deliveredOn) * row.orders
    orders += row.orders
  }
  return { onTime, meanDays: orders === 0 ? null : Math.round((days / orders) * 10) / 10 }
}

/** What is due on a day without work is in time on the next working day. */
function lastDayInTime(to: string, closedDays: readonly string[]): string {
  return isWorkingDay(to, closedDays) ? to : addWorkingDays(to, 1, closedDays)
}
