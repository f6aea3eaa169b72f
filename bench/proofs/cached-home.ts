import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'
import { withCleanup } from '../lib/cleanup.ts'
import { startDemoShop, warm } from '../lib/demo-shop.ts'
import { type Running, startBareTwin } from '../lib/processes.ts'
import type { Proof } from '../lib/proof.ts'
import { compare } from '../lib/ratio.ts'
import { cpuMs } from '../lib/wrk.ts'

const headers = { 'accept-encoding': 'br' }

/** The cached home page against a process that can do nothing but send those bytes. */
export const cachedHome: Proof = (size) =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('cached_home')
    later(stop)
    const url = `${shop.url}/`
    await warm(url)
    const bare = await startBareTwin(url, headers)
    later(bare.stop)

    const load = { connections: 32, headers, seconds: size === 'full' ? 5 : 2 }
    const home = { ...shop, name: 'shop, cached /', url }
    const { ratio, subject } = await compare(home, bare, load, size === 'full' ? 5 : 3)
    return [
      // Two seconds on a busy machine say little, so CI only guards against a collapse.
      { what: 'requests/s of bare node:http', value: ratio, unit: '×', atLeast: size === 'full' ? 0.7 : 0.5 },
      { what: 'failed requests', value: subject.failed, unit: '', atMost: 0 },
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
