import type pg from 'pg'
import { inject } from 'vitest'
import { connect, createPool, type Db } from '../db/connection.ts'
import { databaseUrl, onServer, scratchName } from './scratch-database.ts'

export interface TestDatabase {
  url: string
  db: Db
  pool: pg.Pool
  close: () => Promise<void>
}

/**
 * A database of the test file's own, migrated and empty: real transactions, jobs and races can be
 * tested because nothing has to be rolled back.
 */
export async function testDatabase({ connections = 5 } = {}): Promise<TestDatabase> {
  const { owner, template } = inject('testRun')
  const name = scratchName(owner)
  await onServer((admin) => admin.query(`create database ${name} template ${template}`))
  const url = databaseUrl(name)
  // A broken connection fails the query that used it; the test says so better than a log line.
  const pool = createPool(url, { name: 'test', max: connections, onError: () => {} })
  return { url, db: connect(pool), pool, close: () => pool.end() }
}
