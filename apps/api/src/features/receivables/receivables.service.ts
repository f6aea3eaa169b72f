/** What the atelier has received and is still to receive, over all orders. */
import { addDays } from '@shop/contract/calendar-days'
import { daysBetween, lastLateDay, lastLongLateDay } from '@shop/contract/charge-days'
import {
  type LateCharges,
  type Receivable,
  type ReceivableState,
  receivablesMax,
  type ReceivablesOfPeriod,
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
  const { today, lateUntil } = await readCalendar(db)
  const firstDueOn = from <= today && today <= to ? undefined : from
  const late = { from: firstDueOn, to: lateUntil < to ? lateUntil : to }
  const dueFrom = addDays(lateUntil, 1)
  const due = { from: firstDueOn === undefined || firstDueOn < dueFrom ? dueFrom : firstDueOn, to }
  const paid = { from, to }
  const limitOf = (wanted: ReceivableState) => (state === wanted || state === 'all' ? receivablesMax : 0)
  const shown = {
    late: await queries.open(db, late, limitOf('late')),
    due: await queries.open(db, due, limitOf('due')),
    paid: await queries.paid(db, paid, limitOf('paid')),
  }
  const present = await presenter(db, Object.values(shown).flat(), { today, lateUntil })
  const { firstDueOn: oldest, ...lateSums } = await queries.openSums(db, late)
  const { count, sumCents } = await queries.openSums(db, due)
  return {
    today,
    late: {
      ...lateSums,
      charges: shown.late.map(present),
      oldestDays: oldest ? daysBetween(oldest, today) : 0,
    },
    due: { count, sumCents, charges: shown.due.map(present) },
    paid: { ...(await queries.paidSums(db, paid)), charges: shown.paid.map(present) },
  }
}

/** Whatever is late today. The atelier decides about it: nothing is cancelled by itself after the deposit. */
export async function readLateCharges(db: Db): Promise<LateCharges> {
  const { today, lateUntil, longLateUntil } = await readCalendar(db)
  const { firstDueOn, ...late } = await queries.openSums(db, { to: lateUntil })
  const long = { to: longLateUntil }
  const rows = await queries.open(db, long, LONG_FIRST)
  const { count: longCount } = await queries.openSums(db, long)
  const present = await presenter(db, rows, { today, lateUntil })
  const oldestDays = firstDueOn === null ? 0 : daysBetween(firstDueOn, today)
  return { ...late, oldestDays, longCount, long: rows.map(present) }
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
