/**
 * Named rate limits. Each process counts for itself, and also in Redis, so that all processes share one count. While
 * Redis is unavailable the local count decides alone: a visitor may then use the limit once per process, but is never
 * unlimited and never waits. Because the local count never pauses, an unstable Redis adds no tries.
 */
import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error.ts'

/** `order`: that of the caller's link, or else the account. */
export type Party = 'address' | 'account' | 'email' | 'order'

export interface Limit {
  points: number
  seconds: number
  /** Which requests are counted together, separately for each party. Empty: the feature passes its own key. */
  per: readonly Party[]
}

const MINUTE = 60
const HOUR = 60 * MINUTE

export const defaultLimits = {
  failedLoginByAccountAndAddress: { points: 10, seconds: 15 * MINUTE, per: [] },
  failedLoginByAddress: { points: 100, seconds: HOUR, per: [] },
  failedLoginByAccount: { points: 50, seconds: HOUR, per: [] },
  /** Beyond the limit above an account is slowed, never locked: `seconds` is the longest pause between two tries. */
  slowedLogin: { points: 1, seconds: MINUTE, per: [] },
  failedLoginByDevice: { points: 10, seconds: 15 * MINUTE, per: [] },
  /** Codes of the second factor, per account, after the right password. */
  failedCode: { points: 10, seconds: 15 * MINUTE, per: [] },
  /** Password and code together, once attackers have used up the tries, per account and address: each costs a hash. */
  concealedLogin: { points: 20, seconds: 15 * MINUTE, per: [] },
  /** Successful logins: each costs a hash and creates a session. */
  login: { points: 60, seconds: 15 * MINUTE, per: [] },
  registration: { points: 5, seconds: HOUR, per: ['address', 'email'] },
  passwordReset: { points: 3, seconds: HOUR, per: ['address', 'email'] },
  verificationEmail: { points: 3, seconds: HOUR, per: ['address', 'email'] },
  contact: { points: 5, seconds: HOUR, per: ['address', 'email'] },
  newsletter: { points: 5, seconds: HOUR, per: ['address', 'email'] },
  /** More than the newsletter's: a bride may wait for several sizes and colours. */
  stockNotice: { points: 10, seconds: HOUR, per: ['address', 'email'] },
  /** Each change of a quantity may cause one, a moment later. */
  cartSaving: { points: 300, seconds: 10 * MINUTE, per: ['account'] },
  measurementSaving: { points: 60, seconds: HOUR, per: ['account'] },
  reviewWriting: { points: 20, seconds: HOUR, per: ['account'] },
  /** Of production: a busy day has many. */
  itemPhoto: { points: 300, seconds: HOUR, per: ['account'] },
  siteImage: { points: 300, seconds: HOUR, per: ['account'] },
  reviewPhoto: { points: 20, seconds: HOUR, per: ['account'] },
  orderCreation: { points: 20, seconds: HOUR, per: ['account'] },
  /** Orders of buyers without an account. */
  guestOrderCreation: { points: 20, seconds: HOUR, per: ['address'] },
  /** Of shared lists: a family at one table has one address. */
  sharedListHeart: { points: 200, seconds: HOUR, per: ['address'] },
  sharedListComment: { points: 20, seconds: HOUR, per: ['address'] },
  /** Wrong tokens of their links. More, because a whole group may open one at the same moment. */
  sharedListGuess: { points: 60, seconds: HOUR, per: [] },
  /** Wrong tokens of order links. */
  orderLinkGuess: { points: 20, seconds: HOUR, per: [] },
  /** Wrong addresses of calendars. */
  agendaFeedGuess: { points: 20, seconds: HOUR, per: [] },
  /** Wrong addresses of the product feed. */
  productFeedGuess: { points: 20, seconds: HOUR, per: [] },
  /** Of the right one, which reads the whole catalogue: Google and Meta read it once an hour at most. */
  productFeedRead: { points: 20, seconds: HOUR, per: [] },
  /** Coupon codes that do not apply. */
  couponGuess: { points: 20, seconds: HOUR, per: [] },
  /** Requests for the link of an order. */
  orderLinkEmail: { points: 5, seconds: HOUR, per: ['address', 'email'] },
  /** Moving an order to an account or erasing its customer. */
  orderClaiming: { points: 20, seconds: HOUR, per: ['account'] },
  /** E-mails that do: whoever placed an order with another's address could fill that mailbox with them. */
  orderClaimEmail: { points: 5, seconds: HOUR, per: ['order'] },
  orderErasureEmail: { points: 5, seconds: HOUR, per: ['order'] },
  /** Of visits, by those who have no account either. */
  appointmentBooking: { points: 5, seconds: HOUR, per: ['address', 'email'] },
  fittingBooking: { points: 20, seconds: HOUR, per: ['order'] },
  /** Each hour that is looked at closely is held once. */
  appointmentHold: { points: 30, seconds: HOUR, per: ['address'] },
  /** Wrong tokens of appointments' links. */
  appointmentLinkGuess: { points: 20, seconds: HOUR, per: [] },
  /** Each may open a conversation and e-mail the atelier. */
  promiseReply: { points: 20, seconds: HOUR, per: ['order'] },
  /** Each may e-mail the atelier. */
  recordReply: { points: 20, seconds: HOUR, per: ['order'] },
  /** Sales made in the atelier, by an administrator: a fair day has more of them than any customer has orders. */
  saleRecording: { points: 300, seconds: HOUR, per: ['account'] },
  /** The same call sent again under its `Idempotency-Key`. */
  idempotentReplay: { points: 300, seconds: HOUR, per: ['account'] },
  ticketOpening: { points: 10, seconds: HOUR, per: ['account'] },
  ticketReply: { points: 20, seconds: 10 * MINUTE, per: ['account'] },
  /** By an administrator, who answers many customers. */
  ticketReplyByAdmin: { points: 300, seconds: HOUR, per: ['account'] },
  attachmentUpload: { points: 60, seconds: HOUR, per: ['account'] },
  dataExport: { points: 10, seconds: HOUR, per: ['account'] },
  /** Not counted: suggestions that the cache has. One is requested for each pause in typing. */
  suggestions: { points: 120, seconds: MINUTE, per: ['address'] },
  cepLookup: { points: 60, seconds: MINUTE, per: ['address'] },
  /**
   * Pages that are not cached: `points` at once, and as many again in `seconds`, two a second. Counted by apps/server,
   * in each process.
   */
  pageRendering: { points: 60, seconds: 30, per: ['address'] },
  /** Content security policy reports of browsers; counted likewise. */
  policyReport: { points: 20, seconds: 5 * MINUTE, per: ['address'] },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof defaultLimits
export type LimitOverrides = { readonly [N in LimitName]?: Partial<Limit> | undefined }

export interface RateLimits {
  per(name: LimitName): readonly Party[]
  /** Counts one try; throws `too_many_requests` above the limit. `seconds` may shorten the limit's own period. */
  consume(name: LimitName, key: string, seconds?: number): Promise<void>
  /** Counts one try without rejecting; returns how many tries are above the limit. */
  countBeyond(name: LimitName, key: string): Promise<number>
  /** Takes one try back. */
  giveBack(name: LimitName, key: string): Promise<void>
}

export function limitNamed(name: LimitName, overrides: LimitOverrides = {}): Limit {
  return { ...defaultLimits[name], ...overrides[name] }
}

export function createRateLimits(overrides: LimitOverrides, redis: Redis | undefined): RateLimits {
  const limitOf = (name: LimitName) => limitNamed(name, overrides)
  const counters = new Map<LimitName, ReturnType<typeof createRateCounter>>()
  const rateCounterOf = (name: LimitName) => {
    const rateCounter = counters.get(name) ?? createRateCounter(name, limitOf(name), redis)
    counters.set(name, rateCounter)
    return rateCounter
  }
  return {
    per: (name) => limitOf(name).per,
    async consume(name, key, seconds) {
      try {
        const customDuration = Math.min(seconds ?? Number.POSITIVE_INFINITY, limitOf(name).seconds)
        await rateCounterOf(name).consume(key, 1, { customDuration })
      } catch (limitError) {
        if (!(limitError instanceof RateLimiterRes)) throw limitError
        const retryAfterSeconds = Math.max(1, Math.ceil(limitError.msBeforeNext / 1000))
        throw new AppError('too_many_requests', { retryAfterSeconds })
      }
    },
    async countBeyond(name, key) {
      const { consumedPoints } = await rateCounterOf(name).penalty(key)
      return Math.max(0, consumedPoints - limitOf(name).points)
    },
    async giveBack(name, key) {
      await rateCounterOf(name).reward(key)
    },
  }
}

/** Email addresses are hashed, not stored, where we only count. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 22)
}

interface RateCounter {
  /** Rejects with a `RateLimiterRes` above the limit. */
  consume(key: string, points: number, options: { customDuration: number }): Promise<unknown>
  penalty(key: string): Promise<{ consumedPoints: number }>
  reward(key: string): Promise<unknown>
}

function createRateCounter(name: string, { points, seconds }: Limit, redis: Redis | undefined): RateCounter {
  const options = { keyPrefix: `limit:${name}`, points, duration: seconds }
  const own = new RateLimiterMemory(options)
  if (redis === undefined) return own
  const shared = new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true })
  return {
    async consume(...call) {
      await own.consume(...call)
      await unlessUnavailable(shared.consume(...call))
    },
    async penalty(key) {
      const { consumedPoints } = await own.penalty(key)
      const inRedis = await unlessUnavailable(shared.penalty(key))
      return { consumedPoints: Math.max(consumedPoints, inRedis?.consumedPoints ?? 0) }
    },
    async reward(key) {
      await own.reward(key)
      await unlessUnavailable(shared.reward(key))
    },
  }
}

async function unlessUnavailable<T>(inRedis: Promise<T>): Promise<T | undefined> {
  try {
    return await inRedis
  } catch (error) {
    // RateLimiterRes means too many tries; any other error means that Redis is unavailable.
    if (error instanceof RateLimiterRes) throw error
    return undefined
  }
}
