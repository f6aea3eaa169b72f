import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@shop/api/db/connection'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import type { Running } from '@shop/test-kit/processes'
import { sql } from 'kysely'
import { cachedPage } from '../../lib/cached-page.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { cpuMs } from '../../lib/wrk.ts'

/** The cached home page, and the cost of rendering it again. */
export const cachedHome: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('cached_home')
    later(stop)
    return [
      ...(await cachedPage(shop, '/', size)),
      { what: 'CPU of a page that must be rendered', value: await renderCost(shop, db), unit: 'ms' },
    ]
  })

const RENDERS = 50

async function renderCost({ url, pid }: Running, db: Db) {
  const before = cpuMs(pid)
  for (let render = 0; render < RENDERS; render++) {
    await sql`select pg_notify('cache_tags', 'products')`.execute(db)
    await sleep(20)
    await (await fetch(`${url}/`)).arrayBuffer()
  }
  return (cpuMs(pid) - before) / RENDERS
}
