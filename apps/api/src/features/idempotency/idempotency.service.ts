/**
 * `Idempotency-Key` identifies one attempt of one account, or of one guest's checkout: the first call claims it by an insert that only one can win,
 * does the work and stores its response; repeated calls get that response for a day. A success stores only the id of
 * the order, and the response is rebuilt from it: addresses and client secrets must not be stored here.
 */
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Attempt } from './idempotency.queries.ts'
import * as queries from './idempotency.queries.ts'

/**
 * Longer than a request takes: it waits at most 30 s for the provider (request-deadline.service.ts) and 9 s for a row,
 * and the proxy gives up at 60 s. If a slow database makes a request take longer, a second run of the same key waits
 * for the order's row and finds what the first one wrote.
 */
export const LEASE_SECONDS = 60

/** An error is stored as it was sent, a success by the id of its order. */
export type StoredResponse = { status: number; body: string } | { status: number; orderId: number }

export interface Claim {
  /** Stores the response. Server errors are not stored: a retry may succeed. */
  settle(response: StoredResponse): Promise<void>
}

export type Attempts = ReturnType<typeof createAttempts>

export function createAttempts(db: Db) {
  return {
    isStored: (attempt: Attempt) => queries.isStored(db, attempt),
    /** Returns the claim to work under, or the stored response of the first call. */
    async begin(attempt: Attempt): Promise<{ claim: Claim } | { response: StoredResponse }> {
      const claimedAt = await queries.claim(db, attempt, LEASE_SECONDS)
      if (claimedAt === undefined) return { response: await storedResponseOf(db, attempt) }
      const claimed = { ...attempt, claimedAt }
      return {
        claim: {
          settle: (response) =>
            response.status < 500
              ? queries.complete(db, claimed, {
                  responseStatus: response.status,
                  responseBody: 'body' in response ? response.body : null,
                  orderId: 'orderId' in response ? response.orderId : null,
                })
              : queries.release(db, claimed),
        },
      }
    },
  }
}

async function storedResponseOf(db: Db, { owner, key, fingerprint }: Attempt): Promise<StoredResponse> {
  const stored = await queries.find(db, owner, key)
  if (stored !== undefined && !stored.fingerprint.equals(fingerprint)) {
    throw new AppError('idempotency_mismatch')
  }
  const { responseStatus: status = null, responseBody: body = null, orderId = null } = stored ?? {}
  if (status !== null && orderId !== null) return { status, orderId }
  // Without a row the first call has just failed and released the key; treated as still running.
  if (status === null || body === null) throw new AppError('idempotency_running', { retryAfterSeconds: 1 })
  return { status, body }
}
