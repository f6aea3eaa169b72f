/**
 * `Idempotency-Key` names one attempt of one account: the first call claims it by an insert that only one can win,
 * works, and leaves its answer; the same call again gets it for a day. Of an order only its id is stored, and the response
 * is made anew from it: an address or a client secret does not belong here.
 */
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Attempt } from './idempotency.queries.ts'
import * as queries from './idempotency.queries.ts'

/**
 * Longer than a request lives: it waits for the provider 30 s in all (request-deadline.service.ts) and for a row 9 s, and
 * the proxy gives up at 60 s. Should a database that is slow in every statement make one live longer, a second run of
 * the same key waits for the order's row and finds what the first one wrote.
 */
export const LEASE_SECONDS = 60

/** An error is stored as it was sent, a success by the order that it is about. */
export type Answer = { status: number; body: string } | { status: number; orderId: number }

export interface Claim {
  /** Keeps the answer. Of a failure of ours nothing is kept: the next try may do better. */
  settle(answer: Answer): Promise<void>
}

export type Attempts = ReturnType<typeof createAttempts>

export function createAttempts(db: Db) {
  return {
    isKnown: (attempt: Attempt) => queries.isKnown(db, attempt),
    /** Answers the claim to work under, or what the first call of this attempt was answered. */
    async begin(attempt: Attempt): Promise<{ claim: Claim } | { answer: Answer }> {
      const claimedAt = await queries.claim(db, attempt, LEASE_SECONDS)
      if (claimedAt === undefined) return { answer: await answerOf(db, attempt) }
      const claimed = { ...attempt, claimedAt }
      return {
        claim: {
          settle: (answer) =>
            answer.status < 500
              ? queries.complete(db, claimed, {
                  responseStatus: answer.status,
                  responseBody: 'body' in answer ? answer.body : null,
                  orderId: 'orderId' in answer ? answer.orderId : null,
                })
              : queries.release(db, claimed),
        },
      }
    },
  }
}

async function answerOf(db: Db, { userId, key, fingerprint }: Attempt): Promise<Answer> {
  const known = await queries.find(db, userId, key)
  if (known !== undefined && !known.fingerprint.equals(fingerprint)) {
    throw new AppError('idempotency_mismatch')
  }
  const { responseStatus: status = null, responseBody: body = null, orderId = null } = known ?? {}
  if (status !== null && orderId !== null) return { status, orderId }
  // Without a row it has just failed and let go of the key; that is as good as still running.
  if (status === null || body === null) throw new AppError('idempotency_running', { retryAfterSeconds: 1 })
  return { status, body }
}
