/**
 * How many guesses a password gets. A try is counted before it is checked, so that a thousand at the same moment are
 * a thousand, and given back unless it was wrong. An account that is guessed at from many addresses is slowed, never
 * locked: whoever stands where its owner has signed in before, or has just opened a mail of the account, does not
 * wait; all others share one try per pause, and the pause grows. Somebody who is signed in stands nowhere but in that
 * session: strangers do not slow it, and it has its own tries, from whatever address they come.
 */
import type { ErrorCode } from '@shop/contract/errors'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { emailKey, type LimitName, type RateLimits } from '../../lib/limits.ts'
import { isKnownGround } from './auth.queries.ts'

interface Caller {
  email: string
  network: string
  /** Of somebody who is signed in. */
  sessionId?: number
}

export interface LoginGuard {
  attempt<T>(caller: Caller, check: () => Promise<T>): Promise<T>
}

const PAUSE_STEP_SECONDS = 2
const WRONG = new Set<ErrorCode>([
  'invalid_credentials',
  'second_factor_invalid',
  'wrong_current_password',
  'wrong_code',
])

export function createLoginGuard(db: Db, limits: RateLimits): LoginGuard {
  const enter = async ({ email, network, sessionId }: Caller) => {
    const account = emailKey(email)
    const place = sessionId === undefined ? network : `session-${sessionId}`
    const taken: [LimitName, string][] = []
    const giveBack = async () => {
      for (const [name, key] of taken.splice(0)) await limits.giveBack(name, key)
    }
    const take = async (name: LimitName, key: string) => {
      await limits.consume(name, key)
      taken.push([name, key])
    }
    try {
      // The address first: one that is rejected must not leave a counter behind for every email it makes up.
      await take('failedLoginByAddress', network)
      await take('failedLoginByAccountAndAddress', `${account}:${place}`)
      const beyond = await limits.countBeyond('failedLoginByAccount', account)
      taken.push(['failedLoginByAccount', account])
      if (beyond > 0 && sessionId === undefined && !(await isKnownGround(db, email, network))) {
        await limits.consume('slowedLogin', account, beyond * PAUSE_STEP_SECONDS)
      }
    } catch (error) {
      await giveBack()
      throw error
    }
    return giveBack
  }

  return {
    async attempt(caller, check) {
      const giveBack = await enter(caller)
      try {
        const result = await check()
        await giveBack()
        return result
      } catch (error) {
        if (!(error instanceof AppError && WRONG.has(error.code))) await giveBack()
        throw error
      }
    },
  }
}
