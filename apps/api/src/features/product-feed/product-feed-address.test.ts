/** Who may read the feed, how often, and what becomes of readers that leave. Real sockets where a reader stops reading. */
import { once } from 'node:events'
import { type AddressInfo, connect as connectTo, type Socket } from 'node:net'
import { productFeed } from '@shop/contract/product-feed'
import { testApi } from '@shop/test-kit/api'
import { aCategory, aProduct, aUser } from '@shop/test-kit/factories'
import { withPictures } from '@shop/test-kit/product-feed'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

const PATIENT = { timeout: 30_000, interval: 200 }

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
const more: (() => Promise<void>)[] = []
const sockets: Socket[] = []
beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const { id } = await aProduct(api.db, { sizes: ['M'], colors: ['Branco'] })
  await withPictures(api.db, id, [null])
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const close of more.splice(0)) await close()
})
afterAll(() => api.close())

const pathOf = (url = '') => new URL(url).pathname
async function created(caller = admin) {
  const { data } = await caller.call(productFeed.renew, {})
  return pathOf(data?.urls.google)
}
const statusOf = async (url: string, on = api) => (await on.inject({ method: 'GET', url })).statusCode

describe('the address of the product feed', () => {
  test('is off until the owner creates it, is shown again, is replaced and switched off', async () => {
    expect((await admin.call(productFeed.address, {})).data).toBeNull()
    const first = await created()
    expect(await statusOf(first)).toBe(200)
    const shown = (await admin.call(productFeed.address, {})).data
    expect([pathOf(shown?.urls.google), shown?.readAt]).toEqual([first, expect.any(Date)])
    expect(shown?.urls.meta).toBe(`${shown?.urls.google}?for=meta`)

    const second = await created()
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    expect((await admin.call(productFeed.remove, {})).status).toBe(204)
    expect(await statusOf(second)).toBe(404)
    expect((await admin.call(productFeed.remove, {})).status).toBe(204)
    const rows = await api.db.selectFrom('auditLog').select('action').orderBy('id').execute()
    expect(rows.map(({ action }) => action)).toEqual([
      ...['product-feed.renew', 'product-feed.renew', 'product-feed.remove'],
    ])
  })

  test('is stored by no cache and no search engine, and is in no log line', async () => {
    const url = await created()
    const { headers } = await api.inject({ method: 'GET', url })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['content-type']).toMatch(/^application\/xml/)
    const lines = api.lines.join('\n')
    expect(lines).toContain('/api/feeds/products/:token')
    expect(lines).not.toContain(url.split('/').at(-1))
    const audit = await api.db.selectFrom('auditLog').selectAll().execute()
    expect(JSON.stringify(audit)).not.toContain(url.split('/').at(-1))
  })

  test('is not guessed: after twenty wrong ones the network waits', async () => {
    const guessed = await another()
    const wrong = `/api/feeds/products/${'a'.repeat(43)}`
    const tries = await Promise.all(Array.from({ length: 20 }, () => statusOf(wrong, guessed.api)))
    expect(new Set(tries)).toEqual(new Set([404]))
    const { statusCode, headers } = await guessed.api.inject({ method: 'GET', url: guessed.url })
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('is read twenty times an hour at most', async () => {
    const often = await another()
    for (let n = 0; n < 20; n += 1) expect(await statusOf(often.url, often.api)).toBe(200)
    const { statusCode, headers } = await often.api.inject({ method: 'GET', url: often.url })
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('a feed of many products', () => {
  test('is sent to two readers at a time, and to the next once one has left', async () => {
    const { api: large, url } = await another({ products: 400 })
    await large.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = large.app.server.address() as AddressInfo
    const readers = [await begin(port, url), await begin(port, url)]
    expect(readers.map(({ status }) => status)).toEqual([200, 200])
    const busy = await large.inject({ method: 'GET', url })
    expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '10'])
    readers[0]?.socket.destroy()
    await vi.waitFor(async () => expect((await begin(port, url)).status).toBe(200), PATIENT)
  })

  test('does not delay a process that stops', async () => {
    const { api: large, url } = await another({ products: 400 })
    await large.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = large.app.server.address() as AddressInfo
    const { socket } = await begin(port, url)
    const ended = once(socket, 'close')
    socket.resume()
    await large.app.close()
    await ended
  })
})

/** A shop of its own, whose limits nobody has used. */
async function another({ products = 0 } = {}) {
  const own = await testApi()
  more.push(() => own.close())
  const { id } = await aCategory(own.db)
  // More than the buffers of both ends hold, so that a reader who stops reading blocks the response.
  await sql`with added as (
      insert into products (name, description, price_cents, category_id, sizes, colors)
      select 'Vestido ' || n, repeat('x', 4900), 100, ${id}, '{P,M,G}', '{Branco,Rosé,Marfim}'
      from generate_series(1, ${products}::int) n returning id
    )
    insert into product_images (product_id, position, hash, width, height)
    select id, 0, 'hash-' || id, 900, 1200 from added`.execute(own.db)
  return { api: own, url: await created(await own.as(await aUser(own.db, { role: 'admin' }))) }
}

/** Reads the start of the response, then stops. */
async function begin(port: number, path: string) {
  const socket = connectTo(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n`)
  await once(socket, 'readable')
  return { socket, status: Number(String(socket.read('HTTP/1.1 200'.length)).slice(-3)) }
}
