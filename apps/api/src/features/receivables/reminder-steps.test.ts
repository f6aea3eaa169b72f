import { expect, test } from 'vitest'
import { isReminderTime } from '../../lib/reminder-time.ts'
import { reachedStep } from './reminder-steps.ts'

const longAgo = new Date('2026-05-18T15:00:00Z')

test.each([
  ['08:59:59.999', false],
  ['09:00:00.000', true],
  ['17:59:59.999', true],
  ['18:00:00.000', false],
  ['00:00:00.000', false],
  ['23:59:59.999', false],
])('at %s in São Paulo reminders are sent: %s', (time, isSent) => {
  expect(isReminderTime(new Date(`2026-11-16T${time}-03:00`))).toBe(isSent)
})

test.each([
  ['six days before', '2026-11-12', undefined],
  ['five days before', '2026-11-13', -5],
  ['one day before', '2026-11-17', -5],
  ['on the day', '2026-11-18', 0],
  ['two days after', '2026-11-20', 0],
  ['three days after', '2026-11-21', 3],
  ['nine days after', '2026-11-27', 3],
  ['ten days after', '2026-11-28', 10],
  ['thirty days after', '2026-12-18', 10],
])('%s the latest step is %2$s', (_when, today, step) => {
  expect(reachedStep({ dueOn: '2026-11-18', since: longAgo }, today, [])).toBe(step)
})

test.each([
  ['2027-03-03', '2027-02-26', -5],
  ['2028-03-03', '2028-02-27', -5],
  ['2027-02-28', '2027-03-03', 3],
  ['2026-12-31', '2027-01-10', 10],
  ['2027-01-02', '2026-12-28', -5],
])('across the end of a month, due on %s and on %s: step %i', (dueOn, today, step) => {
  expect(reachedStep({ dueOn, since: longAgo }, today, [])).toBe(step)
})

test('no step after the day is reached while the charge is still on time', () => {
  const recess = ['2026-12-24', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31']
  const charge = { dueOn: '2026-12-24', since: longAgo }
  expect(reachedStep(charge, '2026-12-27', recess)).toBe(0)
  expect(reachedStep(charge, '2027-01-04', recess)).toBe(0)
  expect(reachedStep(charge, '2027-01-05', recess)).toBe(10)
})

test.each([
  ['the moment before', '2026-11-13T08:59:59.999-03:00', -5],
  ['the same moment', '2026-11-13T09:00:00.000-03:00', -5],
  ['a moment later', '2026-11-13T09:00:00.001-03:00', undefined],
])('a step whose moment is before the order: placed %s', (_when, since, step) => {
  expect(reachedStep({ dueOn: '2026-11-18', since: new Date(since) }, '2026-11-13', [])).toBe(step)
})
