/**
 * Named rate limits. Counted in Redis, so that all processes share one count; while Redis is away each process counts
 * for itself: a visitor may then try once more per process, but is never let through unlimited and never waits.
 */
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error.ts'

export interface Limit {
  points: number
  seconds: number
  /** Whose requests are counted together. */
  per: 'address' | 'account'
}

const MINUTE = 60
const HOUR = 60 * MINUTE

export const defaultLimits = {
  failedLoginByAccountAndAddress: { points: 10, seconds: 15 * MINUTE, per: 'address' },
  failedLoginByAddress: { points: 100, seconds: HOUR, per: 'address' },
  failedLoginByAccount: { points: 50, seconds: HOUR, per: 'account' },
  registration: { points: 5, seconds: HOUR, per: 'address' },
  passwordReset: { points: 3, seconds: HOUR, per: 'address' },
  verificationMail: { points: 3, seconds: HOUR, per: 'address' },
  contact: { points: 5, seconds: HOUR, per: 'address' },
  newsletter: { points: 5, seconds: HOUR, per: 'address' },
  orderCreation: { points: 20, seconds: HOUR, per: 'account' },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof defaultLimits
export type Limits = Record<LimitName, Limit>

export interface RateLimits {
  per(name: LimitName): Limit['per']
  /** Counts one try; throws `too_many_requests` when there were too many. */
  consume(name: LimitName, key: string): Promise<void>
}

export function createRateLimits(limits: Limits, redis: Redis | undefined): RateLimits {
  const counters = new Map(
    Object.entries(limits).map(([name, limit]) => [name, createCounter(name, limit, redis)]),
  )
  return {
    per: (name) => limits[name].per,
    async consume(name, key) {
      try {
        await counters.get(name)?.consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw new AppError('too_many_requests', { retryAfterSeconds })
      }
    },
  }
}

function createCounter(name: string, { points, seconds }: Limit, redis: Redis | undefined) {
  const options = { keyPrefix: `limit:${name}`, points, duration: seconds }
  const insuranceLimiter = new RateLimiterMemory(options)
  if (redis === undefined) return insuranceLimiter
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    insuranceLimiter,
    rejectIfRedisNotReady: true,
  })
}
