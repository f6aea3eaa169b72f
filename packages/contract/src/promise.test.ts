import { describe, expect, test } from 'vitest'
import { bookingsUntil, latestPromise, promiseEndingOn, promiseLines, type Schedule } from './promise.ts'
import { arrivalOf, isWeddingDay, latestWish } from './wedding.ts'

const hours = 60
const embroidered = { minutes: 42 * hours, days: 25 }
const november: Schedule = {
  weeklyMinutes: 60 * hours,
  freeMinutes: new Map([
    ['2026-11-16', 10 * hours],
    ['2026-11-23', 0],
    ['2026-11-30', 15 * hours],
    ['2026-12-07', 40 * hours],
  ]),
  closedDays: [],
  marginDays: 5,
  shipDays: { min: 2, max: 5 },
}
const terms = { safetyDays: 15, tightDays: 30 }
const today = '2026-11-16'
const made = (work: { minutes: number; days: number }, startOn?: string) =>
  ({ kind: 'made', work, ...(startOn && { startOn }) }) as const

function promised(work: { minutes: number; days: number }, schedule = november, day = today) {
  return promiseLines({ schedule, today: day }, [made(work)])?.[0]
}

describe('the promise of a made item', () => {
  test('an embroidered dress paid on 16 November: the days decide, the hours fit before', () => {
    expect(promised(embroidered)).toEqual({
      readyOn: '2026-12-22',
      from: '2026-12-24',
      to: '2027-01-07',
      bookings: [
        { week: '2026-11-16', minutes: 10 * hours },
        { week: '2026-11-30', minutes: 15 * hours },
        { week: '2026-12-07', minutes: 17 * hours },
      ],
    })
  })

  test.each([
    ['a plain dress', { minutes: 22 * hours, days: 14 }, '2026-12-09', '2026-12-21'],
    ['a bridesmaid dress', { minutes: 11 * hours, days: 9 }, '2026-12-08', '2026-12-18'],
    ['an adjustment', { minutes: 4 * hours, days: 5 }, '2026-11-26', '2026-12-08'],
  ])('%s arrives between its own days', (_, work, from, to) => {
    expect(promised(work)).toMatchObject({ from, to })
  })

  test('full weeks push the day behind the work of the days', () => {
    const full = new Map([...november.freeMinutes, ['2026-12-07', 10 * hours], ['2026-12-14', 0]] as const)
    expect(promised(embroidered, { ...november, freeMinutes: full })).toMatchObject({ readyOn: '2026-12-24' })
  })

  test('a week with fewer than three working days left is not begun', () => {
    // Of the week of 16 November only the 19th is left after the 18th: the 20th is a holiday.
    expect(promised({ minutes: 60, days: 1 }, november, '2026-11-18')?.bookings).toEqual([
      { week: '2026-11-30', minutes: 60 },
    ])
  })

  test('a week that is closed as a whole gives no hours', () => {
    const closedDays = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']
    const bookings = promised(embroidered, { ...november, closedDays })?.bookings
    expect(bookings?.map(({ week }) => week)).toEqual(['2026-11-16', '2026-12-07'])
  })

  test('without hours in five years nothing is promised', () => {
    expect(promised(embroidered, { ...november, weeklyMinutes: 0, freeMinutes: new Map() })).toBeUndefined()
  })
})

describe('the promise of an order', () => {
  test('lines take the hours one after the other, and the latest decides', () => {
    const lines = promiseLines({ schedule: november, today }, [made(embroidered), made(embroidered)])
    expect(lines?.[1]?.bookings).toEqual([
      { week: '2026-12-07', minutes: 23 * hours },
      { week: '2026-12-14', minutes: 19 * hours },
    ])
    expect(latestPromise(lines ?? [])).toMatchObject({ readyOn: '2026-12-22', to: '2027-01-07' })
  })

  test('a ready item leaves on the next working day, without margin', () => {
    const [ready] = promiseLines({ schedule: november, today }, [{ kind: 'ready' }]) ?? []
    expect(ready).toMatchObject({ readyOn: '2026-11-17', from: '2026-11-19', to: '2026-11-25' })
  })

  test('an item that is collected waits from its day on for the margin', () => {
    const pickup = { schedule: november, today, isPickup: true }
    expect(promiseLines(pickup, [{ kind: 'ready' }])?.[0]).toMatchObject({
      from: '2026-11-17',
      to: '2026-11-25',
    })
    expect(promiseLines(pickup, [made(embroidered)])?.[0]).toMatchObject({
      from: '2026-12-22',
      to: '2026-12-30',
    })
  })

  test('a product without offers has the 15 to 30 working days of the shop', () => {
    const [usual] = promiseLines({ schedule: november, today }, [{ kind: 'usual' }]) ?? []
    expect(usual).toMatchObject({ from: '2026-12-08', to: '2026-12-30' })
  })

  test('measures that are still missing count from their last day', () => {
    const [later] = promiseLines({ schedule: november, today }, [made(embroidered, '2026-12-01')]) ?? []
    expect(later?.bookings[0]).toEqual({ week: '2026-11-30', minutes: 15 * hours })
    expect(later?.readyOn).toBe('2027-01-07')
  })

  test('the window that ends on a wished day, also on one that is no working day', () => {
    const expected = { readyOn: '2026-12-22', from: '2026-12-24', to: '2027-01-07' }
    expect(promiseEndingOn(november, '2027-01-07')).toEqual(expected)
    expect(promiseEndingOn(november, '2027-01-10')).toEqual({
      readyOn: '2026-12-23',
      from: '2026-12-28',
      to: '2027-01-08',
    })
  })

  test('hours for an agreed day that do not fit overbook its last week', () => {
    expect(
      bookingsUntil(november, { start: today, readyOn: '2026-12-04', minutes: embroidered.minutes }),
    ).toEqual([
      { week: '2026-11-16', minutes: 10 * hours },
      { week: '2026-11-30', minutes: 32 * hours },
    ])
  })
})

describe('the wedding date', () => {
  test.each([
    ['2027-02-06', 'early'],
    ['2027-02-05', 'tight'],
    ['2027-01-30', 'tight'],
    ['2027-01-22', 'tight'],
    ['2027-01-21', 'late'],
  ])('what arrives until 7 January, for a wedding on %s, is %s', (weddingOn, arrival) => {
    expect(arrivalOf('2027-01-07', weddingOn, terms)).toBe(arrival)
  })

  test('it lies between today and three years from now', () => {
    expect(['2026-11-15', today, '2029-11-16', '2029-11-17'].map((day) => isWeddingDay(day, today))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('a delivery may be wished until the safety days before it, and for ten months', () => {
    expect(latestWish('2027-01-30', today, terms)).toBe('2027-01-15')
    expect(latestWish(undefined, '2027-04-30', terms)).toBe('2028-02-29')
    expect(latestWish('2029-01-30', today, terms)).toBe('2027-09-16')
  })
})
