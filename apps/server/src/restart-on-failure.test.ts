import { createLogger } from '@shop/api/lib/logger'
import { expect, test, vi } from 'vitest'
import { restartOnFailure } from './restart-on-failure.ts'

const log = createLogger('silent')
const never = () => new Promise<void>(() => undefined)

test('a failed worker that never ends is abandoned, and another takes its place', async () => {
  const failures: (() => void)[] = []
  const stops = [vi.fn(never), vi.fn(async () => undefined)]
  const stop = await restartOnFailure(log, async (onFailure) => {
    failures.push(onFailure)
    return { stop: stops[failures.length - 1] ?? expect.fail('started too often') }
  })
  failures[0]?.()
  await expect.poll(() => failures.length, { timeout: 30_000 }).toBe(2)
  expect(stops[0]).toHaveBeenCalledOnce()

  await stop()
  expect(stops[1]).toHaveBeenCalledOnce()
})

test('stopping the shop waits for its worker, but not for one that never ends', async () => {
  const finishing = Promise.withResolvers<void>()
  const finish = await restartOnFailure(log, async () => ({ stop: () => finishing.promise }), 10_000)
  const stopped = vi.fn()
  const finished = finish().then(stopped)
  await (await restartOnFailure(log, async () => ({ stop: never }), 100))()

  expect(stopped).not.toHaveBeenCalled()
  finishing.resolve()
  await finished
})

test('a worker that fails to stop does not prevent the rest of the shop from stopping', async () => {
  const stop = await restartOnFailure(log, async () => ({
    stop: () => Promise.reject(new Error('no database')),
  }))
  await stop()
})

test('a failed worker that was abandoned is not waited for again', async () => {
  const broken = vi.fn(never)
  const fail = Promise.withResolvers<() => void>()
  const start = vi.fn(async (onFailure: () => void) => {
    fail.resolve(onFailure)
    if (start.mock.calls.length > 1) throw new Error('no database')
    return { stop: broken }
  })
  const stop = await restartOnFailure(log, start, 60_000)
  const onFailure = await fail.promise
  onFailure()
  await expect.poll(() => start.mock.calls.length, { timeout: 30_000 }).toBe(2)

  await stop()
  expect(broken).toHaveBeenCalledOnce()
})
