import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '@shop/api/app'
import { createLogger } from '@shop/api/lib/logger'
import { testDatabase } from '@shop/api/testing/database'
import { aProduct } from '@shop/api/testing/factories'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextMidnight } from './midnight.ts'
import { PageCache } from './page-cache.ts'
import { registerPages, serveFromCache } from './pages.ts'
import type { WebApp } from './render.ts'
import { listenForTags } from './tag-listener.ts'

const PATHS = new Set(['/', '/quebrada', '/sem-dados'])

/** A web app of three pages, small enough to see what the server around it does. */
const web: WebApp = {
  canonicalPage: ({ pathname }) =>
    PATHS.has(pathname) ? { key: pathname, known: true } : { key: '/404', known: false },
  async render(request, { fetchApi, requestId, scriptMark }) {
    const { pathname } = new URL(request.url)
    const html = { 'content-type': 'text/html; charset=utf-8' }
    if (pathname === '/quebrada') return new Response(`error ${requestId}`, { status: 500, headers: html })
    if (pathname === '/sem-dados') {
      await fetchApi('/api/nada', {})
      return new Response('no data', { headers: html })
    }
    const products = await (await fetchApi('/api/products?limit=3&featured=true', {})).text()
    const status = pathname === '/' ? 200 : 404
    return new Response(`<script nonce="${scriptMark}">1</script>${products} ${request.url}`, {
      status,
      headers: html,
    })
  },
}

let database: Awaited<ReturnType<typeof testDatabase>>
let replicas: { url: string; cache: PageCache; stop: () => Promise<void> }[] = []

async function startReplica() {
  const log = createLogger('silent')
  const cache = new PageCache({ maxBytes: 10_000_000, freshUntil: nextMidnight })
  const publicUrl = 'https://loja.example'
  const config = { mode: 'demo', publicUrl, trustProxy: 0, paymentMethods: ['card'] } as const
  const app = await buildApp(
    { db: database.db, log, metrics: new Registry(), config },
    {
      serverFactory: (handler) =>
        createServer((request, response) => {
          if (!serveFromCache(cache, request, response)) handler(request, response)
        }),
    },
  )
  registerPages(app, { cache, publicUrl, inProcessSecret: 'test', loadWeb: async () => web })
  const heard = Promise.withResolvers<void>()
  const listener = listenForTags({
    databaseUrl: database.url,
    log,
    onTag: (tag) => cache.invalidate(tag),
    onListening: (listening) => {
      cache.listening = listening
      if (listening) heard.resolve()
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await heard.promise
  const { port } = app.server.address() as AddressInfo
  const stop = async () => {
    await listener.stop()
    await app.close()
  }
  return { url: `http://127.0.0.1:${port}`, cache, stop }
}

beforeAll(async () => {
  database = await testDatabase()
  await aProduct(database.db, { name: 'Açucena', featured: true })
  replicas = [await startReplica(), await startReplica()]
})
afterAll(async () => {
  for (const { stop } of replicas) await stop()
  await database.close()
})

const first = () => replicas[0] ?? expect.fail('no replica')

/** Sends the path as it is; fetch would tidy it up first. */
function request(url: string, path: string): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers: { host: 'evil.example' } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    }).on('error', reject)
  })
}
const textOf = async (url: string) => (await fetch(url)).text()

describe('pages', () => {
  test('a page is rendered once and then comes from the cache with its policy and its ETag', async () => {
    const { url, cache } = first()
    const before = cache.counts.renders
    const cold = await fetch(url)
    const warm = await fetch(url)
    expect(cache.counts.renders - before).toBe(1)
    expect(await warm.text()).toBe(await cold.text())
    expect(warm.headers.get('cache-control')).toContain('s-maxage')
    expect(warm.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    expect(warm.headers.get('strict-transport-security')).toContain('max-age')
    expect(warm.headers.get('etag')).toBe(cold.headers.get('etag'))
    expect(warm.headers.get('x-request-id')).toBeNull()
  })

  test.each(['//evil.example/nada', '/nada?x=evil.example', '//', '//a:b@:99999/', '/.//_.data'])(
    'nothing of the address %s reaches the page that everybody shares',
    async (path) => {
      const { url } = first()
      await sql`select pg_notify('cache_tags', 'products')`.execute(database.db)
      await sleep(50)
      const answer = await request(url, path)
      expect(answer.status).toBe(404)
      expect(answer.text).toContain('https://loja.example/404')
      expect(answer.text).not.toContain('evil.example')
    },
  )

  test('a change made by anybody is on the page of every replica within a second', async () => {
    for (const { url } of replicas) expect(await textOf(url)).toContain('Açucena')
    await sql`update products set name = 'Camélia'`.execute(database.db)
    const changed = performance.now()
    for (const { url } of replicas) {
      while (!(await textOf(url)).includes('Camélia')) await sleep(5)
    }
    expect(performance.now() - changed).toBeLessThan(1000)
  })

  test('a rolled-back change drops nothing', async () => {
    const { url, cache } = first()
    await textOf(url)
    const before = cache.counts.renders
    await database.db
      .transaction()
      .execute(async (tx) => {
        await sql`update products set name = 'Dália'`.execute(tx)
        throw new Error('changed my mind')
      })
      .catch(() => undefined)
    await sleep(100)
    await textOf(url)
    expect(cache.counts.renders).toBe(before)
  })

  test('a lost connection drops everything and the cache comes back with it', async () => {
    const { url, cache } = first()
    await textOf(url)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop-cache-listener'`.execute(
      database.db,
    )
    while (cache.lookup('/')) await sleep(5)
    expect(await textOf(url)).toContain('Camélia')
    const deadline = performance.now() + 5_000
    while (!cache.lookup('/') && performance.now() < deadline) {
      await textOf(url)
      await sleep(50)
    }
    expect(cache.lookup('/')).toBeDefined()
  })

  test('all unknown paths share one cached page with status 404', async () => {
    const { url, cache } = first()
    const before = cache.counts.renders
    const answers = await Promise.all(['/a', '/b?c=d', '/e/f'].map((path) => fetch(url + path)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(cache.counts.renders - before).toBeLessThanOrEqual(1)
  })

  test('a page that failed carries the request id and is not kept', async () => {
    const { url } = first()
    const [one, two] = [await fetch(`${url}/quebrada`), await fetch(`${url}/quebrada`)]
    expect(one.status).toBe(500)
    expect(one.headers.get('cache-control')).toBe('no-store')
    expect(await one.text()).toContain(one.headers.get('x-request-id'))
    expect(two.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'))
  })

  test('a page made of an answer without a tag is not kept', async () => {
    const { url } = first()
    expect((await fetch(`${url}/sem-dados`)).headers.get('cache-control')).toBe('no-store')
  })
})
