/** Random loads, calendars and plans for the promise; the same for the same seed. */
import { addDays } from '@shop/contract/calendar-days'
import type { Schedule, Work } from '@shop/contract/promise'
import { mondayOf } from '@shop/contract/weeks'
import { dice } from './dice.ts'

export interface PromiseCase {
  today: string
  work: Work
  schedule: Omit<Schedule, 'freeMinutes'> & { freeMinutes: [week: string, minutes: number][] }
}

/** Days on which calendars go wrong: holidays on weekdays and weekends, the end of the year, a leap day. */
const SPECIAL_DAYS = [
  '2026-11-19',
  '2026-12-24',
  '2026-12-31',
  '2028-02-28',
  '2028-02-29',
  '2027-03-25',
  '2030-04-18',
]
const FIRST_DAY = '2025-01-01'
const DAYS = 2_500
const HOUR = 60

export function randomCase(seed: number): PromiseCase {
  const { random, oneOf } = dice(seed)
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const today = random() < 0.1 ? (oneOf(SPECIAL_DAYS) ?? FIRST_DAY) : addDays(FIRST_DAY, whole(0, DAYS))
  const weeklyMinutes = whole(4, 120) * HOUR
  const monday = mondayOf(today)
  const freeMinutes = Array.from({ length: whole(0, 40) }, (_, at): [string, number] => [
    addDays(monday, at * 7),
    // Full, overbooked, free as usual, or anything between.
    random() < 0.3 ? 0 : random() < 0.1 ? -whole(1, 600) : whole(0, weeklyMinutes),
  ]).filter(() => random() < 0.8)
  const closed = Array.from({ length: whole(0, 12) }, () => addDays(today, whole(0, 300)))
  const holidays = random() < 0.3 ? everyDay(addDays(today, whole(0, 120)), whole(5, 30)) : []
  const min = whole(0, 10)
  return {
    today,
    work: { minutes: random() < 0.05 ? 0 : whole(1, 200 * HOUR), days: whole(0, 120) },
    schedule: {
      weeklyMinutes,
      freeMinutes,
      closedDays: [...closed, ...holidays],
      marginDays: whole(0, 15),
      shipDays: { min, max: min + whole(0, 10) },
    },
  }
}

function everyDay(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at))
}

/** The same case with some hours fewer in one week. */
export function withMoreLoad(given: PromiseCase, seed: number): PromiseCase {
  const { random } = dice(seed)
  const week = addDays(mondayOf(given.today), 7 * Math.floor(random() * 20))
  const { weeklyMinutes, freeMinutes } = given.schedule
  const before = freeMinutes.find(([one]) => one === week)?.[1] ?? weeklyMinutes
  const less: [string, number] = [week, before - Math.floor(random() * (Math.max(0, before) + 1))]
  const others = freeMinutes.filter(([one]) => one !== week)
  return { ...given, schedule: { ...given.schedule, freeMinutes: [...others, less] } }
}
