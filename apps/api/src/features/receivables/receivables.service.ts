/** What the atelier has received and is still to receive, over all orders. */
import { addDays } from '@shop/contract/calendar-days'
import { daysBetween, lastLateDay, lastLongLateDay } from '@shop/contract/charge-days'
import {
  type LateCharges,
  type Receivable,
  type ReceivableState,
  type ReceivablesOfPeriod,
  receivablesMax,
} from '@shop/contract/receivables'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { pictureUrl } from '../../lib/picture.ts'
import { readToday } from '../schedule/schedule.service.ts'
import { readDelivery } from '../store/store.service.ts'
import * as queries from './receivables.queries.ts'

const MAX_DAYS = 366
/** The dashboard names so many; the others are counted. */
const LONG_FIRST = 3

type Sums = Awaited<ReturnType<typeof queries.openSums>>

interface PeriodQuery {
  from: string
  to: string
  state?: ReceivableState | undefined
}

/** The sums are of every group; a state leaves out the charges of the other groups. */
export async function readReceivables(db: Db, query: PeriodQuery): Promise<ReceivablesOfPeriod> {
  const { from, to, state = 'all' } = query
  if (daysBetween(from, to) > MAX_DAYS)
    throw new AppError('invalid_input', { fields: { to: 'Escolha um período de até um ano.' } })
  const calendar = await readCalendar(db)
  const { today, lateUntil } = calendar
  const open = { from: from <= today && today <= to ? undefined : from, to }
  const late = { from: open.from, to: earlier(lateUntil, to) }
  const notLate = addDays(lateUntil, 1)
  const due = { from: open.from === undefined ? notLate : later(notLate, open.from), to }
  const paid = { from, to }
  const limitOf = (wanted: ReceivableState) => (state === wanted || state === 'all' ? receivablesMax : 0)
  const shown = {
    late: await queries.open(db, late, limitOf('late')),
    due: await queries.open(db, due, limitOf('due')),
    paid: await queries.paid(db, paid, limitOf('paid')),
  }
  const present = await presenter(db, Object.values(shown).flat(), calendar)
  const sums = await queries.openSums(db, open, calendar)
  return {
    today,
    late: { ...lateOf(sums, today), charges: shown.late.map(present) },
    due: { count: sums.dueCount, sumCents: sums.dueCents, charges: shown.due.map(present) },
    paid: { ...(await queries.paidSums(db, paid)), charges: shown.paid.map(present) },
  }
}

/** Whatever is late today. The atelier decides about it: nothing is cancelled by itself after the deposit. */
export async function readLateCharges(db: Db): Promise<LateCharges> {
  const calendar = await readCalendar(db)
  const { today, lateUntil, longLateUntil } = calendar
  const sums = await queries.openSums(db, { to: lateUntil }, calendar)
  const rows = sums.longLateCount === 0 ? [] : await queries.open(db, { to: longLateUntil }, LONG_FIRST)
  const present = await presenter(db, rows, calendar)
  return { ...lateOf(sums, today), longCount: sums.longLateCount, long: rows.map(present) }
}

function lateOf({ lateCount, lateCents, firstLate }: Sums, today: string) {
  const oldestDays = firstLate === null ? 0 : daysBetween(firstLate, today)
  return { count: lateCount, sumCents: lateCents, oldestDays }
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

interface Calendar {
  today: string
  lateUntil: string
}

async function readCalendar(db: Db) {
  const { closedDays } = await readDelivery(db)
  const today = await readToday(db)
  return {
    today,
    lateUntil: lastLateDay(today, closedDays),
    longLateUntil: lastLongLateDay(today, closedDays),
  }
}

async function presenter(db: Db, rows: readonly queries.ReceivableRow[], { today, lateUntil }: Calendar) {
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))]
  const parts = await queries.partsOf(db, orderIds)
  const items = await queries.firstItems(db, orderIds)
  return ({
    userId,
    customerName,
    customerPhone,
    customerEmail,
    ...row
  }: queries.ReceivableRow): Receivable => {
    const item = items.get(row.orderId)
    const isLate = row.paidAt === null && row.dueOn <= lateUntil
    return {
      ...row,
      customer: { name: customerName, phone: customerPhone, email: customerEmail },
      hasAccount: userId !== null,
      product: item ? { name: item.name, imageUrl: item.pictureHash && pictureUrl(item.pictureHash) } : null,
      part: parts.get(row.id) ?? null,
      isLate,
      daysLate: isLate ? daysBetween(row.dueOn, today) : 0,
    }
  }
}
