/**
 * Limits the attempts at a password. An attempt is counted before it is checked, so that concurrent attempts all count,
 * and is refunded unless it was wrong. An account that is attacked from many IP addresses is slowed, never locked: a
 * caller from a network where the owner has signed in before, or has just opened a link from an email, does not wait;
 * all other callers share one attempt per pause, and the pause grows. A signed-in session and a known device each have
 * attempts of their own, from any IP address, which attackers cannot use up. Once attackers have used up the attempts
 * of an account with a second factor, password and code are checked together, and unless both are right the response is
 * the same as without a check, so it reveals nothing.
 */
import type { ErrorCode } from '@shop/contract/errors'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { emailKey, type LimitName, type RateLimits } from '../../lib/limits.ts'
import { isFamiliarNetwork } from './auth.queries.ts'

interface Caller {
  email: string
  network: string
  /** Set when the caller is signed in. */
  sessionId?: number
  /** Set on a known device. */
  deviceId?: number | undefined
  /** Whether a code, right or wrong, was sent for an account with a second factor. */
  givesCode?: boolean
}

export interface LoginLimiter {
  attempt<T>(caller: Caller, check: () => Promise<T>): Promise<T>
  /** Checks a code after the right password: callers without the password cannot use up these attempts. */
  attemptCode<T>(email: string, check: () => Promise<T>): Promise<T>
}

const PAUSE_STEP_SECONDS = 2
const WRONG = new Set<ErrorCode>([
  'invalid_credentials',
  'second_factor_invalid',
  'wrong_current_password',
  'wrong_code',
])
/** The same for every account: it must not reveal which emails have one. */
const HOW_TO_GET_IN =
  'Muitas tentativas de entrar. Para entrar agora, peça um link por e-mail em “Esqueci minha senha”: com a nova senha, este aparelho entra na hora. Se a sua conta tem verificação em duas etapas, informe também o código.'

type Taken = [LimitName, string][]

export function createLoginLimiter(db: Db, limits: RateLimits): LoginLimiter {
  const giveBack = async (taken: Taken) => {
    for (const [name, key] of taken.splice(0)) await limits.giveBack(name, key)
  }
  const take = async (taken: Taken, name: LimitName, key: string) => {
    await limits.consume(name, key)
    taken.push([name, key])
  }

  const takeStrangers = async (taken: Taken, caller: Caller) => {
    const { email, network, sessionId } = caller
    const account = emailKey(email)
    // The IP address first: a rejected one must not leave a counter behind for every email it makes up.
    await take(taken, 'failedLoginByAddress', network)
    await take(taken, 'failedLoginByAccountAndAddress', `${account}:${placeOf(caller)}`)
    const beyond = await limits.countBeyond('failedLoginByAccount', account)
    taken.push(['failedLoginByAccount', account])
    if (beyond > 0 && sessionId === undefined && !(await isFamiliarNetwork(db, email, network))) {
      await limits.consume('slowedLogin', account, beyond * PAUSE_STEP_SECONDS)
    }
  }

  const enter = async (caller: Caller) => {
    const { deviceId, sessionId, givesCode, email, network } = caller
    const own = `${emailKey(email)}:${placeOf(caller)}`
    const [ifWrong, ifRight]: [Taken, Taken] = [[], []]
    let concealed: unknown
    try {
      if (deviceId !== undefined) await take(ifWrong, 'failedLoginByDevice', own)
      else await takeStrangers(ifWrong, caller)
      await take(ifRight, 'login', own)
    } catch (error) {
      await giveBack(ifWrong)
      concealed = sessionId === undefined ? withWayIn(error) : error
      if (!givesCode || deviceId !== undefined || !isLimit(error)) throw concealed
      await take(ifWrong, 'concealedLogin', `${emailKey(email)}:${network}`).catch(() => {
        throw concealed
      })
    }
    return { ifWrong, ifRight, concealed }
  }

  return {
    async attempt(caller, check) {
      const { ifWrong, ifRight, concealed } = await enter(caller)
      try {
        const result = await check()
        await giveBack(ifWrong)
        return result
      } catch (error) {
        const code = error instanceof AppError ? error.code : 'unexpected'
        const failed = code === 'unexpected' || code === 'unavailable'
        if (WRONG.has(code) || failed) await giveBack(ifRight)
        if (concealed !== undefined && !failed) throw concealed
        if (!WRONG.has(code)) await giveBack(ifWrong)
        throw error
      }
    },
    async attemptCode(email, check) {
      const taken: Taken = []
      await take(taken, 'failedCode', emailKey(email)).catch((error: unknown) => {
        throw withWayIn(error)
      })
      const result = await check()
      await giveBack(taken)
      return result
    },
  }
}

/** The key under which attempts are counted together. */
function placeOf({ sessionId, deviceId, network }: Caller): string {
  if (sessionId !== undefined) return `session-${sessionId}`
  return deviceId === undefined ? network : `device-${deviceId}`
}

function isLimit(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'too_many_requests'
}

function withWayIn(error: unknown): unknown {
  if (!isLimit(error)) return error
  const { retryAfterSeconds = 1 } = error
  return new AppError('too_many_requests', { message: HOW_TO_GET_IN, retryAfterSeconds, cause: error })
}
