import { randomInt, randomUUID } from 'node:crypto'
import { auth } from '@shop/contract/auth'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { Redis } from 'ioredis'
import { afterEach, expect, test } from 'vitest'
import { connectRedis } from '../../adapters/redis.ts'
import { emailKey } from '../../lib/limits.ts'
import { createLogger } from '../../lib/logger.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** Two processes of one shop, and a customer without any counted attempt. */
async function replicas(redisUrl: string, limits = {}) {
  const redisOf = (): Redis => {
    const redis = connectRedis(redisUrl, createLogger('silent'))
    // This tests who counts, not the speed of a busy machine.
    redis.options.commandTimeout = 5_000
    cleanups.push(() => redis.disconnect())
    return redis
  }
  const one = await testApi({ config: { limits }, redis: redisOf() })
  const two = await testApi({ config: { limits }, redis: redisOf(), db: one.db })
  cleanups.push(
    () => one.close(),
    () => two.close(),
  )
  const { email } = await aUser(one.db, { email: `${randomUUID()}@exemplo.test` })
  const network = `10.${randomInt(256)}.${randomInt(256)}`
  const login = async (n: number, { password = 'errada-mesmo', host = 1, as = email } = {}) => {
    const payload = { email: as, password }
    const request = {
      method: 'POST',
      url: auth.login.path,
      payload,
      remoteAddress: `${network}.${host}`,
    } as const
    const response = await (n % 2 === 0 ? one : two).inject(request)
    return response.statusCode
  }
  return { login }
}

async function statuses(times: number, attempt: (n: number) => Promise<number>) {
  const codes: number[] = []
  for (let n = 0; n < times; n += 1) codes.push(await attempt(n))
  return codes
}
const repeated = (status: number, times: number) => Array.from({ length: times }, () => status)

test('two processes share the ten attempts through Redis, and successful sign-ins are refunded', async () => {
  const { login } = await replicas('redis://127.0.0.1:6379/9')
  expect(await statuses(4, (n) => login(n, { password: 'senha-de-teste-1' }))).toEqual(repeated(200, 4))
  expect(await statuses(11, (n) => login(n))).toEqual([...repeated(401, 10), 429])
})

test('two processes slow an account together', async () => {
  const { login } = await replicas('redis://127.0.0.1:6379/9', { failedLoginByAccount: { points: 4 } })
  const outcomes = await statuses(9, (n) => login(n, { host: n + 1 }))
  // One slowed attempt is let in, and perhaps a second if the machine took two seconds for the rest.
  expect(outcomes.slice(0, 5)).toEqual(repeated(401, 5))
  expect(outcomes.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3)
})

test('a rejected IP address leaves no counter behind for the emails it makes up', async () => {
  const redis = new Redis('redis://127.0.0.1:6379/9')
  cleanups.push(() => redis.disconnect())
  const { login } = await replicas('redis://127.0.0.1:6379/9', { failedLoginByAddress: { points: 1 } })
  const countersOf = (email: string) => redis.keys(`limit:*:${emailKey(email)}*`)
  const [first, second] = [`${randomUUID()}@exemplo.test`, `${randomUUID()}@exemplo.test`]

  expect(await login(0, { as: first })).toBe(401)
  expect(await countersOf(first)).not.toEqual([])
  expect(await login(0, { as: second })).toBe(429)
  expect(await countersOf(second)).toEqual([])
})

test('without Redis each process still counts on its own', async () => {
  const { login } = await replicas('redis://127.0.0.1:1')
  expect(await statuses(22, (n) => login(n))).toEqual([...repeated(401, 20), 429, 429])
})
