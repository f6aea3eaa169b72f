import { expect, test } from 'vitest'
import { slowerThanUsual } from './step-times.ts'

const usual = { format: 1, types: 20, tests: 179 }

test('reports a step that took more than twice its usual share of the time', () => {
  const timings = [
    { name: 'types', seconds: 60 },
    { name: 'tests', seconds: 179 },
  ]
  expect(slowerThanUsual(timings, usual)).toEqual([{ name: 'types', share: 60 / 239, usualShare: 20 / 199 }])
})

test('does not report a machine that is slower at everything, nor a step that is short anyway', () => {
  const timings = [
    { name: 'format', seconds: 4.9 },
    { name: 'types', seconds: 60 },
    { name: 'tests', seconds: 537 },
  ]
  expect(slowerThanUsual(timings, usual)).toEqual([])
})

test('compares only the steps that were run and whose usual time is known', () => {
  const timings = [
    { name: 'setup', seconds: 100 },
    { name: 'types', seconds: 20 },
  ]
  expect(slowerThanUsual(timings, usual)).toEqual([])
})
