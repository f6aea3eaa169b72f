import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword, verifyPassword } from '@shop/api/lib/password-hash'
import { startDemoShop, warm } from '@shop/test-kit/demo-shop'
import { aUser } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { calls, PASSWORD } from '../../lib/accounts.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { median } from '../../lib/ratio.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { percentile } from '../../lib/statistics.ts'

const SIGN_INS = 40
const ROUNDS = 5
const BROWSE_EVERY_MS = 20
const PATHS = ['/', '/api/products?limit=12']

/** Forty users sign in at once and repeatedly. How many logins per second succeed, and does browsing get slower? */
export const loginStorm: Scenario = (size) =>
  withCleanup(async (later) => {
    const seconds = size === 'full' ? 4 : 1.5
    // A short round on a shared machine has too few visits to distinguish its p99, or 50 ms, from noise.
    const { share, spareMs } = size === 'full' ? { share: 0.99, spareMs: 50 } : { share: 0.95, spareMs: 150 }
    const tail = `p${share * 100}`
    const { shop, db, stop } = await startDemoShop('login_storm', { ROLE: 'web', RATE_LIMITS })
    later(stop)
    const { email } = await aUser(db)
    for (const path of PATHS) await warm(shop.url + path)
    await calls.login(shop.url, email, PASSWORD)

    const bare = await bareVerifications(ROUNDS * seconds * 0.2)
    const calm: Browsing[] = []
    const stormy: Browsing[] = []
    let signedIn = 0
    // Rounds with and without logins alternate: other load on the machine spoils one round, not the median.
    for (let round = 0; round < ROUNDS; round += 1) {
      calm.push(await browse(shop.url, seconds, share))
      const storm = new AbortController()
      const crowd = Array.from({ length: SIGN_INS }, () => signInUntil(storm.signal, shop.url, email))
      stormy.push(await browse(shop.url, seconds, share))
      storm.abort()
      for (const count of await Promise.all(crowd)) signedIn += count
    }

    const perSecond = signedIn / (ROUNDS * seconds)
    const inCalm = median(calm.map(({ slowest }) => slowest))
    return [
      { what: 'bare argon2, two at a time', value: bare, unit: '/s' },
      { what: `logins, ${SIGN_INS} at a time`, value: perSecond, unit: '/s' },
      // Logins share the cores with browsing, which has priority; bare argon2 has both cores for itself.
      { what: 'logins as a share of bare argon2', value: perSecond / bare, unit: '', atLeast: 0.25 },
      { what: `browsing ${tail} without logins`, value: inCalm, unit: 'ms' },
      {
        what: `browsing ${tail} during the logins`,
        value: median(stormy.map(({ slowest }) => slowest)),
        unit: 'ms',
        atMost: Math.max(inCalm * 2, inCalm + spareMs),
      },
      {
        what: 'pages and lists that failed during the logins',
        value: stormy.reduce((sum, { failed }) => sum + failed, 0),
        unit: '',
        atMost: 0,
      },
    ]
  })

interface Browsing {
  slowest: number
  failed: number
}

async function bareVerifications(seconds: number): Promise<number> {
  const hash = await hashPassword(PASSWORD)
  const end = performance.now() + seconds * 1000
  let done = 0
  const loop = async () => {
    while (performance.now() < end) {
      await verifyPassword(hash, PASSWORD)
      done += 1
    }
  }
  await Promise.all([loop(), loop()])
  return done / seconds
}

async function signInUntil(signal: AbortSignal, shop: string, email: string): Promise<number> {
  let count = 0
  while (!signal.aborted) if ((await calls.login(shop, email, PASSWORD)).status === 200) count += 1
  return count
}

/**
 * Requests at fixed intervals, whether or not the one before has completed: a slow response delays no later request.
 */
async function browse(shop: string, seconds: number, share: number): Promise<Browsing> {
  const times: number[] = []
  let failed = 0
  const request = async (path: string, meant: number) => {
    const response = await fetch(shop + path)
    await response.arrayBuffer()
    if (!response.ok) failed += 1
    times.push(performance.now() - meant)
  }
  const began = performance.now()
  const pending: Promise<void>[] = []
  for (let n = 0; n * BROWSE_EVERY_MS < seconds * 1000; n += 1) {
    const meant = began + n * BROWSE_EVERY_MS
    await sleep(Math.max(0, meant - performance.now()))
    pending.push(request(PATHS[n % PATHS.length] ?? '/', meant))
  }
  await Promise.all(pending)
  return { slowest: percentile(times, share), failed }
}
