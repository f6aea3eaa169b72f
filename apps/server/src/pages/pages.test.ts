import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { testDatabase } from '@shop/test-kit/database'
import { aProduct } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyWeb, type Replica, startReplica } from '../testing/replica.ts'
import type { WebApp } from './render.ts'

const PATHS = new Set(['/', '/quebrada', '/rasgada', '/fechada', '/sem-dados'])

/** A web app of a few pages, to test the server around it. */
const web: WebApp = {
  ...emptyWeb,
  canonicalPage: ({ pathname, search }) =>
    PATHS.has(pathname) ? { key: pathname + search, isPage: true } : { key: '/404', isPage: false },
  async render(request, { fetchApi, requestId, scriptNonce }) {
    const { pathname } = new URL(request.url)
    const html = { 'content-type': 'text/html; charset=utf-8' }
    if (pathname === '/quebrada') return new Response(`error ${requestId}`, { status: 500, headers: html })
    if (pathname === '/rasgada') throw new Error('torn')
    if (pathname === '/fechada') return new Response('closed', { status: 503, headers: html })
    if (pathname === '/sem-dados') {
      await fetchApi('/api/nada', {})
      return new Response('no data', { headers: html })
    }
    const products = await (await fetchApi('/api/products?limit=3&featured=true', {})).text()
    const status = pathname === '/' ? 200 : 404
    return new Response(`<script nonce="${scriptNonce}">1</script>${products} ${request.url}`, {
      status,
      headers: html,
    })
  },
}

let database: Awaited<ReturnType<typeof testDatabase>>
let replicas: Replica[] = []

beforeAll(async () => {
  database = await testDatabase()
  await aProduct(database.db, { name: 'Açucena', featured: true })
  replicas = [await startReplica({ database, web }), await startReplica({ database, web })]
})
afterAll(async () => {
  for (const { stop } of replicas) await stop()
  await database.close()
})

function first() {
  const { url, caches } = replicas[0] ?? expect.fail('no replica')
  return { url, cache: caches.pages }
}

/** Sends the path unchanged; fetch would normalise it. */
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
  test('a page that cannot be rendered returns an HTML error page, not JSON', async () => {
    const response = await fetch(`${first().url}/rasgada`)
    expect(response.status).toBe(500)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain(
      "default-src 'none'; style-src 'sha256-",
    )
    const text = await response.text()
    expect(text).toContain('Ocorreu um erro. Tente novamente mais tarde.')
    expect(text).toContain('Tentar novamente</a>')
    expect(text).toContain(response.headers.get('x-request-id'))
  })

  test('a page is rendered once and then comes from the cache with its policy and its ETag', async () => {
    const { url, cache } = first()
    const before = cache.counts.made
    const cold = await fetch(url)
    const warm = await fetch(url)
    expect(cache.counts.made - before).toBe(1)
    expect(await warm.text()).toBe(await cold.text())
    // A browser must always revalidate, so stale-while-revalidate is for CDNs only.
    expect(warm.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=50')
    expect(warm.headers.get('cdn-cache-control')).toContain('stale-while-revalidate')
    expect(warm.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    expect(warm.headers.get('strict-transport-security')).toContain('max-age')
    expect(warm.headers.get('etag')).toBe(cold.headers.get('etag'))
    expect(warm.headers.get('x-request-id')).toBeNull()
  })

  test.each(['//evil.example/nada', '/nada?x=evil.example', '//', '//a:b@:99999/', '/.//_.data'])(
    'nothing of the address %s reaches the shared page',
    async (path) => {
      const { url } = first()
      await sql`select pg_notify('cache_tags', 'products')`.execute(database.db)
      await sleep(50)
      const response = await request(url, path)
      expect(response.status).toBe(404)
      expect(response.text).toContain('https://loja.example/404')
      expect(response.text).not.toContain('evil.example')
    },
  )

  test('a change made by any process is on the page of every replica within a second', async () => {
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
    const before = cache.counts.made
    await database.db
      .transaction()
      .execute(async (tx) => {
        await sql`update products set name = 'Dália'`.execute(tx)
        throw new Error('rolled back on purpose')
      })
      .catch(() => undefined)
    await sleep(100)
    await textOf(url)
    expect(cache.counts.made).toBe(before)
  })

  test('a lost connection drops everything and the cache works again after reconnecting', async () => {
    const { url, cache } = first()
    await textOf(url)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'shop-cache-listener' and datname = current_database()`.execute(database.db)
    while (cache.lookup('/')) await sleep(5)
    expect(await textOf(url)).toContain('Camélia')
    const deadline = performance.now() + 5_000
    while (!cache.lookup('/') && performance.now() < deadline) {
      await textOf(url)
      await sleep(50)
    }
    expect(cache.lookup('/')).toBeDefined()
  })

  test('a page with a query is cached separately from pages without one, and dropped by the same tags', async () => {
    const { url, caches } = replicas[0] ?? expect.fail('no replica')
    const pagesMade = caches.pages.counts.made
    const path = '/?search=renda'
    const cold = await textOf(url + path)
    const { hits } = caches.searches.counts
    expect(await textOf(url + path)).toBe(cold)
    expect([caches.searches.counts.hits - hits, caches.pages.counts.made - pagesMade]).toEqual([1, 0])
    await sql`select pg_notify('cache_tags', 'products')`.execute(database.db)
    await expect.poll(() => caches.searches.lookup(path), { interval: 5 }).toBeUndefined()
  })

  test('all unknown paths share one cached page with status 404', async () => {
    const { url, cache } = first()
    const before = cache.counts.made
    const responses = await Promise.all(['/a', '/b?c=d', '/e/f'].map((path) => fetch(url + path)))
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(cache.counts.made - before).toBeLessThanOrEqual(1)
  })

  test('a page that failed carries the request id and is not cached', async () => {
    const { url } = first()
    const [one, two] = [await fetch(`${url}/quebrada`), await fetch(`${url}/quebrada`)]
    expect(one.status).toBe(500)
    expect(one.headers.get('cache-control')).toBe('no-store')
    expect(await one.text()).toContain(one.headers.get('x-request-id'))
    expect(two.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'))
  })

  test('a page that cannot be rendered now returns a retry time', async () => {
    const response = await fetch(`${first().url}/fechada`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect((await fetch(`${first().url}/quebrada`)).headers.get('retry-after')).toBeNull()
  })

  test('a page that uses a response without a tag is not cached', async () => {
    const { url } = first()
    expect((await fetch(`${url}/sem-dados`)).headers.get('cache-control')).toBe('no-store')
  })
})
