import { setTimeout as sleep } from 'node:timers/promises'
import { fillShop } from '@shop/demo/bulk/bulk'
import { type DemoShop, startDemoShop } from '@shop/test-kit/demo-shop'
import { freePort } from '@shop/test-kit/ports'
import { sql } from 'kysely'
import { withCleanup } from '../../lib/cleanup.ts'
import { readMetric } from '../../lib/metrics.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { percentile } from '../../lib/statistics.ts'

const VISITORS = 200

interface Scene extends DemoShop {
  renders(): Promise<number>
}

/** Uncached pages that 200 visitors request at the same moment: one page for all, then a different page each. */
export const stampede: Scenario = (size) =>
  withCleanup(async (later) => {
    const metricsPort = await freePort()
    const demo = await startDemoShop('stampede', { METRICS_PORT: String(metricsPort) })
    later(demo.stop)
    const renders = () => readMetric(metricsPort, 'page_cache_requests_total{outcome="made"}')
    const scene = { ...demo, renders }
    return [...(await onOnePage(scene, size === 'full' ? 20 : 2)), ...(await onOneEach(scene))]
  })

async function onOnePage(scene: Scene, rounds: number): Promise<Result[]> {
  const counts: number[] = []
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    const { rendered, times, rejected } = await hit(scene, Array<string>(VISITORS).fill('/'))
    if (rejected > 0) throw new Error('a visitor was rejected')
    counts.push(rendered)
    slowest = Math.max(slowest, ...times)
  }
  const what = `renders for ${VISITORS} simultaneous first hits`
  return [
    { what: `${what}, most of ${counts.length} rounds`, value: Math.max(...counts), unit: '', atMost: 1 },
    { what: `${what}, fewest`, value: Math.min(...counts), unit: '', atLeast: 1 },
    { what: 'until the last of them was served', value: slowest, unit: 'ms' },
  ]
}

async function onOneEach(scene: Scene): Promise<Result[]> {
  await fillShop(scene.db, { products: VISITORS, orders: 1, users: 1 })
  const products = await scene.db.selectFrom('products').select('id').limit(VISITORS).execute()
  const { rendered, times, rejected } = await hit(
    scene,
    products.map(({ id }) => `/produto/${id}`),
  )
  const served = VISITORS - rejected
  return [
    {
      what: `${VISITORS} different uncached pages: rendered twice`,
      value: rendered - served,
      unit: '',
      atMost: 0,
    },
    { what: `${VISITORS} different uncached pages: rejected with a retry time`, value: rejected, unit: '' },
    {
      what: `${VISITORS} different uncached pages: p99 of those served`,
      value: percentile(times, 0.99),
      unit: 'ms',
    },
  ]
}

async function hit({ shop, db, renders }: Scene, paths: readonly string[]) {
  await sql`select pg_notify('cache_tags', 'products')`.execute(db)
  await sleep(300)
  const before = await renders()
  const times: number[] = []
  let rejected = 0
  const visit = async (path: string) => {
    const began = performance.now()
    const response = await fetch(shop.url + path)
    await response.arrayBuffer()
    if (response.status === 503) rejected++
    else if (response.status === 200) times.push(performance.now() - began)
    else throw new Error(`${path}: ${response.status}`)
  }
  await Promise.all(paths.map(visit))
  return { rendered: (await renders()) - before, times, rejected }
}
