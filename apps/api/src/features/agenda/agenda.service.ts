/** The agenda as the atelier reads it. */
import type { AgendaDays, AgendaEntry } from '@shop/contract/agenda'
import { addDays, saoPauloDay, saoPauloInstant, weekdayOf } from '@shop/contract/calendar-days'
import type { Db } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { readDelivery } from '../store/store.service.ts'
import * as queries from './agenda.queries.ts'
import * as settings from './agenda-settings.queries.ts'
import { holidayName } from './holiday-name.ts'

/** Six weeks: a month in a calendar. */
const MOST_DAYS = 42
const DAY_MINUTES = 1440

interface Period {
  from: string
  to: string
}

export async function readAgenda(db: Db, { from, to }: Period): Promise<AgendaDays> {
  if (to < from || to > addDays(from, MOST_DAYS - 1)) throw new AppError('invalid_input')
  const { closedDays } = await readDelivery(db)
  const hours = await settings.hours(db)
  const rooms = await settings.rooms(db)
  return {
    entries: (await queries.entriesBetween(db, instantsOf({ from, to }))).map(entryOf),
    rooms: rooms.map(({ id, name, kind }) => ({ id, name, kind })),
    days: daysFrom(from, to).map((day) => dayOf(day, hours, closedDays)),
  }
}

export async function readToday(db: Db) {
  const today = saoPauloDay(await queries.readNow(db))
  const rows = await queries.entriesBetween(db, instantsOf({ from: today, to: today }))
  return {
    today: rows.filter(({ state }) => state !== 'cancelled'),
    unanswered: await queries.unanswered(db),
  }
}

export async function readEntry(db: Db, id: number): Promise<AgendaEntry> {
  return entryOf(found(await queries.findEntry(db, id), 'appointment_not_found'))
}

function entryOf({ orderId, number, recordId, recordState, ...row }: queries.EntryRow): AgendaEntry {
  return {
    ...row,
    order: orderId === null || number === null ? null : { id: orderId, number },
    record: recordId === null || recordState === null ? null : { id: recordId, state: recordState },
  }
}

type Hours = Awaited<ReturnType<typeof settings.hours>>

function dayOf(day: string, hours: Hours, closedDays: readonly string[]) {
  const ofDay = hours.filter(({ weekday }) => weekday === weekdayOf(day))
  const holiday = holidayName(day) ?? (closedDays.includes(day) ? 'Fechado' : undefined)
  if (holiday !== undefined || ofDay.length === 0) {
    return { day, closed: holiday ?? 'Fechado', opens: null, closes: null }
  }
  const opens = Math.min(...ofDay.map((one) => one.opens))
  const closes = Math.max(...ofDay.map((one) => one.closes))
  return { day, closed: null, opens, closes }
}

function instantsOf({ from, to }: Period) {
  return { from: saoPauloInstant(from, 0), to: saoPauloInstant(to, DAY_MINUTES) }
}

function daysFrom(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length < MOST_DAYS; day = addDays(day, 1)) days.push(day)
  return days
}
