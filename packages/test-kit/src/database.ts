import { connect, createPool, type Db } from '@shop/api/db/connection'
import { ownerRole } from '@shop/api/db/roles'
import type pg from 'pg'
import { inject } from 'vitest'
import { adminUrl, appUrl, onServer, ownerUrl } from './database-server.ts'
import { scratchName } from './scratch-database.ts'

export interface TestDatabase {
  /** As the running shop uses it: with the role that may only read and write rows. */
  url: string
  db: Db
  pool: pg.Pool
  /** As the server's superuser: for what a test breaks, measures or fills outside the shop's code. */
  admin: Db
  adminUrl: string
  /** As the migrating role. */
  ownerUrl: string
  close: () => Promise<void>
}

/**
 * A separate, migrated, empty database for the test file: real transactions, jobs and races can be tested because
 * nothing has to be rolled back.
 */
export async function testDatabase({ connections = 5 } = {}): Promise<TestDatabase> {
  const { owner, template } = inject('testRun')
  const name = scratchName(owner)
  await onServer((admin) => admin.query(`create database ${name} owner ${ownerRole} template ${template}`))
  const url = appUrl(adminUrl(name))
  // A broken connection fails the query that used it; the failing test shows that better than a log line.
  const onError = () => {}
  // Concurrent requests of a test share few connections, on machines that are used by others too.
  const connectWithinMs = 30_000
  const patient = { connectWithinMs, statementMs: 30_000 }
  const pool = createPool(url, { name: 'test', max: connections, ...patient, onError })
  const asAdmin = { name: 'test-admin', max: 2, connectWithinMs, work: 'jobs', onError } as const
  const admins = createPool(adminUrl(name), asAdmin)
  return {
    url,
    db: connect(pool),
    pool,
    admin: connect(admins),
    adminUrl: adminUrl(name),
    ownerUrl: ownerUrl(name),
    async close() {
      await admins.end()
      await pool.end()
    },
  }
}
