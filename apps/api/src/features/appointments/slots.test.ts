import { addDays, saoPauloInstant, weekdayOf } from '@shop/contract/calendar-days'
import { isNationalHoliday } from '@shop/contract/holidays'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Busy, type Calendar, isFree, type RoomHours, roomsOpenAt, startsOn } from './slots.ts'

/** SLOT_CALENDARS=10000 tries as many as the product promises; the gate a part of them. */
const numRuns = Number(process.env.SLOT_CALENDARS ?? 300)

const MINUTE = 60_000
const length = { minutes: 60, bufferMinutes: 15 }
const calendarOf = (hours: RoomHours[], busy: Busy[] = [], closedDays: string[] = []): Calendar => ({
  ...{ hours, busy },
  isClosed: (day) => isNationalHoliday(day) || closedDays.includes(day),
})
const clockOf = (day: string) => (at: number) => (at - saoPauloInstant(day, 0).getTime()) / MINUTE

describe('the hours of a day', () => {
  const monday = '2026-11-23'
  const open = { roomId: 1, weekday: 1, opens: 600, closes: 1080 }
  const at = (minutes: number) => saoPauloInstant(monday, minutes).getTime()

  test('follow each other from the opening on, with the time between them', () => {
    const starts = startsOn(monday, length, calendarOf([open]))
    expect(starts.map(clockOf(monday))).toEqual([600, 690, 780, 870, 960])
  })

  test('continue at the end of what is taken', () => {
    const busy = [{ roomId: 1, from: at(630), to: at(705) }]
    expect(startsOn(monday, length, calendarOf([open], busy)).map(clockOf(monday))).toEqual([
      720, 810, 900, 990,
    ])
  })

  test('are those of every room, each shown once', () => {
    const rooms = [open, { ...open, roomId: 2, opens: 660, closes: 780 }]
    const busy = [{ roomId: 1, from: at(600), to: at(1080) }]
    expect(startsOn(monday, length, calendarOf(rooms, busy)).map(clockOf(monday))).toEqual([660])
  })

  test.each([
    ['a holiday', '2026-11-20', []],
    ['a day on which the atelier is closed', monday, [monday]],
    ['a weekday without hours', '2026-11-24', []],
  ])('are none on %s', (_what, day, closedDays) => {
    const everyDay = [1, 5].map((weekday) => ({ ...open, weekday }))
    expect(startsOn(day, length, calendarOf(everyDay, [], closedDays))).toEqual([])
  })

  test('may end at midnight', () => {
    const late = { ...open, opens: 1320, closes: 1440 }
    expect(startsOn(monday, length, calendarOf([late])).map(clockOf(monday))).toEqual([1320])
    expect(roomsOpenAt(at(1380), monday, length, calendarOf([late]))).toEqual([1])
    expect(roomsOpenAt(at(1410), monday, length, calendarOf([late]))).toEqual([])
  })
})

/** What it must be, slowly: each minute of the day is looked at by itself, in each room. */
function minuteByMinute(day: string, { minutes, bufferMinutes }: typeof length, calendar: Calendar) {
  const closedByHoliday = isNationalHoliday(day) || calendar.isClosed(day)
  const starts = new Set<number>()
  const rooms = new Set(calendar.hours.map(({ roomId }) => roomId))
  const midnight = Date.parse(`${day}T00:00:00-03:00`)
  for (const room of closedByHoliday ? [] : rooms) {
    const isTaken = (minute: number) =>
      calendar.busy.some((one) => {
        const moment = midnight + minute * MINUTE
        return one.roomId === room && one.from < moment + MINUTE && moment < one.to
      })
    const windows = calendar.hours.filter((one) => one.roomId === room && one.weekday === weekdayOf(day))
    for (const { opens, closes } of windows) {
      // The minute at which the earlier one, with the time after it and up to the next half hour, lets a new one begin.
      let next = opens
      for (let minute = opens; minute < closes; minute += 1) {
        if (minute < next || (minute - opens) % 30 !== 0) continue
        let fits = minute + minutes <= closes
        for (let one = minute; fits && one < minute + minutes + bufferMinutes; one += 1) fits = !isTaken(one)
        if (!fits) continue
        starts.add(midnight + minute * MINUTE)
        next = minute + minutes + bufferMinutes
      }
    }
  }
  return [...starts].toSorted((one, other) => one - other)
}

const firstDay = '2027-06-01'
const day = fc.oneof(
  fc.integer({ min: 0, max: 730 }).map((days) => addDays(firstDay, days)),
  fc.constantFrom(
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
    '2027-12-25',
    '2027-12-31',
    '2028-01-01',
    '2028-04-14',
  ),
)
const window = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .map(([one, other]) => [Math.min(one, other - 1) * 15, Math.max(one + 1, other) * 15] as const)
  .map(([opens, closes]) => ({ opens, closes: Math.min(closes, 1440) }))

const aCalendar = fc
  .record({
    day,
    minutes: fc.constantFrom(10, 30, 45, 60, 90, 120),
    bufferMinutes: fc.constantFrom(0, 5, 15, 30, 60),
    rooms: fc.array(fc.array(window, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    taken: fc.array(
      fc.record({
        room: fc.integer({ min: 0, max: 2 }),
        from: fc.integer({ min: -300, max: 1500 }),
        for: fc.integer({ min: 5, max: 300 }),
      }),
      { maxLength: 8 },
    ),
    closed: fc.boolean(),
    otherWeekday: fc.boolean(),
  })
  .map(({ day: on, minutes, bufferMinutes, rooms, taken, closed, otherWeekday }) => {
    const weekday = otherWeekday ? (weekdayOf(on) % 7) + 1 : weekdayOf(on)
    const hours = rooms.flatMap((windows, roomId) =>
      apart(windows).map((one) => ({ roomId, weekday, ...one })),
    )
    const midnight = saoPauloInstant(on, 0).getTime()
    const busy = taken.map(({ room: roomId, from, for: lasts }) => ({
      roomId,
      from: midnight + from * MINUTE,
      to: midnight + (from + lasts) * MINUTE,
    }))
    return { on, length: { minutes, bufferMinutes }, calendar: calendarOf(hours, busy, closed ? [on] : []) }
  })

/** The database has no two windows of a room that overlap. */
function apart(windows: readonly { opens: number; closes: number }[]) {
  const sorted = windows.toSorted((one, other) => one.opens - other.opens)
  return sorted.filter((one, index) => sorted.slice(0, index).every(({ closes }) => closes <= one.opens))
}

describe('on any calendar of two years', () => {
  test('the hours are those that a look at each minute finds', () => {
    let withHours = 0
    fc.assert(
      fc.property(aCalendar, ({ on, length: lasts, calendar }) => {
        const starts = startsOn(on, lasts, calendar)
        if (starts.length > 0) withHours += 1
        expect(starts).toEqual(minuteByMinute(on, lasts, calendar))
      }),
      { numRuns },
    )
    expect(withHours).toBeGreaterThan(numRuns / 10)
  })

  test('every hour that is shown can be booked, and then no other in that room overlaps it', () => {
    fc.assert(
      fc.property(aCalendar, ({ on, length: lasts, calendar }) => {
        for (const start of startsOn(on, lasts, calendar)) {
          const free = roomsOpenAt(start, on, lasts, calendar).filter((room) =>
            isFree(room, start, lasts, calendar.busy),
          )
          expect(free.length).toBeGreaterThan(0)
          const [roomId = 0] = free
          const to = start + (lasts.minutes + lasts.bufferMinutes) * MINUTE
          const then = [...calendar.busy, { roomId, from: start, to }]
          expect(isFree(roomId, start, lasts, then)).toBe(false)
        }
      }),
      { numRuns },
    )
  })
})
