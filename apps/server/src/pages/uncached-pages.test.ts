import { testDatabase } from '@shop/test-kit/database'
import { aProduct } from '@shop/test-kit/factories'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyWeb, type Replica, startReplica } from '../testing/replica.ts'
import type { WebApp } from './render.ts'

let renders: string[] = []
const html = { 'content-type': 'text/html; charset=utf-8' }

/** A web app of product pages and searches that records what it renders. */
const web: WebApp = {
  ...emptyWeb,
  canonicalPage({ pathname, search }) {
    const id = /^\/produto\/(\d+)$/.exec(pathname)?.[1]
    if (id === undefined) return { key: pathname + search, isPage: true }
    return {
      key: pathname,
      isPage: true,
      subject: { call: `/api/products/${id}`, missingKey: '/produto/0' },
    }
  },
  async render(request, { fetchApi }) {
    const { pathname, search } = new URL(request.url)
    renders.push(pathname + search)
    const products = await fetchApi('/api/products?limit=3', {})
    if (pathname === '/produto/0') return new Response('missing', { status: 404, headers: html })
    if (!pathname.startsWith('/produto/')) return new Response(await products.text(), { headers: html })
    const product = await fetchApi(`/api${pathname.replace('produto', 'products')}`, {})
    return new Response(await product.text(), { status: product.status, headers: html })
  },
}

let database: Awaited<ReturnType<typeof testDatabase>>
let replica: Replica
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  replica = await startReplica({ database, web, renderingLimit: { points: 5, seconds: 1_000 } })
  renders = []
})
afterEach(() => replica.stop())

const open = (path: string) => fetch(replica.url + path)
const statusesOf = async (paths: readonly string[]) => {
  const statuses: number[] = []
  for (const path of paths) statuses.push((await open(path)).status)
  return statuses
}

test('all missing products show one page that is rendered once, and is not cached elsewhere', async () => {
  const responses = await Promise.all([1, 2, 3, 4].map((n) => open(`/produto/${n}00000`)))
  for (const response of responses) {
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await response.text()).toBe('missing')
  }
  expect(renders).toEqual(['/produto/0'])
})

test('a product that was missing is found as soon as it is created', async () => {
  const { id } = await aProduct(database.db, { name: 'Dália' })
  const next = id + 1
  expect((await open(`/produto/${next}`)).status).toBe(404)
  await aProduct(database.db, { name: 'Magnólia' })
  const found = await open(`/produto/${next}`)
  expect([found.status, await found.text()]).toEqual([200, expect.stringContaining('Magnólia')])
})

test('the product is fetched once: the lookup’s response is used for the render', async () => {
  const { id } = await aProduct(database.db, { name: 'Camélia' })
  expect(await (await open(`/produto/${id}`)).text()).toContain('Camélia')
  expect(renders).toEqual([`/produto/${id}`])
  const reads = /http_request_duration_seconds_count\{[^}]*route="\/api\/products\/:id"[^}]*\} (\d+)/
  await expect.poll(async () => reads.exec(await replica.metrics.metrics())?.[1]).toBe('1')
})

test.each([
  ['missing products', (n: number) => `/produto/${n}00000`],
  ['invented searches', (n: number) => `/colecoes?search=invento${n}`],
])('an address that opens too many %s gets a plain page with a request to wait', async (_, path) => {
  expect(await statusesOf([1, 2, 3, 4, 5, 6, 7].map(path))).toEqual([
    ...Array<number>(5).fill(path(1).startsWith('/produto') ? 404 : 200),
    429,
    429,
  ])
  const response = await open(path(8))
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(150)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toContain('Muitas páginas foram abertas em pouco tempo.')
})

test('a cached response is not counted: it is served beyond the limit, as calls are', async () => {
  await open('/colecoes')
  await expect.poll(() => replica.caches.pages.lookup('/colecoes')).toBeDefined()
  expect(await statusesOf([1, 2, 3, 4, 5, 6].map((n) => `/x?n=${n}`))).toContain(429)
  expect(await statusesOf(['/colecoes', '/api/products?limit=2', '/api/store'])).toEqual([200, 200, 200])
})

test('a request that waits for a render begun by another address is not counted', async () => {
  const together = await Promise.all(Array.from({ length: 50 }, () => open('/colecoes')))
  expect(new Set(together.map(({ status }) => status))).toEqual(new Set([200]))
  expect(renders).toEqual(['/colecoes'])
})
