/**
 * The delivery promise, computed from the atelier's free hours. Pure, without a clock of its own: browser, API and
 * e-mails reach the same days from the same inputs. No zod: the product page loads this file.
 */
import { addDays } from './calendar-days.ts'
import { addWorkingDays, type DeliveryWindow, deliveryWindowFrom, subtractWorkingDays } from './dates.ts'
import { lastWorkingDayOf, mondayOf, workingDaysLeft } from './weeks.ts'

export interface Schedule {
  /** Minutes of a usual week. */
  weeklyMinutes: number
  /** Free minutes of the weeks that differ from a usual one, by their Monday. */
  freeMinutes: ReadonlyMap<string, number>
  closedDays: readonly string[]
  marginDays: number
  shipDays: { min: number; max: number }
  /** Of what has no production plan; missing: the shop's. */
  deliveryDays?: { min: number; max: number } | undefined
}

/** What a production plan needs: minutes at the bench, and working days from the first stage to the last. */
export interface Work {
  minutes: number
  days: number
}

export interface Booking {
  /** Its Monday. */
  week: string
  minutes: number
}

export interface DeliveryPromise extends DeliveryWindow {
  readyOn: string
}

/** 'usual': of a product or an offer without a plan. */
export type PromisedLine =
  | { kind: 'usual' }
  | { kind: 'ready' }
  | { kind: 'made'; work: Work; startOn?: string | undefined }

export interface LinePromise extends DeliveryPromise {
  bookings: readonly Booking[]
}

/** A week is not begun with fewer working days left than this. */
const fewestDaysOfFirstWeek = 3
/** Beyond five years nothing is promised. */
const mostWeeks = 260

export interface PromiseInput {
  schedule: Schedule
  /** The day of payment, in São Paulo. */
  today: string
  isPickup?: boolean | undefined
}

/** Undefined: the hours do not fit into the weeks that are looked at. Lines take the hours one after the other. */
export function promiseLines(
  { schedule, today, isPickup = false }: PromiseInput,
  lines: readonly PromisedLine[],
): LinePromise[] | undefined {
  const free = new Map(schedule.freeMinutes)
  const promises: LinePromise[] = []
  for (const line of lines) {
    const promise = promiseLine({ ...schedule, freeMinutes: free }, today, isPickup, line)
    if (promise === undefined) return undefined
    for (const { week, minutes } of promise.bookings)
      free.set(week, (free.get(week) ?? schedule.weeklyMinutes) - minutes)
    promises.push(promise)
  }
  return promises
}

/** All lines arrive together: the order's promise is that of the latest. */
export function latestPromise(promises: readonly DeliveryPromise[]): DeliveryPromise {
  const latest = (key: keyof DeliveryPromise) =>
    promises.reduce((last, promise) => (promise[key] > last ? promise[key] : last), '')
  return { readyOn: latest('readyOn'), from: latest('from'), to: latest('to') }
}

function promiseLine(
  schedule: Schedule,
  today: string,
  isPickup: boolean,
  line: PromisedLine,
): LinePromise | undefined {
  const { closedDays, shipDays, deliveryDays } = schedule
  if (line.kind === 'usual') {
    const window = deliveryWindowFrom(today, closedDays, deliveryDays)
    return { ...window, readyOn: subtractWorkingDays(window.from, shipDays.min, closedDays), bookings: [] }
  }
  if (line.kind === 'ready') {
    const readyOn = addWorkingDays(today, 1, closedDays)
    return { readyOn, ...windowAfter(schedule, readyOn, { isPickup, isReady: true }), bookings: [] }
  }
  const start = line.startOn ?? today
  const filled = fillWeeks(schedule, start, line.work.minutes)
  if (filled === undefined) return undefined
  const days = addWorkingDays(start, Math.max(1, line.work.days), closedDays)
  const readyOn = filled.doneOn > days ? filled.doneOn : days
  return { readyOn, ...windowAfter(schedule, readyOn, { isPickup }), bookings: filled.bookings }
}

interface WindowKind {
  isPickup?: boolean
  /** A unit in stock: nothing can delay it at the bench, so it needs no margin. */
  isReady?: boolean
}

export function windowAfter(
  { closedDays, marginDays, shipDays }: Omit<Schedule, 'weeklyMinutes' | 'freeMinutes'>,
  readyOn: string,
  { isPickup = false, isReady = false }: WindowKind = {},
): DeliveryWindow {
  if (isPickup) return { from: readyOn, to: addWorkingDays(readyOn, marginDays, closedDays) }
  const most = shipDays.max + (isReady ? 0 : marginDays)
  return {
    from: addWorkingDays(readyOn, shipDays.min, closedDays),
    to: addWorkingDays(readyOn, most, closedDays),
  }
}

/** The window of a made item that ends on this day, or on the last working day before it. */
export function promiseEndingOn(
  terms: Omit<Schedule, 'weeklyMinutes' | 'freeMinutes'>,
  day: string,
  isPickup = false,
): DeliveryPromise {
  const { closedDays, marginDays, shipDays } = terms
  const last = subtractWorkingDays(addDays(day, 1), 1, closedDays)
  const readyOn = subtractWorkingDays(last, isPickup ? marginDays : marginDays + shipDays.max, closedDays)
  return { readyOn, ...windowAfter(terms, readyOn, { isPickup }) }
}

interface Filled {
  bookings: Booking[]
  /** The last working day of the week in which the minutes end; empty without minutes. */
  doneOn: string
}

function fillWeeks(schedule: Schedule, start: string, minutes: number): Filled | undefined {
  const bookings: Booking[] = []
  if (minutes === 0) return { bookings, doneOn: '' }
  let left = minutes
  let week = firstWeek(start, schedule.closedDays)
  for (let count = 0; count < mostWeeks; count += 1, week = addDays(week, 7)) {
    const doneOn = lastWorkingDayOf(week, schedule.closedDays)
    // In a week without a working day nobody sews, whatever its hours are.
    const free = doneOn === undefined ? 0 : freeIn(schedule, week)
    if (doneOn === undefined || free <= 0) continue
    const taken = Math.min(free, left)
    bookings.push({ week, minutes: taken })
    left -= taken
    if (left === 0) return { bookings, doneOn }
  }
  return undefined
}

/** Hours for a day that is agreed whatever is free: what does not fit is added to the last week before it. */
export function bookingsUntil(
  schedule: Schedule,
  { start, readyOn, minutes }: { start: string; readyOn: string; minutes: number },
): Booking[] {
  if (minutes === 0) return []
  const bookings: Booking[] = []
  let left = minutes
  const last = mondayOf(readyOn)
  let week = firstWeek(start, schedule.closedDays)
  for (; week < last && left > 0; week = addDays(week, 7)) {
    const taken = Math.min(left, Math.max(0, freeIn(schedule, week)))
    if (taken > 0) bookings.push({ week, minutes: taken })
    left -= taken
  }
  if (left > 0) bookings.push({ week, minutes: left })
  return bookings
}

function firstWeek(start: string, closedDays: readonly string[]): string {
  const next = addWorkingDays(start, 1, closedDays)
  const week = mondayOf(next)
  return workingDaysLeft(next, closedDays) < fewestDaysOfFirstWeek ? addDays(week, 7) : week
}

function freeIn({ freeMinutes, weeklyMinutes }: Schedule, week: string): number {
  return freeMinutes.get(week) ?? weeklyMinutes
}
