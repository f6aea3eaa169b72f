import { randomInt } from 'node:crypto'
import { newsletter } from '@shop/contract/newsletter'
import { testApi } from '@shop/test-kit/api'
import { Redis } from 'ioredis'
import { afterEach, expect, test, vi } from 'vitest'
import { connectRedis } from '../adapters/redis.ts'
import type { LimitOverrides } from '../lib/limits.ts'
import { createLogger } from '../lib/logger.ts'

const silent = createLogger('silent')
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

const REDIS = 'redis://127.0.0.1:6379/9'
const THREE_AN_HOUR: LimitOverrides = { newsletter: { points: 3, per: ['address'] } }

async function limitedApi(redisUrl: string | undefined, trustProxy = 0) {
  const redis = redisUrl === undefined ? undefined : connectRedis(redisUrl, silent)
  // The test is about who counts, not about the speed of a busy machine.
  if (redis && redisUrl === REDIS) {
    redis.options.commandTimeout = 5_000
    await vi.waitFor(() => redis.ping(), 30_000)
  }
  const api = await testApi({ config: { limits: THREE_AN_HOUR, trustProxy }, ...(redis && { redis }) })
  cleanups.push(
    () => redis?.disconnect(),
    () => api.close(),
  )
  const subscribe = (remoteAddress: string, headers: Record<string, string> = {}) =>
    api.inject({
      method: newsletter.subscribe.method,
      url: newsletter.subscribe.path,
      payload: { email: 'noiva@exemplo.test' },
      remoteAddress,
      headers,
    })
  return { redis, subscribe }
}

async function statuses(attempt: (n: number) => Promise<{ statusCode: number }>, times: number) {
  const codes: number[] = []
  for (let n = 0; n < times; n += 1) codes.push((await attempt(n)).statusCode)
  return codes
}

test('the fourth request with a limit of three gets a 429 with a retry time', async () => {
  const { subscribe } = await limitedApi(undefined)
  expect(await statuses(() => subscribe('10.1.0.1'), 3)).toEqual([202, 202, 202])
  const rejected = await subscribe('10.1.0.1')
  expect(rejected.statusCode).toBe(429)
  expect(rejected.json()).toMatchObject({ code: 'too_many_requests' })
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3500)
  expect((await subscribe('10.1.0.2')).statusCode).toBe(202)
})

test('two processes share one count through Redis', async () => {
  const address = `10.2.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
  const [one, two] = [await limitedApi(REDIS), await limitedApi(REDIS)]
  cleanups.unshift(() => new Redis(REDIS).del(`limit:newsletter:${address}`))
  expect(await statuses((n) => (n % 2 === 0 ? one : two).subscribe(address), 4)).toEqual([202, 202, 202, 429])
})

test('without Redis the limit still holds, and costs less than 50 ms', async () => {
  const { subscribe } = await limitedApi('redis://127.0.0.1:1')
  await subscribe('10.3.0.9')
  const times: number[] = []
  const timed = async () => {
    const started = performance.now()
    const response = await subscribe('10.3.0.1')
    times.push(performance.now() - started)
    return response
  }
  expect(await statuses(timed, 4)).toEqual([202, 202, 202, 429])
  // The fastest, because the others may have waited for a busy machine instead of for Redis.
  expect(Math.min(...times)).toBeLessThan(50)
})

test('a Redis that disconnects and comes back allows no more tries than the limit', async () => {
  const { redis, subscribe } = await limitedApi(REDIS)
  const address = (n: number) => `10.7.${randomInt(250)}.${n}`
  const [beforeItWent, whileUnavailable] = [address(1), address(2)]
  expect(await statuses(() => subscribe(beforeItWent), 2)).toEqual([202, 202])

  redis?.disconnect()
  await expect.poll(() => redis?.status).toBe('end')
  expect(await statuses(() => subscribe(beforeItWent), 2)).toEqual([202, 429])
  expect(await statuses(() => subscribe(whileUnavailable), 2)).toEqual([202, 202])

  await redis?.connect()
  expect(await statuses(() => subscribe(whileUnavailable), 2)).toEqual([202, 429])
})

test('a forged X-Forwarded-For changes nothing', async () => {
  const { subscribe } = await limitedApi(undefined)
  const forged = (n: number) => subscribe('10.4.0.1', { 'x-forwarded-for': `203.0.113.${n}` })
  expect(await statuses(forged, 4)).toEqual([202, 202, 202, 429])
})

test('behind one proxy only the entry which that proxy wrote counts', async () => {
  const { subscribe } = await limitedApi(undefined, 1)
  const forged = (n: number) => subscribe('10.5.0.1', { 'x-forwarded-for': `203.0.113.${n}, 198.51.100.7` })
  expect(await statuses(forged, 4)).toEqual([202, 202, 202, 429])
  const other = await subscribe('10.5.0.1', { 'x-forwarded-for': '198.51.100.8' })
  expect(other.statusCode).toBe(202)
})

test('a visitor who changes the address within an IPv6 network stays one visitor', async () => {
  const { subscribe } = await limitedApi(undefined)
  expect(await statuses((n) => subscribe(`2001:db8:5:6::${n}`), 4)).toEqual([202, 202, 202, 429])
  expect((await subscribe('2001:db8:5:7::1')).statusCode).toBe(202)
})

test('an IPv4 address is counted as the same one through a dual-stack socket', async () => {
  const { subscribe } = await limitedApi(undefined)
  const either = (n: number) => subscribe(n % 2 === 0 ? '10.6.0.1' : '::ffff:10.6.0.1')
  expect(await statuses(either, 4)).toEqual([202, 202, 202, 429])
})
