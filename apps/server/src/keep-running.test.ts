import { createLogger } from '@shop/api/lib/logger'
import { expect, test, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'

const log = createLogger('silent')
const never = () => new Promise<void>(() => undefined)

test('a broken worker that never ends is left behind, and another takes its place', async () => {
  const failures: (() => void)[] = []
  const stops = [vi.fn(never), vi.fn(async () => undefined)]
  const stop = await keepRunning(log, async (onFailure) => {
    failures.push(onFailure)
    return { stop: stops[failures.length - 1] ?? expect.fail('started too often') }
  })
  failures[0]?.()
  await expect.poll(() => failures.length, { timeout: 10_000 }).toBe(2)
  expect(stops[0]).toHaveBeenCalledOnce()

  await stop()
  expect(stops[1]).toHaveBeenCalledOnce()
})
