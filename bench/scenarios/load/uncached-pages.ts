import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startDemoShop, warm } from '@shop/test-kit/demo-shop'
import { aSession } from '@shop/test-kit/factories'
import { withCleanup } from '../../lib/cleanup.ts'
import { openLoop } from '../../lib/open-loop.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { percentile } from '../../lib/statistics.ts'

const CONNECTIONS = 40
const PER_SECOND = 29
const CALL_EVERY_MS = 100
/** A smaller difference is not noticeable, and within the noise of a shared machine. */
const SPARE_MS = 50
const SECONDS = { small: 6, full: 20 }
/** By then the burst of renders that every address is allowed is used up. */
const BURST_SECONDS = 3

interface Attack {
  what: string
  path: (n: number) => string
  /** Each of the sixteen million loopback addresses is a different client to the shop. */
  from: (n: number) => string
}

const oneAddress = () => '127.9.0.1'
const manyAddresses = (n: number) => `127.9.${n % 250}.${1 + (n % 200)}`
const missingProduct = (n: number) => `/produto/${700_000_000 + n}`

const ATTACKS: readonly Attack[] = [
  { what: 'missing products, one address', path: missingProduct, from: oneAddress },
  { what: 'invented searches, one address', path: (n) => `/colecoes?search=invento${n}`, from: oneAddress },
  { what: 'missing products, many addresses', path: missingProduct, from: manyAddresses },
  {
    what: 'invented searches, many addresses',
    path: (n) => `/colecoes?search=outro${n}`,
    from: manyAddresses,
  },
]

/** Pages that no cache contains: does a signed-in customer notice that an attacker opens 29 of them a second? */
export const uncachedPages: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('uncached_pages', { ROLE: 'web', RATE_LIMITS: '{}' })
    later(stop)
    const customer = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'customer')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { token } = await aSession(db, customer)
    await warm(shop.url)
    const results: Result[] = []
    for (const attack of ATTACKS) {
      const before = await signedInCalls(shop.url, token, SECONDS[size] / 2)
      const attacked = openTo(shop.url, attack, SECONDS[size] + BURST_SECONDS)
      await sleep(BURST_SECONDS * 1000)
      const during = await signedInCalls(shop.url, token, SECONDS[size])
      const responses = await attacked
      const [calm, attackedP50] = [percentile(before, 0.5), percentile(during, 0.5)]
      const fifth = responses.filter((status) => status >= 500 && status !== 503).length
      results.push(
        { what: `${attack.what}: signed-in call before, p50`, value: calm, unit: 'ms' },
        {
          what: `${attack.what}: signed-in call during, p50`,
          value: attackedP50,
          unit: 'ms',
          // Many addresses are like many visitors: render priorities can delay them, but no limit per address can.
          ...(attack.from === oneAddress && { atMost: Math.max(calm * 3, calm + SPARE_MS) }),
        },
        { what: `${attack.what}: p50 during / before`, value: attackedP50 / calm, unit: '×' },
        { what: `${attack.what}: slowest signed-in call`, value: Math.max(...during), unit: 'ms' },
        { what: `${attack.what}: pages requested`, value: responses.length, unit: '' },
        {
          what: `${attack.what}: rejected (429)`,
          value: responses.filter((status) => status === 429).length,
          unit: '',
        },
        { what: `${attack.what}: failed with a 5xx other than 503`, value: fifth, unit: '', atMost: 0 },
      )
      await sleep(1_000)
    }
    return results
  })

async function signedInCalls(shop: string, token: string, seconds: number): Promise<number[]> {
  const times: number[] = []
  const calls: Promise<void>[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(CALL_EVERY_MS)) {
    calls.push(signedInCall(shop, token).then((ms) => void times.push(ms)))
  }
  await Promise.all(calls)
  return times
}

async function signedInCall(shop: string, token: string): Promise<number> {
  const began = performance.now()
  const outcome = await fetch(`${shop}/api/user`, { headers: { authorization: `Bearer ${token}` } })
  await outcome.arrayBuffer()
  if (!outcome.ok && outcome.status !== 503) throw new Error(`GET /api/user: ${outcome.status}`)
  return performance.now() - began
}

async function openTo(shop: string, { path, from }: Attack, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: from === oneAddress, maxTotalSockets: CONNECTIONS })
  const statuses: number[] = []
  await openLoop({ perSecond: PER_SECOND, seconds }, async (_wanted, n) => {
    statuses.push(await statusOf(shop + path(n), from(n), agent))
  })
  agent.destroy()
  return statuses
}

function statusOf(url: string, localAddress: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { localAddress, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })
}
