/**
 * `Idempotency-Key` names one attempt of one account: the first call claims it by an insert that only one can win,
 * works, and leaves its answer; the same call again gets those bytes for a day.
 */
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Attempt } from './idempotency.queries.ts'
import * as queries from './idempotency.queries.ts'

/** Longer than any request lives, so that what is older has nobody working on it any more. */
const LEASE_SECONDS = 60

export interface Answer {
  status: number
  body: string
}

export interface Claim {
  /** Keeps the answer. Of a failure of ours nothing is kept: the next try may do better. */
  settle(answer: Answer): Promise<void>
}

export type Attempts = ReturnType<typeof createAttempts>

export function createAttempts(db: Db) {
  return {
    /** Answers the claim to work under, or what the first call of this attempt was answered. */
    async begin(attempt: Attempt): Promise<{ claim: Claim } | { answer: Answer }> {
      const claimedAt = await queries.claim(db, attempt, LEASE_SECONDS)
      if (claimedAt === undefined) return { answer: await answerOf(db, attempt) }
      const claimed = { ...attempt, claimedAt }
      return {
        claim: {
          settle: (answer) =>
            answer.status < 500 ? queries.complete(db, claimed, answer) : queries.release(db, claimed),
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
  const { responseStatus: status = null, responseBody: body = null } = known ?? {}
  // Without a row it has just failed and let go of the key; that is as good as still running.
  if (status === null || body === null) throw new AppError('idempotency_running', { retryAfterSeconds: 1 })
  return { status, body }
}
