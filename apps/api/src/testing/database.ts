import type pg from 'pg'
import { inject } from 'vitest'
import { connect, createPool, type Db } from '../db/connection.ts'
import { ownerRole } from '../db/roles.ts'
import { adminUrl, appUrl, onServer, ownerUrl, scratchName } from './scratch-database.ts'

export interface TestDatabase {
  /** As the running shop has it: with the role that may only read and write rows. */
  url: string
  db: Db
  pool: pg.Pool
  /** As the server's superuser: for what a test breaks, measures or fills behind the shop's back. */
  admin: Db
  adminUrl: string
  /** As the role that migrates. */
  ownerUrl: string
  close: () => Promise<void>
}

/**
 * A database of the test file's own, migrated and empty: real transactions, jobs and races can be
 * tested because nothing has to be rolled back.
 */
export async function testDatabase({ connections = 5 } = {}): Promise<TestDatabase> {
  const { owner, template } = inject('testRun')
  const name = scratchName(owner)
  await onServer((admin) => admin.query(`create database ${name} owner ${ownerRole} template ${template}`))
  const url = appUrl(adminUrl(name))
  // A broken connection fails the query that used it; the test says so better than a log line.
  const onError = () => {}
  // Crowds of a test wait for few connections, on machines that others use too.
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
