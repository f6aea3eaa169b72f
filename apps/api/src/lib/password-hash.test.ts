import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { hashPassword, isOutdated, placeholderHash, verifyPassword } from './password-hash.ts'

test('a password matches its own hash, and another does not', async () => {
  const hash = await hashPassword('véu de tule')
  expect(await verifyPassword(hash, 'véu de tule')).toBe(true)
  expect(await verifyPassword(hash, 'veu de tule')).toBe(false)
  expect(isOutdated(hash)).toBe(false)
})

test('the dummy hash costs what a real one costs', () => {
  expect(isOutdated(placeholderHash)).toBe(false)
})

test.runIf(process.platform === 'linux')(
  'the hashing threads run at a lower priority than everything else',
  async () => {
    await hashPassword('véu de tule')
    const threads = readdirSync('/proc/self/task')
    const nameOf = (thread: string) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim()
    const hashing = threads.filter((thread) => nameOf(thread) === 'libuv-worker')
    expect(hashing.length).toBeGreaterThan(0)
    expect(new Set(hashing.map((thread) => getPriority(Number(thread))))).toEqual(new Set([10]))
    expect(getPriority()).toBeLessThan(10)
  },
)

test('a burst of sign-ins is rejected with a retry time instead of waiting without end', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 80 }, () => verifyPassword(placeholderHash, 'x')),
  )
  const rejected = outcomes.filter(({ status }) => status === 'rejected')
  expect(rejected).toHaveLength(80 - 62)
  for (const outcome of rejected) {
    expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(AppError)
  }
})
