import { afterEach, expect, test, vi } from 'vitest'
import { waitAgain } from './wait-again.ts'

afterEach(() => void vi.useRealTimers())

const lockTimeout = Object.assign(new Error('lock timeout'), { code: '55P03' })

/** Work that waits so long for a row each time, and how often it was begun before it was given up. */
async function triesOf(eachMs: number): Promise<number> {
  vi.useFakeTimers({ toFake: ['performance'] })
  const work = vi.fn(async () => {
    vi.advanceTimersByTime(eachMs)
    throw lockTimeout
  })
  await expect(waitAgain(work)).rejects.toBe(lockTimeout)
  return work.mock.calls.length
}

test('whoever waits three seconds for a row joins the queue twice more', async () => {
  expect(await triesOf(3_050)).toBe(3)
})

test('with a database that is slow itself it is not begun again after seven seconds', async () => {
  expect(await triesOf(9_000)).toBe(1)
})

test('other failures are told at once', async () => {
  const work = vi.fn(() => Promise.reject(new Error('broken')))
  await expect(waitAgain(work)).rejects.toThrow('broken')
  expect(work).toHaveBeenCalledOnce()
})
