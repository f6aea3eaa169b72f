/**
 * The promise of one item, written another way: day by day with true dates, every day of the calendar looked up in a
 * list, instead of counting weeks. Slow, and compared with the shop's own.
 */
import type { Schedule, Work } from '@shop/contract/promise'

const DAY_MS = 86_400_000
const FIXED = ['1/1', '21/4', '1/5', '7/9', '12/10', '2/11', '15/11', '20/11', '25/12']
/** From a printed almanac, not computed. */
const GOOD_FRIDAYS = new Set([
  '2025-04-18',
  '2026-04-03',
  '2027-03-26',
  '2028-04-14',
  '2029-03-30',
  '2030-04-19',
  '2031-04-11',
  '2032-03-26',
  '2033-04-15',
  '2034-04-07',
])

export interface SlowPromise {
  readyOn: string
  from: string
  to: string
  bookings: { week: string; minutes: number }[]
}

export function slowPromise(schedule: Schedule, today: string, work: Work): SlowPromise | undefined {
  const isOpen = (day: Date) => opens(day, schedule.closedDays)
  const step = (day: Date, count: number) => {
    const current = new Date(day)
    for (let left = count; left > 0; ) {
      current.setTime(current.getTime() + DAY_MS)
      if (isOpen(current)) left -= 1
    }
    return current
  }
  const start = new Date(today)
  const bookings = hours(schedule, start, work.minutes, isOpen)
  if (bookings === undefined) return undefined
  const ready = [step(start, Math.max(1, work.days)), bookings.done].toSorted(
    (a, b) => Number(b) - Number(a),
  )[0]
  if (ready === undefined) return undefined
  return {
    readyOn: text(ready),
    from: text(step(ready, schedule.shipDays.min)),
    to: text(step(step(ready, schedule.marginDays), schedule.shipDays.max)),
    bookings: bookings.weeks,
  }
}

function hours(schedule: Schedule, start: Date, minutes: number, isOpen: (day: Date) => boolean) {
  const weeks: { week: string; minutes: number }[] = []
  let [left, done] = [minutes, new Date(0)]
  let isFirst = true
  for (
    let monday = mondayBefore(new Date(start.getTime() + DAY_MS));
    ;
    monday = new Date(Number(monday) + 7 * DAY_MS)
  ) {
    if (left === 0) return { weeks, done }
    if (Number(monday) - Number(start) > 260 * 7 * DAY_MS) return undefined
    const open = [0, 1, 2, 3, 4, 5, 6].map((n) => new Date(Number(monday) + n * DAY_MS)).filter(isOpen)
    const later = open.filter((day) => day > start)
    // The week of the next working day counts if three of its working days are left; those before it never.
    if (isFirst && later.length === 0) continue
    const isSkipped = isFirst && later.length < 3
    isFirst = false
    if (isSkipped) continue
    const free = Math.max(0, schedule.freeMinutes.get(text(monday)) ?? schedule.weeklyMinutes)
    const last = open.at(-1)
    if (last === undefined || free === 0) continue
    const taken = Math.min(left, free)
    weeks.push({ week: text(monday), minutes: taken })
    left -= taken
    done = last
  }
}

function opens(day: Date, closedDays: readonly string[]): boolean {
  if (day.getUTCDay() === 0 || day.getUTCDay() === 6) return false
  if (FIXED.includes(`${day.getUTCDate()}/${day.getUTCMonth() + 1}`)) return false
  return !GOOD_FRIDAYS.has(text(day)) && !closedDays.includes(text(day))
}

function mondayBefore(day: Date): Date {
  const current = new Date(day)
  while (current.getUTCDay() !== 1) current.setTime(current.getTime() - DAY_MS)
  return current
}

const text = (day: Date) => day.toISOString().slice(0, 10)
