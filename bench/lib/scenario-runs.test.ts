import { expect, test } from 'vitest'
import type { Result } from './scenario.ts'
import { run } from './scenario-runs.ts'

const store = () => undefined
const slow: Result = { what: 'longest wait', value: 900, unit: 'ms', atMost: 300 }
const lost: Result = { what: 'orders lost', value: 1, unit: '', atMost: 0 }

test('a missed time limit is reported and does not fail the gate; the nightly run tries it twice', async () => {
  let runs = 0
  const scenario = async () => {
    runs++
    return [slow]
  }
  expect(await run('slow', scenario, 'gate', { store })).toBe(true)
  expect(runs).toBe(1)
  expect(await run('slow', scenario, 'small', { store })).toBe(false)
  expect(runs).toBe(3)
})

test('a missed exact count fails the gate and is not retried', async () => {
  let runs = 0
  const scenario = async () => {
    runs++
    return [slow, lost]
  }
  expect(await run('lost', scenario, 'gate', { store })).toBe(false)
  expect(await run('lost', scenario, 'small', { store })).toBe(false)
  expect(runs).toBe(2)
})

test('a scenario with waiting visitors gets a second try in the gate, and no third', async () => {
  let runs = 0
  const stalledOnce = async () => (++runs === 1 ? [slow, lost] : [])
  expect(await run('stalled', stalledOnce, 'gate', { isTimedScenario: true, store })).toBe(true)
  expect(runs).toBe(2)
  expect(await run('broken', async () => [lost], 'gate', { isTimedScenario: true, store })).toBe(false)
})
