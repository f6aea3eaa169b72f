import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, createPool, type Db } from '@shop/api/db/connection'
import { seedDemo } from '@shop/demo/seed'
import type { Running } from './processes.ts'
import { dropDatabase, freshDatabase, startShopProcess, temporaryUploads } from './shop.ts'

export interface DemoShop {
  shop: Running
  db: Db
  /** another replica on the same database */
  startReplica(): Promise<Running>
  stop(): Promise<void>
}

/** The shop with its demo catalogue on a database of its own: what a visitor would meet. */
export async function startDemoShop(name: string, env: NodeJS.ProcessEnv = {}): Promise<DemoShop> {
  const database = `bench_${name}`
  const databaseUrl = await freshDatabase(database)
  const uploadsDir = temporaryUploads()
  const pool = createPool(databaseUrl, { name: 'bench', max: 4, onError: () => undefined })
  const db = connect(pool)
  await seedDemo(db, { uploadsDir })
  const settings = { UPLOADS_DIR: uploadsDir, ...env }
  const shop = await startShopProcess(databaseUrl, settings)
  return {
    shop,
    db,
    startReplica: () => startShopProcess(databaseUrl, settings),
    async stop() {
      await shop.stop()
      await pool.end()
      await dropDatabase(database)
      await rm(uploadsDir, { recursive: true })
    },
  }
}

/** Waits until the page comes from the cache: a process must first hear PostgreSQL before it keeps anything. */
export async function warm(url: string) {
  for (let attempt = 0; attempt < 50; attempt++) {
    await (await fetch(url)).text()
    await sleep(20)
  }
}
