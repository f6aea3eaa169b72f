import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { withCleanup } from '../lib/cleanup.ts'
import { startDemoShop } from '../lib/demo-shop.ts'
import { readMetric } from '../lib/metrics.ts'
import { freePort } from '../lib/ports.ts'
import type { Proof } from '../lib/proof.ts'

const VISITORS = 200

/** A cold page that 200 visitors ask for in the same moment. */
export const stampede: Proof = (size) =>
  withCleanup(async (later) => {
    const metricsPort = await freePort()
    const { shop, db, stop } = await startDemoShop('stampede', { METRICS_PORT: String(metricsPort) })
    later(stop)
    const renders = () => readMetric(metricsPort, 'page_cache_requests_total{outcome="made"}')
    const counts: number[] = []
    let slowest = 0
    for (let round = 0; round < (size === 'full' ? 20 : 2); round++) {
      await sql`select pg_notify('cache_tags', 'products')`.execute(db)
      await sleep(300)
      const before = await renders()
      const began = performance.now()
      const answers = await Promise.all(Array.from({ length: VISITORS }, () => fetch(`${shop.url}/`)))
      await Promise.all(answers.map((answer) => answer.arrayBuffer()))
      slowest = Math.max(slowest, performance.now() - began)
      counts.push((await renders()) - before)
      if (answers.some(({ status }) => status !== 200)) throw new Error('a visitor was turned away')
    }
    const what = `renders for ${VISITORS} simultaneous first hits`
    return [
      { what: `${what}, most of ${counts.length} rounds`, value: Math.max(...counts), unit: '', atMost: 1 },
      { what: `${what}, fewest`, value: Math.min(...counts), unit: '', atLeast: 1 },
      { what: 'until the last of them was served', value: slowest, unit: 'ms' },
    ]
  })
