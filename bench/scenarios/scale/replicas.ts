import { startDemoShop, warm } from '@shop/test-kit/demo-shop'
import { sql } from 'kysely'
import { withCleanup } from '../../lib/cleanup.ts'
import { median } from '../../lib/ratio.ts'
import type { Scenario } from '../../lib/scenario.ts'

/** Two processes on one database: how long until both show a change that neither of them made? */
export const replicas: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, startReplica, stop } = await startDemoShop('replicas')
    later(stop)
    const replica = await startReplica()
    later(replica.stop)
    const pages = [`${shop.url}/`, `${replica.url}/`]
    for (const page of pages) await warm(page)

    const delays: number[] = []
    for (let round = 0; round < (size === 'full' ? 30 : 3); round++) {
      const name = `Peça ${round}-${Date.now()}`
      const first = sql`(select id from products where featured order by name limit 1)`
      await sql`update products set name = ${name} where id = ${first}`.execute(db)
      await sql`update products set featured = (name = ${name})`.execute(db)
      const changed = performance.now()
      await Promise.all(pages.map((page) => untilShown(page, name)))
      delays.push(performance.now() - changed)
    }
    return [
      {
        what: 'slowest until both replicas show a change',
        value: Math.max(...delays),
        unit: 'ms',
        atMost: 1000,
      },
      { what: 'median', value: median(delays), unit: 'ms' },
    ]
  })

async function untilShown(page: string, text: string) {
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline) {
    if ((await (await fetch(page)).text()).includes(text)) return
  }
  throw new Error(`${page} never showed the change`)
}
