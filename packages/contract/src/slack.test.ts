import { expect, test } from 'vitest'
import { createDayCount, type SlackInput, type StageTime, slackOf, slackState } from './slack.ts'

const done = (days: number): StageTime => ({ days, startedOn: '2026-11-17', isFinished: true })
const waiting = (days: number): StageTime => ({ days, startedOn: null, isFinished: false })
const running = (days: number, startedOn: string): StageTime => ({ days, startedOn, isFinished: false })

/** A dress that is promised for 22 December; its embroidery began on 2 December. */
const dress = {
  today: '2026-12-08',
  readyOn: '2026-12-22',
  marginDays: 5,
  closedDays: [],
  stages: [
    done(2),
    done(5),
    done(1),
    running(9, '2026-12-02'),
    waiting(1),
    waiting(4),
    waiting(1),
    waiting(2),
  ],
}

const daysOfWork = (input: SlackInput) => createDayCount(input)(input)

test('the working days until ready with its margin, less those of the stages to come', () => {
  expect(daysOfWork(dress)).toEqual({ left: 15, needed: 13 })
  expect(slackOf(dress)).toBe(2)
})

test('a running stage that takes longer than planned still needs one day', () => {
  const stages = [running(3, '2026-11-16'), waiting(2)]
  expect(daysOfWork({ ...dress, stages }).needed).toBe(3)
})

test('a stage that began today, or on a later day by a wrong clock, needs all its days', () => {
  expect(daysOfWork({ ...dress, stages: [running(4, '2026-12-08')] }).needed).toBe(4)
  expect(daysOfWork({ ...dress, stages: [running(4, '2026-12-20')] }).needed).toBe(4)
})

test('after the last day the days count backwards, and days on which the atelier is closed do not count', () => {
  const overdue = { ...dress, today: '2027-01-06', stages: [waiting(1)] }
  // 31 December, 4, 5 and 6 January: the first of January is a holiday.
  expect(slackOf(overdue)).toBe(-5)
  expect(slackOf({ ...overdue, closedDays: ['2027-01-04'] })).toBe(-4)
})

test('what is finished needs nothing', () => {
  expect(slackOf({ ...dress, stages: [done(2), done(9)] })).toBe(15)
})

test.each([
  [-1, 'late'],
  [0, 'at_risk'],
  [2, 'at_risk'],
  [3, 'on_time'],
])('%i is %s', (slack, state) => {
  expect(slackState(slack)).toBe(state)
})
