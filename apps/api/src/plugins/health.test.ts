import { testDatabase } from '@shop/test-kit/database'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from '../db/connection.ts'
import { respondToProbes } from './health.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let app: FastifyInstance
let questions = 0
let broken = false
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  questions = 0
  broken = false
  app = fastify()
  respondToProbes(app, countedDb())
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

/** The database, counting its queries. */
function countedDb(): Db {
  return new Proxy(database.db, {
    get(db, name) {
      if (name !== 'selectFrom') {
        const other: unknown = Reflect.get(db, name, db)
        return other
      }
      return (table: 'migrations') => {
        questions += 1
        if (broken) throw new Error('connection lost')
        return db.selectFrom(table)
      }
    },
  })
}

const probe = async () => (await app.inject('/readyz')).statusCode

test('however many readiness probes arrive, the database is queried once a second', async () => {
  const responses = await Promise.all(Array.from({ length: 100 }, probe))
  expect(new Set(responses)).toEqual(new Set([200]))
  expect(questions).toBe(1)
  vi.advanceTimersByTime(900)
  expect([await probe(), questions]).toEqual([200, 1])
  vi.advanceTimersByTime(200)
  expect([await probe(), questions]).toEqual([200, 2])
})

test('a database that does not respond is noticed within a second, and queried no more often', async () => {
  expect(await probe()).toBe(200)
  broken = true
  vi.advanceTimersByTime(1_100)
  expect(await Promise.all([probe(), probe(), probe()])).toEqual([503, 503, 503])
  expect(questions).toBe(2)
  broken = false
  vi.advanceTimersByTime(1_100)
  expect(await probe()).toBe(200)
})

test('a shop that is shutting down reports it immediately', async () => {
  expect(await probe()).toBe(200)
  app.startDraining()
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'not ready', reason: 'closing' })
})
