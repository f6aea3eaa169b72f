import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'

/** Waits until the shop has done all its jobs. */
export async function noJobsLeft(db: Db) {
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from graphile_worker.jobs`.execute(db)
    if (rows[0]?.waiting === 0) return
    await sleep(200)
  }
}
