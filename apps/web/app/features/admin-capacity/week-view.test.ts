import { expect, test } from 'vitest'
import {
  changesText,
  freeOf,
  proratedException,
  restText,
  type StoredWeek,
  stateOf,
  usualWeek,
  viewOf,
  type WeekEdits,
  weekText,
  withEdit,
  withOpened,
} from './week-view.ts'

const HOUR = 60
const usual: StoredWeek = { week: '2026-11-16', minutes: 60 * HOUR, bookedMinutes: 50 * HOUR, note: null }
const shown = (stored: StoredWeek, edits: WeekEdits = {}, closedDays: string[] = []) =>
  viewOf(stored, { edits, weeklyMinutes: 60 * HOUR, closedDays })

test('a usual week follows the hours of the usual week, one that differs has its own', () => {
  const view = viewOf(usual, { edits: {}, weeklyMinutes: 45 * HOUR, closedDays: [] })
  expect([view.exception, view.minutes]).toEqual([undefined, 45 * HOUR])
  const other = shown({ ...usual, minutes: 30 * HOUR, note: 'Lúcia viaja' })
  expect([other.exception, other.minutes]).toEqual([{ hours: '30', note: 'Lúcia viaja' }, 30 * HOUR])
})

test.each([
  ['72', 'free', 22 * HOUR],
  ['50', 'full', 0],
  ['42,5', 'over', -7.5 * HOUR],
])('with %s hours a week that has 50 booked is %s', (hours, state, free) => {
  const view = shown(usual, { [usual.week]: { hours, note: '' } })
  expect([stateOf(view), freeOf(view)]).toEqual([state, free])
})

test('a week without hours is closed, and hours that cannot be read say why', () => {
  const nothing = { ...usual, bookedMinutes: 0 }
  expect(stateOf(shown(nothing, { [usual.week]: { hours: '0', note: '' } }))).toBe('closed')
  const unread = shown(usual, { [usual.week]: { hours: 'x', note: '' } })
  expect([unread.minutes, unread.problem]).toEqual([undefined, 'Digite em horas, como 42,5.'])
})

test('a week with days of rest is marked, and offers the hours of the others', () => {
  const holiday = shown(usual)
  expect(restText(holiday)).toBe('20/11 é feriado')
  expect(proratedException(holiday, 60 * HOUR)).toEqual({ hours: '48', note: '20/11 é feriado' })
  const two = shown(usual, {}, ['2026-11-19'])
  expect(restText(two)).toBe('sem trabalho em 19/11 e 20/11')
  expect(proratedException(two, 44 * HOUR).hours).toBe('26,4')
  expect(restText(shown({ ...usual, week: '2026-12-07' }))).toBeUndefined()
})

test('in a week without a working day nothing is free, whatever its hours are', () => {
  const closed = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']
  const view = shown({ ...usual, bookedMinutes: 0 }, {}, closed)
  expect([restText(view), freeOf(view), stateOf(view)]).toEqual(['semana sem dias úteis', 0, 'closed'])
})

test('what is typed as it is stored is no change', () => {
  const stored = { ...usual, minutes: 48 * HOUR, note: 'Feriado' }
  const edits = withEdit({}, stored, { hours: '40', note: 'Feriado' })
  expect(Object.keys(edits)).toEqual([usual.week])
  expect(withEdit(edits, stored, { hours: '48', note: 'Feriado ' })).toEqual({})
  expect(withEdit({}, stored, null)).toEqual({ [usual.week]: null })
  expect(withEdit({}, usual, null)).toEqual({})
})

test('a later week that was opened has its place among the others until it is usual again', () => {
  const later = { ...usual, week: '2027-02-15', note: 'Feira' }
  const edits = withEdit({}, usualWeek('2027-01-04'), { hours: '0', note: 'Férias' })
  const weeks = withOpened([usual, later], edits)
  expect(weeks.map(({ week }) => week)).toEqual(['2026-11-16', '2027-01-04', '2027-02-15'])
  expect(shown(weeks[1] ?? usual, edits)).toMatchObject({ minutes: 0, bookedMinutes: 0, isChanged: true })
  expect(withEdit(edits, usualWeek('2027-01-04'), null)).toEqual({})
})

test('the changes are named', () => {
  expect(weekText('2026-12-28')).toBe('28/12 a 01/01')
  expect(changesText(['2026-12-14', '2027-01-25'], false)).toEqual({
    title: '2 mudanças',
    note: 'semanas de 14/12 e 25/01',
  })
  expect(changesText(['2026-12-14'], true)).toEqual({
    title: '2 mudanças',
    note: 'semana comum, semana de 14/12',
  })
  expect(changesText([], true)).toEqual({ title: '1 mudança', note: 'semana comum' })
})
