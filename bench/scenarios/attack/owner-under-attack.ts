import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@shop/api/db/connection'
import { codeAt, stepAt } from '@shop/api/features/auth/second-factor'
import { hashToken, newToken } from '@shop/api/lib/token'
import { auth } from '@shop/contract/auth'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aUser } from '@shop/test-kit/factories'
import { PASSWORD, post, type Reply } from '../../lib/accounts.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { percentile } from '../../lib/statistics.ts'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const GUESSES_A_SECOND = 5
/** Enough to use up the attempts allowed without a known device or second factor. */
const FIRST_GUESSES = 60
const STEP_MS = 30_000

interface Try {
  email: string
  password?: string
  code?: string
  deviceTokens?: string[]
}

/**
 * Attackers guess the passwords of two accounts for ten minutes, each guess from another address. Can the owners sign
 * in from new addresses: one on a known device, the other with her second factor?
 */
export const ownerUnderAttack: Scenario = (size) =>
  withCleanup(async (later) => {
    // The one trusted proxy names the visitor's address.
    const { shop, db, stop } = await startDemoShop('owner_under_attack', { ROLE: 'web', TRUST_PROXY: '1' })
    later(stop)
    const { seconds, tries } = size === 'full' ? { seconds: 600, tries: 20 } : { seconds: 20, tries: 5 }
    const login = (attempt: Try) => signIn(shop.url, attempt)
    const { existing, coded, deviceToken, recoveryCodes } = await someOwners(db)
    const guess = (email: string) => login({ email, password: 'errada-mesmo' })
    for (const email of [existing, coded]) {
      await Promise.all(Array.from({ length: FIRST_GUESSES }, () => guess(email)))
    }

    const attack = new AbortController()
    const guessing = [existing, coded].map((email) => guessUntil(attack.signal, () => guess(email)))
    const began = Date.now()
    const [onDevice, withCode, strangers]: [Reply[], Reply[], Reply[]] = [[], [], []]
    for (let n = 0; n < tries; n += 1) {
      const code = size === 'full' ? await unusedCode(n) : recoveryCodes[n]
      onDevice.push(await login({ email: existing, deviceTokens: [deviceToken] }))
      withCode.push(await login({ email: coded, ...(code !== undefined && { code }) }))
      strangers.push(await login({ email: existing }))
      await sleep(Math.max(0, began + ((n + 1) * seconds * 1000) / tries - Date.now()))
    }
    attack.abort()
    const guesses = (await Promise.all(guessing)).flat()
    return [
      { what: `guesses in ${seconds} s, each from another address`, value: guesses.length, unit: '' },
      { what: 'of them checked', value: guesses.filter((status) => status === 401).length, unit: '' },
      ...signedIn('the owner on a known device', onDevice),
      ...signedIn('the owner with a second factor on a new device', withCode),
      {
        what: 'callers with the right password but neither a known device nor a second factor, shown how to sign in',
        value: strangers.filter(({ status, body }) => status === 429 && body.includes('Esqueci')).length,
        unit: `of ${tries}`,
      },
    ]
  })

function signedIn(who: string, replies: readonly Reply[]): Result[] {
  // A busy machine responds 503, or takes longer than a code is valid: that says nothing about the limits.
  for (const { status, ms } of replies.filter((reply) => reply.status !== 200)) {
    console.log(`  ${who}: ${status} after ${Math.round(ms)} ms`)
  }
  const unit = `of ${replies.length}`
  const times = replies.map(({ ms }) => ms)
  return [
    {
      what: `${who}, from new addresses: signed in`,
      value: replies.filter(({ status }) => status === 200).length,
      unit,
      atLeast: replies.length,
      atMost: replies.length,
    },
    { what: `${who}: the slowest`, value: percentile(times, 1), unit: 'ms' },
  ]
}

async function someOwners(db: Db) {
  const [deviceToken, recoveryCodes] = [newToken(), Array.from({ length: 10 }, (_, n) => `ABCDEFGH${n}`)]
  const existing = await aUser(db)
  const coded = await aUser(db, {
    secondFactorSecret: SECRET,
    secondFactorEnabledAt: new Date(),
    recoveryCodeHashes: recoveryCodes.map(hashToken),
  })
  const expiresAt = new Date(Date.now() + 3_600_000)
  const device = { userId: existing.id, tokenHash: hashToken(deviceToken), expiresAt }
  await db.insertInto('knownDevices').values(device).execute()
  return { existing: existing.email, coded: coded.email, deviceToken, recoveryCodes }
}

/** A code is valid once: the next attempt waits for the next code. */
async function unusedCode(n: number): Promise<string> {
  if (n > 0) await sleep(STEP_MS - (Date.now() % STEP_MS) + 100)
  return codeAt(SECRET, stepAt(Date.now() / 1000))
}

async function guessUntil(signal: AbortSignal, guess: () => Promise<Reply>): Promise<number[]> {
  const replies: Promise<number>[] = []
  while (!signal.aborted) {
    replies.push(guess().then(({ status }) => status))
    await sleep(1000 / GUESSES_A_SECOND)
  }
  return Promise.all(replies)
}

function signIn(shop: string, { password = PASSWORD, ...attempt }: Try): Promise<Reply> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  return post(shop + auth.login.path, { password, ...attempt }, { 'x-forwarded-for': address })
}
