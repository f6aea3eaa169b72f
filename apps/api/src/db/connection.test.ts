import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { startDatabaseProxy } from '@shop/test-kit/fault-proxy'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, createPool, type Db, type Tx } from './connection.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const setting = async (db: Db, name: string) => {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)
  return rows[0]?.value
}

test('every wait inside the server has a timeout', async () => {
  const pool = createPool(database.url, { name: 'requests', max: 1, onError: () => {} })
  const db = connect(pool)
  expect(await setting(db, 'statement_timeout')).toBe('5s')
  expect(await setting(db, 'lock_timeout')).toBe('3s')
  expect(await setting(db, 'idle_in_transaction_session_timeout')).toBe('10s')
  expect(await setting(db, 'application_name')).toBe('requests')
  await pool.end()
})

test('jobs may take a minute', async () => {
  const pool = createPool(database.url, { name: 'jobs', max: 1, work: 'jobs', onError: () => {} })
  expect(await setting(connect(pool), 'statement_timeout')).toBe('1min')
  await pool.end()
})

test('whole numbers and decimals arrive as numbers, and keys inside jsonb as they were stored', async () => {
  const { rows } = await sql`
    select count(*) as rows_seen, sum(1::bigint) as total, '{"payment_intent": 1}'::jsonb as payload
  `.execute(database.db)
  expect(rows).toEqual([{ rowsSeen: 1, total: 1, payload: { payment_intent: 1 } }])
})

test('a plain connection does not compile where a transaction is required', async () => {
  const insideTransaction = async (tx: Tx) => tx.isTransaction
  const anywhere = async (db: Db) => db.isTransaction
  // @ts-expect-error a plain connection is not a transaction
  expect(await insideTransaction(database.db)).toBe(false)
  const both = database.db
    .transaction()
    .execute(async (tx) => [await insideTransaction(tx), await anywhere(tx)])
  expect(await both).toEqual([true, true])
})

test('a connection that the server closes is reported and replaced', async () => {
  const reported: Error[] = []
  const pool = createPool(database.url, { name: 'doomed', max: 1, onError: (error) => reported.push(error) })
  const doomed = connect(pool)
  const end = sql`select pg_terminate_backend(pg_backend_pid())`.execute(doomed)
  await expect(end).rejects.toThrow()
  expect(await setting(doomed, 'application_name')).toBe('doomed')

  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'doomed'`.execute(
    database.db,
  )
  await expect.poll(() => reported.length).toBeGreaterThan(0)
  expect(await setting(doomed, 'application_name')).toBe('doomed')
  await pool.end()
})

/** A connection whose responses are dropped after `swallow`; the next connection works normally. */
async function throughAProxy() {
  const proxy = await startDatabaseProxy(database.url)
  const pool = createPool(proxy.url, { name: 'through a proxy', max: 1, onError: () => {} })
  const db = connect(pool)
  await setting(db, 'lock_timeout')
  return {
    db,
    swallow: proxy.silenceOpen,
    async close() {
      await pool.end()
      await proxy.stop()
    },
  }
}

test('a connection whose response never arrives is closed, not handed to the next query', async () => {
  const { db, swallow, close } = await throughAProxy()
  swallow()
  await expect(setting(db, 'lock_timeout')).rejects.toThrow('Query read timeout')
  const started = performance.now()
  expect(await setting(db, 'lock_timeout')).toBe('3s')
  expect(performance.now() - started).toBeLessThan(2_000)
  await close()
})

test('a transaction whose response never arrives is not waited for a second time to roll back', async () => {
  const { db, swallow, close } = await throughAProxy()
  const started = performance.now()
  const transaction = db.transaction().execute(async (tx) => {
    swallow()
    return sql`select 1`.execute(tx)
  })
  await expect(transaction).rejects.toThrow('Query read timeout')
  expect(performance.now() - started).toBeLessThan(8_000)
  await close()
})
