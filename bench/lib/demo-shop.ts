import { connect, createPool } from '@shop/api/db/connection'
import { seedDemo } from '@shop/demo/seed'
import { dropDatabase, freshDatabase, startShopProcess, temporaryUploads } from './shop.ts'

/** The shop with its demo catalogue on a database of its own: what a visitor would meet. */
export async function startDemoShop(name: string, env: NodeJS.ProcessEnv = {}) {
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
    databaseUrl,
    /** another replica on the same database */
    startReplica: () => startShopProcess(databaseUrl, settings),
    async stop() {
      await shop.stop()
      await pool.end()
      await dropDatabase(database)
    },
  }
}

/** Waits until the page comes from the cache: a replica must first hear PostgreSQL before it keeps anything. */
export async function warm(url: string) {
  for (let attempt = 0; attempt < 50; attempt++) {
    await (await fetch(url)).text()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
