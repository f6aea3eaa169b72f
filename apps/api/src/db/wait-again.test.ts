import { afterEach, expect, test, vi } from 'vitest'
import { waitAgain } from './wait-again.ts'

afterEach(() => void vi.useRealTimers())

const lockTimeout = Object.assign(new Error('lock timeout'), { code: '55P03' })

/** Work that waits this long for a row lock each time; returns how often it was tried before giving up. */
async function triesOf(eachMs: number): Promise<number> {
  vi.useFakeTimers({ toFake: ['performance'] })
  const work = vi.fn(async () => {
    vi.advanceTimersByTime(eachMs)
    throw lockTimeout
  })
  await expect(waitAgain(work)).rejects.toBe(lockTimeout)
  return work.mock.calls.length
}

test('a transaction that waits three seconds for a row lock is retried twice', async () => {
  expect(await triesOf(3_050)).toBe(3)
})

test('with a slow database it is not retried after seven seconds', async () => {
  expect(await triesOf(9_000)).toBe(1)
})

test('a transaction that was rolled back to end a deadlock is retried', async () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  const work = vi.fn().mockRejectedValueOnce(deadlock).mockResolvedValue('done')
  expect(await waitAgain(work)).toBe('done')
  expect(work).toHaveBeenCalledTimes(2)
})

test('other errors are thrown immediately', async () => {
  const work = vi.fn(() => Promise.reject(new Error('broken')))
  await expect(waitAgain(work)).rejects.toThrow('broken')
  expect(work).toHaveBeenCalledOnce()
})
