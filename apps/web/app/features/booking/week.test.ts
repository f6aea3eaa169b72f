import { describe, expect, test } from 'vitest'
import { bookableDays, daysOfWeek, firstWeek, mondayOf, weekAfter, weekBefore } from './week.ts'

/** In São Paulo time, wherever the test runs. */
const at = (moment: string) => new Date(`${moment}:00-03:00`)
const dayOf = (day: string, ...hours: string[]) => ({
  day,
  closed: null,
  starts: hours.map((hour) => at(`${day}T${hour}`)),
})

test('a week begins on Monday, and nothing is requested of the days that have passed', () => {
  expect(['2026-11-16', '2026-11-18', '2026-11-22'].map(mondayOf)).toEqual(Array(3).fill('2026-11-16'))
  expect(daysOfWeek('2026-11-16', '2026-11-18')).toEqual({ from: '2026-11-18', to: '2026-11-22' })
  expect(daysOfWeek('2026-11-23', '2026-11-18')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
})

test('the arrows end at this week and at the last day that can be booked', () => {
  expect(weekBefore('2026-11-16', '2026-11-18')).toBeUndefined()
  expect(weekBefore('2026-11-23', '2026-11-18')).toBe('2026-11-16')
  expect(weekAfter('2026-11-16', '2026-11-18')).toBe('2026-11-23')
  expect(weekAfter('2027-05-10', '2026-11-18')).toBe('2027-05-17')
  expect(weekAfter('2027-05-17', '2026-11-18')).toBeUndefined()
})

describe('of a response that was cached', () => {
  const days = [
    dayOf('2026-11-17', '10:00'),
    dayOf('2026-11-18', '10:00', '14:00'),
    dayOf('2026-11-19', '09:59', '10:00'),
  ]
  const shown = (now: string, noticeHours: number, held?: Date) =>
    bookableDays(days, { now: at(now), noticeHours, held }).map(({ day, starts }) => [day, starts.length])

  test('days and hours that have passed by the clock of the browser are not shown', () => {
    expect(shown('2026-11-18T10:01', 0)).toEqual([
      ['2026-11-18', 1],
      ['2026-11-19', 2],
    ])
  })

  test('neither are those within the notice', () => {
    expect(shown('2026-11-18T10:00', 24)).toEqual([
      ['2026-11-18', 0],
      ['2026-11-19', 1],
    ])
  })

  test('the hour that the visitor holds is among them, in its place', () => {
    const held = at('2026-11-18T12:00')
    const [day] = bookableDays(days, { now: at('2026-11-18T08:00'), noticeHours: 0, held })
    expect(day?.starts).toEqual([at('2026-11-18T10:00'), held, at('2026-11-18T14:00')])
    expect(shown('2026-11-18T08:00', 0, at('2026-11-18T14:00'))[0]).toEqual(['2026-11-18', 2])
  })
})

test('a Sunday is shown only if it has hours', () => {
  const visitor = { now: at('2026-11-16T08:00'), noticeHours: 0, held: undefined }
  const daysWith = (...hours: string[]) =>
    bookableDays([dayOf('2026-11-21', '10:00'), dayOf('2026-11-22', ...hours)], visitor).map(({ day }) => day)
  expect(daysWith()).toEqual(['2026-11-21'])
  expect(daysWith('10:00')).toEqual(['2026-11-21', '2026-11-22'])
})

describe('the first week', () => {
  const read = (nextDay: string | null) => {
    const requests: string[] = []
    const slots = async ({ from }: { from: string }) => {
      requests.push(from)
      return { days: [from === '2026-12-07' ? dayOf('2026-12-08', '10:00') : dayOf(from)], nextDay }
    }
    return { requests, slots }
  }

  test('is the one of the next free day, when nothing is free in this one', async () => {
    const { requests, slots } = read('2026-12-08')
    expect(await firstWeek(slots, '2026-11-18')).toMatchObject({ monday: '2026-12-07' })
    expect(requests).toEqual(['2026-11-18', '2026-12-07'])
  })

  test('is this one, when nothing is free at all', async () => {
    expect(await firstWeek(read(null).slots, '2026-11-18')).toMatchObject({ monday: '2026-11-16' })
  })
})
