import { request } from 'node:http'
import { defaultLimits } from '@shop/api/lib/limits'
import { auth } from '@shop/contract/auth'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aUser } from '@shop/test-kit/factories'
import { PASSWORD } from '../../lib/accounts.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Scenario } from '../../lib/scenario.ts'

const BURST = 50

interface Try {
  email: string
  password?: string
  /** Each of the sixteen million loopback addresses is a different client to the shop. */
  from?: string
  n: number
}

/** Ten thousand guesses in bursts, each with another forged X-Forwarded-For: how many passwords does the shop check? */
export const stuffing: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('stuffing', { ROLE: 'web' })
    later(stop)
    const tries = size === 'full' ? 10_000 : 300
    const [one, other, third] = [await aUser(db), await aUser(db), await aUser(db)]
    const guess = (attempt: Try) => login(shop.url, attempt)

    const sameAddress = await inBursts(tries, (n) => guess({ email: one.email, n }))
    const manyAccounts = await inBursts(tries, (n) =>
      guess({ email: `conta-${n}@exemplo.test`, from: '127.0.1.1', n }),
    )

    const home = '127.0.2.1'
    await guess({ email: other.email, password: PASSWORD, from: home, n: 0 })
    const began = performance.now()
    const manyAddresses = await inBursts(tries, (n) =>
      guess({ email: other.email, from: `127.0.${10 + Math.floor(n / 250)}.${(n % 250) + 1}`, n }),
    )
    const seconds = (performance.now() - began) / 1000
    const owner = await guess({ email: other.email, password: PASSWORD, from: home, n: 0 })
    const stranger = await guess({ email: third.email, password: PASSWORD, from: '127.0.3.1', n: 0 })

    const { failedLoginByAccountAndAddress: pair, failedLoginByAddress: address } = defaultLimits
    return [
      {
        what: `guesses at one account from one address, of ${tries}, in ${pair.seconds / 60} minutes`,
        value: sameAddress,
        unit: '',
        atMost: pair.points,
      },
      {
        what: `guesses at ${tries} accounts from one address, in an hour`,
        value: manyAccounts,
        unit: '',
        atMost: address.points,
      },
      {
        what: `guesses at one account from many addresses, of ${tries} in ${seconds.toFixed(0)} s`,
        value: manyAddresses,
        unit: '',
        atMost: guessesWithin(seconds),
      },
      { what: 'the same, in a whole hour at most', value: guessesWithin(3600), unit: '', atMost: 130 },
      {
        what: 'status of its owner meanwhile, from a known address',
        value: owner,
        unit: '',
        atLeast: 200,
        atMost: 200,
      },
      { what: 'status of another customer meanwhile', value: stranger, unit: '', atLeast: 200, atMost: 200 },
    ]
  })

/** The limit, and then one per pause; each pause is two seconds longer than the one before, up to a minute. */
function guessesWithin(seconds: number): number {
  const { failedLoginByAccount, slowedLogin } = defaultLimits
  let slowed = 0
  for (let passed = 0; passed <= seconds; passed += Math.min(slowed * 2, slowedLogin.seconds)) slowed += 1
  return failedLoginByAccount.points + slowed
}

/** How many passwords were checked: the other requests were rate-limited. */
async function inBursts(tries: number, guess: (n: number) => Promise<number>): Promise<number> {
  const statuses: number[] = []
  for (let n = 0; n < tries; n += BURST) {
    const burst = Array.from({ length: Math.min(BURST, tries - n) }, (_, index) => guess(n + index))
    statuses.push(...(await Promise.all(burst)))
  }
  // 503: more concurrent requests from one address than may wait for a hash.
  const strange = statuses.filter((status) => ![401, 429, 503].includes(status))
  if (strange.length > 0)
    throw new Error(`responses other than 401, 429 and 503: ${[...new Set(strange)].join(', ')}`)
  return statuses.filter((status) => status === 401).length
}

/** Without fetch, which cannot choose its source address. */
function login(
  shop: string,
  { email, password = 'errada-mesmo', from = '127.0.0.1', n }: Try,
): Promise<number> {
  const body = JSON.stringify({ email, password })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `203.0.${n % 250}.${(n * 7) % 250}`,
  }
  return new Promise((resolve, reject) => {
    request(shop + auth.login.path, { method: 'POST', localAddress: from, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end(body)
  })
}
