import { expect, test } from 'vitest'
import { report, scenarioText } from './report.ts'

const measurement = {
  scenario: 'last-unit',
  size: 'full',
  date: '2026-11-17',
  seconds: 312,
  commit: 'b7e674b9',
  machine: '2 cores',
  results: [
    { what: 'sold twice', value: 0, unit: '', atMost: 0 },
    { what: 'longest wait', value: 900, unit: 'ms', atMost: 300 },
    { what: 'rounds', value: 300, unit: '' },
  ],
} as const

test('a scenario is shown with its description, its origin and its limits, and a missed limit is named', () => {
  expect(scenarioText('last-unit', measurement)).toBe(
    `**\`last-unit\`** All buyers order the last unit of a dress at the same moment. *Full size, 2026-11-17, commit b7e674b9, 312 s; 2 cores.*

| What | Limit | Measured |
|---|---|---|
| sold twice | ≤ 0 | **0** |
| longest wait | ≤ 300 ms | **900 ms** (missed) |
| rounds | reported | 300 |
`,
  )
})

test('a scenario without a result is shown as not measured', () => {
  expect(scenarioText('last-unit', undefined)).toContain('*Not measured yet.*')
})

test('the documents show the stored results of every theme', () => {
  expect(report({ write: false })).toEqual([])
})
