import { setTimeout as sleep } from 'node:timers/promises'
import { formatBRL } from '@shop/contract/money'
import { fillShop } from '@shop/demo/bulk/bulk'
import { startDemoShop, warm } from '@shop/test-kit/demo-shop'
import { aSession, aUser } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { browse, personalPaths } from '../../lib/browsing.ts'
import { startCdn } from '../../lib/caching-proxy.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { personalReads } from '../../lib/personal-reads.ts'
import { plainGet } from '../../lib/plain-get.ts'
import { informative, none } from '../../lib/race.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'

const PLAN = {
  small: { products: 50, perSecond: 30, seconds: 20, changes: 1, awaySeconds: 15 },
  full: { products: 200, perSecond: 30, seconds: 180, changes: 5, awaySeconds: 300 },
}
const PRICE_SEEN_S = 60
const SERVED = ['HIT', 'STALE', 'REVALIDATED', 'UPDATING']

type Cdn = Awaited<ReturnType<typeof startCdn>>
type Demo = Awaited<ReturnType<typeof startDemoShop>>

/** A CDN in front of two shops: what it saves, how old its pages get, what it serves without the shops, and what it must not store. */
export const cdn: Scenario = (size) =>
  withCleanup(async (later) => {
    const plan = PLAN[size]
    const demo = await startDemoShop('cdn', { RATE_LIMITS, TRUST_PROXY: '1' })
    later(demo.stop)
    const { shop, db } = demo
    await fillShop(db, { products: plan.products, orders: 10, users: 10 })
    const other = await demo.startReplica()
    let areUp = true
    later(() => (areUp ? other.stop() : undefined))
    const front = await startCdn([shop.url, other.url].map((url) => new URL(url).port))
    later(front.stop)
    await Promise.all([warm(shop.url), warm(other.url)])

    const personal = await stored(demo, front)
    const products = await db.selectFrom('products').select('id').where('hidden', '=', false).execute()
    const productIds = products.map(({ id }) => id)
    const { token } = await aSession(db, await aUser(db))
    await front.requests()
    const browsed = await browse({ url: front.url, productIds, tokens: [token] }, plan)
    const requests = await front.requests()
    const seen: number[] = []
    for (let n = 0; n < plan.changes; n++) seen.push(await secondsUntilSeen(demo, front, productIds[n] ?? 1))

    const known = [...new Set(requests.map(({ path }) => path))].filter(
      (path) => !personalPaths.includes(path),
    )
    await Promise.all([shop.stop(), other.stop()])
    areUp = false
    const alone = await withoutShops(front, known, plan.awaySeconds)
    return [
      ...hits(requests),
      none('visits failed', browsed.failed + browsed.left),
      informative('price changes', seen.length),
      {
        what: 'until a page shows the new price, longest',
        value: Math.max(...seen),
        unit: 's',
        atMost: PRICE_SEEN_S,
      },
      informative('without the shops: requests for what was visited before', alone.count),
      none('of them with an error', alone.failed),
      ...personal,
    ]
  })

function hits(requests: readonly { cache: string; path: string }[]): Result[] {
  const share = (of: typeof requests) =>
    of.filter(({ cache }) => SERVED.includes(cache)).length / Math.max(1, of.length)
  const pages = requests.filter(({ path }) => !path.startsWith('/api/'))
  const ratio = (what: string, of: typeof requests) => ({ what, value: share(of), unit: '×' })
  return [
    informative('requests of the browsing mix', requests.length),
    ratio('served by the CDN alone, of all', requests),
    ratio('served by the CDN alone, of the pages', pages),
  ]
}

/** With a visitor every half second, as the CDN has stored the page just before the change. */
async function secondsUntilSeen({ db }: Demo, { url }: Cdn, id: number): Promise<number> {
  const page = `${url}/produto/${id}`
  const { priceCents } = await db
    .selectFrom('products')
    .select('priceCents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const price = priceCents + 12_300
  // Both the shops and the CDN have the old page, the CDN for less than a second.
  while ((await plainGet(page)).cache === 'HIT') await sleep(200)
  await db.updateTable('products').set({ priceCents: price }).where('id', '=', id).execute()
  const began = performance.now()
  const text = formatBRL(price).replace(/\s/g, ' ')
  for (;;) {
    const html = (await plainGet(page)).text.replaceAll(/\s|&nbsp;/g, ' ')
    if (html.includes(text)) return (performance.now() - began) / 1000
    await sleep(500)
  }
}

async function withoutShops({ url }: Cdn, paths: readonly string[], seconds: number) {
  const until = performance.now() + seconds * 1000
  let [count, failed] = [0, 0]
  while (performance.now() < until) {
    for (const path of paths) {
      const { status } = await plainGet(url + path)
      count++
      if (status !== 200) failed++
      if (performance.now() > until) break
      await sleep(50)
    }
  }
  return { count, failed }
}

/** Whatever signed-in people and those with a secret link read through it: nobody else gets it, and none of it is stored. */
async function stored({ db }: Demo, front: Cdn): Promise<Result[]> {
  const { reads, secrets } = await personalReads(db)
  let [found, leaked] = [0, 0]
  for (const { path, headers } of reads) {
    for (let n = 0; n < 2; n++) {
      const { status } = await plainGet(front.url + path, headers)
      if (status === 200) found++
    }
    const { text: stranger } = await plainGet(front.url + path)
    if (secrets.some((secret) => stranger.includes(secret) && !path.includes(secret))) leaked++
  }
  const copies = await front.storedResponses()
  return [
    informative('personal and secret addresses read through the CDN', reads.length),
    informative('of two reads each, with content', found),
    none('of them given to a stranger afterwards', leaked),
    none(
      'stored responses with personal data or a token',
      copies.filter((copy) => secrets.some((secret) => copy.includes(secret))).length,
    ),
  ]
}
