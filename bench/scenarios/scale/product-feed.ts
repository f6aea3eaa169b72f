import { setImmediate as otherCalls, setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@shop/api/db/connection'
import { feedItemFaults } from '@shop/test-kit/feed-rules'
import { startShopProcess } from '@shop/test-kit/shop-process'
import { parseXml } from '@shop/test-kit/strict-xml'
import { sql } from 'kysely'
import { withCleanup } from '../../lib/cleanup.ts'
import { filledCatalogue } from '../../lib/filled-catalogue.ts'
import { forgetPeak, megabytesOf } from '../../lib/memory.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { percentile } from '../../lib/statistics.ts'

const sizes = { small: 2_000, full: 100_000 }
const MOST_GROWTH_MB = 100
const ORIGIN = 'https://atelie.example'
const TOKEN = 'f'.repeat(43)
const VISITS = 300
const SETTLE_MS = 3_000
const PAUSE_MS = 5_000
const CALL_EVERY_MS = 50

/** The whole catalogue as one file: is all of it there and valid, and does the shop stay small while it sends it? */
export const productFeed: Scenario = (size) =>
  withCleanup(async (later) => {
    const catalogue = await filledCatalogue(sizes[size], { suffix: '_feed', addTo: prepare })
    later(catalogue.stop)
    const shop = await startShopProcess(catalogue.url, { ROLE: 'web', PUBLIC_URL: ORIGIN })
    later(shop.stop)
    const terms = await termsOf(catalogue.lists.db)
    await serveVisitors(shop.url, sizes[size])
    await sleep(SETTLE_MS)
    const idle = await megabytesOf(shop.pid, 'VmRSS')
    await forgetPeak(shop.pid)
    const calls = callRegularly(`${shop.url}/livez`)
    const start = performance.now()
    const read = await readFeed(`${shop.url}/api/feeds/products/${TOKEN}`, terms)
    const seconds = (performance.now() - start - PAUSE_MS) / 1000
    const times = await calls.stop()
    const peak = await megabytesOf(shop.pid, 'VmHWM')
    return [
      { what: 'products', value: sizes[size], unit: '' },
      { what: 'items', value: read.items, unit: '', atLeast: terms.variants, atMost: terms.variants },
      { what: 'invalid items', value: read.invalid, unit: '', atMost: 0 },
      { what: 'ids that occur twice', value: read.items - read.ids, unit: '', atMost: 0 },
      { what: 'items that are sewn to order', value: read.backorders, unit: '', atLeast: 1 },
      { what: 'size of the feed', value: read.bytes / 1024 / 1024, unit: 'MB' },
      {
        what: 'memory growth of the shop, peak, with a reader that pauses',
        value: peak - idle,
        unit: 'MB',
        atMost: MOST_GROWTH_MB,
      },
      { what: 'memory of the shop before, once it has served visitors', value: idle, unit: 'MB' },
      { what: 'whole feed, with every item checked', value: seconds, unit: 's' },
      { what: 'another call meanwhile, p95', value: percentile(times, 0.95), unit: 'ms' },
    ] satisfies Result[]
  })

/**
 * Uncached lists, as visitors request them. A process that has served nobody is small, and any work makes it grow: what is
 * measured is what the feed adds to a shop in service.
 */
async function serveVisitors(url: string, products: number) {
  for (let n = 0; n < VISITS; n += 10) {
    const calls = Array.from({ length: 10 }, async (_, at) => {
      const offset = ((n + at) * 12) % products
      await (await fetch(`${url}/api/products?limit=12&offset=${offset}&minPrice=${n + at}`)).text()
    })
    await Promise.all(calls)
  }
}

/** A third counts its units by size and colour, another third is sewn to order with one of the plans. */
async function prepare(db: Db) {
  await sql`insert into product_feed (token) values (${TOKEN})`.execute(db)
  await sql`insert into product_variants (product_id, size, color, stock_available)
    select id, sizes[1], colors[1], stock_available from products where id % 3 = 0 and stock_available > 0`.execute(
    db,
  )
  await sql`update products set stock_mode = 'per_variant' where id % 3 = 0`.execute(db)
  await sql`insert into product_offers (product_id, kind, price_change_cents, is_open)
    select id, kind::offer_kind, 0, true from products, unnest(array['ready', 'made_to_order']) kind
    where id % 3 = 1 on conflict do nothing`.execute(db)
}

async function termsOf(db: Db) {
  const { rows } = await sql<{ variants: number; today: string }>`
    select sum(cardinality(sizes) * cardinality(colors))::int as variants, now()::date::text as today from products
    where not hidden and deleted_at is null and exists (select from product_images where product_id = products.id)`.execute(
    db,
  )
  const [{ variants, today } = { variants: 0, today: '' }] = rows
  return { variants, today, origin: ORIGIN, brand: 'Ateliê', states: ['SP', 'RJ', 'MG'] }
}

/** Every item is parsed and checked as it arrives, which also slows the reading down. */
async function readFeed(url: string, terms: Awaited<ReturnType<typeof termsOf>>) {
  const found = { items: 0, invalid: 0, backorders: 0, bytes: 0 }
  const ids = new Set<string>()
  const response = await fetch(url)
  if (response.status !== 200 || response.body === null) throw new Error(`${response.status}`)
  const decoder = new TextDecoder()
  let frame = ''
  let rest = ''
  const body: AsyncIterable<Uint8Array<ArrayBuffer>> = response.body
  for await (const bytes of body) {
    if (found.bytes === 0) await sleep(PAUSE_MS)
    found.bytes += bytes.byteLength
    const parts = (rest + decoder.decode(bytes, { stream: true })).split(/(?<=<\/item>\n)/)
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const start = part.indexOf('<item>')
      frame += part.slice(0, start)
      const item = parseXml(part.slice(start))
      const faults = feedItemFaults(item, terms)
      if (faults.length > 0 && found.invalid++ === 0) console.log(`  ${faults.join('; ')}`)
      found.items += 1
      // A copy: a part of the text would hold all of it in memory.
      ids.add(Buffer.from(item.children[0]?.text ?? '').toString('latin1'))
      if (part.includes('>backorder<')) found.backorders += 1
    }
    // Lets the other calls run, which are measured in this process.
    await otherCalls()
  }
  parseXml(frame + rest)
  return { ...found, ids: ids.size }
}

function callRegularly(url: string) {
  const times: number[] = []
  let stopped = false
  const running = (async () => {
    while (!stopped) {
      const start = performance.now()
      await (await fetch(url)).text()
      times.push(performance.now() - start)
      await sleep(CALL_EVERY_MS)
    }
  })()
  return {
    async stop() {
      stopped = true
      await running
      return times
    },
  }
}
