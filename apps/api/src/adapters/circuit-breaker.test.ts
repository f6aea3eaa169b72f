import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBreaker } from './circuit-breaker.ts'
import { recentResponses } from './recent-responses.ts'

const fault = new Error('unavailable')
const rejection = new Error('not called')
const fails = () => Promise.reject(fault)
const responses = () => Promise.resolve('here')
const aBreaker = () =>
  createBreaker({
    failures: 2,
    pauseMs: 40,
    isFailure: (error) => error === fault,
    rejection: () => rejection,
  })

test('after failures in a row no call is let through until the pause is over, and then one', async () => {
  const breaker = aBreaker()
  for (let n = 0; n < 2; n += 1) await expect(breaker.run(fails)).rejects.toBe(fault)
  expect(breaker.isOpen).toBe(true)
  await expect(breaker.run(responses)).rejects.toBe(rejection)
  await sleep(50)
  const trial = breaker.run(async () => {
    await sleep(20)
    return 'here'
  })
  await expect(breaker.run(responses)).rejects.toBe(rejection)
  expect(await trial).toBe('here')
  expect(await breaker.run(responses)).toBe('here')
})

test('a trial that fails begins another pause', async () => {
  const breaker = aBreaker()
  for (let n = 0; n < 2; n += 1) await expect(breaker.run(fails)).rejects.toBe(fault)
  await sleep(50)
  await expect(breaker.run(fails)).rejects.toBe(fault)
  await expect(breaker.run(responses)).rejects.toBe(rejection)
})

test('a response in between, even a rejection, resets the failure count', async () => {
  const breaker = aBreaker()
  const declined = new Error('declined')
  await expect(breaker.run(fails)).rejects.toBe(fault)
  await expect(breaker.run(() => Promise.reject(declined))).rejects.toBe(declined)
  await expect(breaker.run(fails)).rejects.toBe(fault)
  expect(await breaker.run(responses)).toBe('here')
})

test('concurrent calls for the same id share one request, and a stale result is returned when a new request fails', async () => {
  let calls = 0
  let broken = false
  const recent = recentResponses(async (id: string) => {
    calls += 1
    if (broken) throw fault
    return `${id} ${calls}`
  })
  expect(await Promise.all([recent('a', 20), recent('a', 20), recent('b', 20)])).toEqual([
    'a 1',
    'a 1',
    'b 2',
  ])
  await sleep(30)
  expect(await recent('a', 20)).toBe('a 3')
  broken = true
  await sleep(30)
  expect(await recent('a', 20)).toBe('a 3')
  await expect(recent('c', 20)).rejects.toBe(fault)
  broken = false
  expect(await recent('c', 20)).toMatch(/^c /)
})
