/** What the screen shows of one week, with the changes that are not saved yet. */
import { addDays } from '@shop/contract/calendar-days'
import { isNationalHoliday } from '@shop/contract/holidays'
import type { Capacity } from '@shop/contract/schedule'
import { formatHours, hoursExample, parseTypedHours } from '@shop/contract/typed-hours'
import { restDaysOf } from '@shop/contract/weeks'
import { MOST_MINUTES } from './terms.ts'

/** Hours and note of a week that differs, as typed. */
export interface WeekException {
  hours: string
  note: string
}

/** By week; null: it is a usual week again. */
export type WeekEdits = Readonly<Record<string, WeekException | null>>

export interface WeekView {
  /** Its Monday. */
  week: string
  /** Undefined for a usual week. */
  exception: WeekException | undefined
  /** Undefined while the typed hours cannot be read. */
  minutes: number | undefined
  problem: string | undefined
  bookedMinutes: number
  isChanged: boolean
  /** From Monday to Friday. */
  restDays: readonly string[]
}

export type StoredWeek = Capacity['weeks'][number]

interface ViewInput {
  edits: WeekEdits
  weeklyMinutes: number
  closedDays: readonly string[]
}

export function viewOf(stored: StoredWeek, { edits, weeklyMinutes, closedDays }: ViewInput): WeekView {
  const { week, bookedMinutes } = stored
  const edit = edits[week]
  const exception = edit === undefined ? storedException(stored) : (edit ?? undefined)
  const minutes = exception ? parseTypedHours(exception.hours) : weeklyMinutes
  return {
    week,
    exception,
    minutes,
    problem: problemOf(minutes),
    bookedMinutes,
    isChanged: edit !== undefined,
    restDays: restDaysOf(week, closedDays),
  }
}

function problemOf(minutes: number | undefined): string | undefined {
  if (minutes === undefined) return hoursExample
  return minutes > MOST_MINUTES ? 'No máximo 1000 horas.' : undefined
}

function storedException({ note, minutes }: StoredWeek): WeekException | undefined {
  return note === null ? undefined : { hours: formatHours(minutes), note }
}

/** Those of the server, and later ones that were opened on the screen: nothing is booked in them. */
export function withOpened(stored: readonly StoredWeek[], edits: WeekEdits): StoredWeek[] {
  const known = new Set(stored.map(({ week }) => week))
  const opened = Object.keys(edits).filter((week) => !known.has(week))
  return [...stored, ...opened.map(usualWeek)].toSorted((a, b) => a.week.localeCompare(b.week))
}

export function usualWeek(week: string): StoredWeek {
  return { week, minutes: 0, bookedMinutes: 0, note: null }
}

/** An edit that says what is stored anyway is none. */
export function withEdit(edits: WeekEdits, stored: StoredWeek, edit: WeekException | null): WeekEdits {
  const { [stored.week]: _, ...others } = edits
  return isSame(storedException(stored), edit) ? others : { ...others, [stored.week]: edit }
}

function isSame(stored: WeekException | undefined, edit: WeekException | null): boolean {
  if (stored === undefined || edit === null) return stored === undefined && edit === null
  return stored.note === edit.note.trim() && stored.hours === edit.hours.trim()
}

/** What is left of it, negative if more is booked. Without a working day nothing is, whatever its hours are. */
export function freeOf({ minutes = 0, bookedMinutes, restDays }: WeekView): number {
  return restDays.length === 5 ? Math.min(0, minutes - bookedMinutes) : minutes - bookedMinutes
}

export type WeekState = 'free' | 'full' | 'closed' | 'over'

export function stateOf(view: WeekView): WeekState {
  const free = freeOf(view)
  if (free < 0) return 'over'
  if (view.bookedMinutes === 0 && free === 0) return 'closed'
  return free === 0 ? 'full' : 'free'
}

/** '20/11'. */
export function shortDate(day: string): string {
  const [, month, date] = day.split('-')
  return `${date}/${month}`
}

/** '16/11 a 20/11'. */
export function weekText(week: string): string {
  return `${shortDate(week)} a ${shortDate(addDays(week, 4))}`
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** '14/12 e 25/01'. */
export function daysText(days: readonly string[]): string {
  return list.format(days.map(shortDate))
}

/** '25/12 é feriado', 'sem trabalho em 24/12 e 25/12'; undefined in a week with all its days. */
export function restText({ restDays }: Pick<WeekView, 'restDays'>): string | undefined {
  if (restDays.length === 0) return undefined
  if (restDays.length === 5) return 'semana sem dias úteis'
  const days = daysText(restDays)
  if (!restDays.every(isNationalHoliday)) return `sem trabalho em ${days}`
  return restDays.length === 1 ? `${days} é feriado` : `${days} são feriados`
}

/** The hours of the days that are left of a usual week. */
export function proratedException({ restDays }: WeekView, weeklyMinutes: number): WeekException {
  const note = restText({ restDays }) ?? ''
  return {
    hours: formatHours(Math.round((weeklyMinutes * (5 - restDays.length)) / 5)),
    note: `${note.charAt(0).toUpperCase()}${note.slice(1)}`,
  }
}

export function changesText(weeks: readonly string[], hasTerms: boolean): { title: string; note: string } {
  const count = weeks.length + (hasTerms ? 1 : 0)
  const parts = [
    ...(hasTerms ? ['semana comum'] : []),
    ...(weeks.length > 0 ? [`${weeks.length === 1 ? 'semana' : 'semanas'} de ${daysText(weeks)}`] : []),
  ]
  return { title: count === 1 ? '1 mudança' : `${count} mudanças`, note: parts.join(', ') }
}
