/** Uses real sockets: tests clients that stop reading or disconnect. */
import { once } from 'node:events'
import { type AddressInfo, connect as connectTo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { testApi } from '@shop/test-kit/api'
import { aCategory } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createLongResponses } from '../../lib/long-response.ts'
import { createListCounts } from './counts.service.ts'
import { catalogueWriter } from './products.catalogue.ts'

const LONG_MS = 60_000
const SHORT_MS = 2_000
// Generous, because a busy machine may be slow; a leaked slot is never freed, however long the test waits.
const PATIENT = { timeout: 30_000, interval: 200 }

let api: Awaited<ReturnType<typeof testApi>>
let port: number
const sockets: Socket[] = []
let lateReads = 0

beforeAll(async () => {
  api = await testApi()
  const { app, db } = api
  const config = { access: 'anyone' } as const
  const lists = { db, totalOf: createListCounts(db) }
  const hasty = catalogueWriter(lists, createLongResponses({ idleMs: SHORT_MS, totalMs: LONG_MS }))
  const brief = catalogueWriter(lists, createLongResponses({ idleMs: LONG_MS, totalMs: SHORT_MS }))
  const late = catalogueWriter(lists)
  app.get('/api/probe/hasty', { config }, (request, reply) => hasty({}, request, reply))
  app.get('/api/probe/brief', { config }, (request, reply) => brief({}, request, reply))
  app.get('/api/probe/late', { config }, async (request, reply) => {
    await sleep(200)
    lateReads++
    return late({}, request, reply)
  })
  const { id } = await aCategory(db)
  // More than the buffers of both ends hold, so that a client that stops reading blocks the response.
  await sql`insert into products (name, colors, price_cents, category_id)
    select 'Peça ' || n, array[repeat('x', 20000)], 100, ${id} from generate_series(1, 800) n`.execute(db)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => api.close())

async function request(path: string) {
  const socket = connectTo(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n`)
  return socket
}

/** Reads the start of the response, then stops. */
async function begin(path: string) {
  const socket = await request(path)
  await once(socket, 'readable')
  const start = String(socket.read('HTTP/1.1 200'.length))
  return { socket, status: Number(start.slice(-3)) }
}

async function status(path: string) {
  const { socket, status } = await begin(path)
  socket.destroy()
  return status
}

const connections = () =>
  new Promise((resolve) => api.app.server.getConnections((_error, count) => resolve(count)))

test('the catalogue is sent to two clients at a time, and to the next once one has ended', async () => {
  const readers = [await begin('/api/products'), await begin('/api/products')]
  expect(readers.map((reader) => reader.status)).toEqual([200, 200])
  expect(await status('/api/products')).toBe(503)
  readers[0]?.socket.destroy()
  await vi.waitFor(async () => expect(await status('/api/products')).toBe(200), PATIENT)
})

test('clients that disconnect before the first byte do not occupy a slot', async () => {
  for (let n = 0; n < 2; n += 1) (await request('/api/probe/late')).destroy()
  await vi.waitFor(() => expect(lateReads).toBe(2), PATIENT)
  await vi.waitFor(async () => expect(await status('/api/probe/late')).toBe(200), PATIENT)
})

test.each(['hasty', 'brief'])('a client that stops reading is disconnected: %s', async (kind) => {
  for (let n = 0; n < 2; n += 1) await begin(`/api/probe/${kind}`)
  await vi.waitFor(async () => expect(await connections()).toBe(0), PATIENT)
  await vi.waitFor(async () => expect(await status(`/api/probe/${kind}`)).toBe(200), PATIENT)
})
