import { describe, expect, test } from 'vitest'
import { stageDates, stateOf } from './stage-text.ts'

const now = new Date('2026-11-16T15:00:00Z')
const at = (day: string) => new Date(`${day}T15:00:00Z`)

describe('the dates of a stage', () => {
  test.each([
    ['2026-10-26', '2026-10-28', '26 a 28/10'],
    ['2026-10-29', '2026-11-06', '29/10 a 06/11'],
    ['2026-11-09', '2026-11-09', '09/11'],
    ['2026-11-10', null, 'desde 10/11'],
    ['2025-12-29', '2026-01-06', '29/12/2025 a 06/01'],
    [null, null, undefined],
  ])('%s to %s', (start, finish, text) => {
    const times = {
      startedAt: start === null ? null : at(start),
      finishedAt: finish === null ? null : at(finish),
    }
    expect(stageDates(times, now)).toBe(text)
  })

  test('an evening in São Paulo is that day, although it is the next one in UTC', () => {
    const evening = new Date('2026-11-10T01:30:00Z')
    expect(stageDates({ startedAt: evening, finishedAt: evening }, now)).toBe('09/11')
  })
})

test('a stage is done, current or still to come', () => {
  expect(stateOf({ startedAt: now, finishedAt: now })).toBe('done')
  expect(stateOf({ startedAt: now, finishedAt: null })).toBe('current')
  expect(stateOf({ startedAt: null, finishedAt: null })).toBe('coming')
})
