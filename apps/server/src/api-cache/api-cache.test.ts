import { errorBody } from '@shop/contract/error-body'
import { testDatabase } from '@shop/test-kit/database'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyWeb, type Replica, startReplica } from '../testing/replica.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let replica: Replica

beforeAll(async () => {
  database = await testDatabase()
  await aProduct(database.db, { name: 'Açucena' })
  await aProduct(database.db, { name: 'Brisa' })
  await aProduct(database.db, { name: 'Camélia' })
  replica = await startReplica({ database, web: emptyWeb })
})
afterAll(async () => {
  await replica.stop()
  await database.close()
})
beforeEach(() => replica.caches.api.invalidateAll())

const request = (path: string, init: RequestInit = {}) => fetch(`${replica.url}${path}`, init)
const textOf = async (path: string) => (await request(path)).text()
const count = () => ({ ...replica.caches.api.counts })

/** How many responses had to be produced for it. */
async function madeBy(work: () => Promise<unknown>) {
  const before = count().made
  await work()
  return count().made - before
}

describe('public calls', () => {
  test.each([
    '/api/store',
    '/api/products?limit=2',
    '/api/products/near?search=brisa',
    '/api/products/1',
    '/api/reviews?productId=1',
  ])('%s is computed once, and then comes from the cache with its headers', async (path) => {
    const cold = await request(path)
    expect(cold.status).toBe(200)
    const hits = count().hits
    const warm = await request(path)
    expect(count().hits).toBe(hits + 1)
    expect(await warm.text()).toBe(await cold.text())
    for (const name of ['etag', 'content-type', 'x-total-count', 'x-next-cursor', 'x-content-type-options'])
      expect(warm.headers.get(name)).toBe(cold.headers.get(name))
    expect(warm.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1')
    expect(warm.headers.get('vary')).toBe('accept-encoding, authorization')
    expect(warm.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect([warm.headers.get('x-request-id'), warm.headers.get('cache-tag')]).toEqual([null, null])
  })

  test('a cached page of the list has its total and the cursor of the next page', async () => {
    for (let round = 0; round < 2; round++) {
      const { headers } = await request('/api/products?limit=2')
      expect(headers.get('x-total-count')).toBe('3')
      expect(headers.get('x-next-cursor')).not.toBeNull()
    }
  })

  test('50 concurrent requests share one computation', async () => {
    const texts: string[] = []
    const made = await madeBy(async () => {
      texts.push(...(await Promise.all(Array.from({ length: 50 }, () => textOf('/api/products?limit=3')))))
    })
    expect(made).toBe(1)
    expect(new Set(texts).size).toBe(1)
  })

  test('a matching ETag returns 304, to GET and HEAD, and the response is compressed', async () => {
    const first = await request('/api/products?limit=3', { headers: { 'accept-encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\//)
    for (const method of ['GET', 'HEAD']) {
      const again = await request('/api/products?limit=3', { method, headers: { 'if-none-match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    const head = await request('/api/products?limit=3', { method: 'HEAD' })
    expect([head.status, head.headers.get('x-total-count'), await head.text()]).toEqual([200, '3', ''])
  })

  test('parameters in another order, unknown ones and other spellings share one response', async () => {
    const made = await madeBy(async () => {
      for (const query of [
        'sort=name&limit=2',
        'limit=2&sort=name',
        'limit=2&sort=name&utm_source=x',
        'limit=02&sort=name',
      ])
        expect((await request(`/api/products?${query}`)).status).toBe(200)
    })
    expect(made).toBe(1)
  })

  test('other values get other responses', async () => {
    const names = async (query: string) => {
      const list: unknown = await (await request(`/api/products?${query}`)).json()
      return JSON.stringify(list).match(/Açucena|Brisa|Camélia/g)
    }
    for (let round = 0; round < 2; round++) {
      expect(await names('limit=1')).toEqual(['Açucena'])
      expect(await names('limit=2')).toEqual(['Açucena', 'Brisa'])
      expect(await names('limit=1&offset=1')).toEqual(['Brisa'])
      expect(await names('search=camelia&limit=5')).toEqual(['Camélia'])
      expect(await names('sort=newest&limit=1')).toEqual(['Camélia'])
    }
  })

  test('a request with a token is served by the API itself, and stores nothing for others', async () => {
    const { token } = await aSession(database.db, await aUser(database.db, { role: 'admin' }))
    await textOf('/api/products?limit=3')
    const before = count()
    const response = await request('/api/products?limit=3', { headers: { authorization: `Bearer ${token}` } })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(response.headers.get('x-request-id')).not.toBeNull()
    expect(count()).toEqual(before)
  })

  test('a missing product returns 404 with a request id and is not cached', async () => {
    const missing = async () => {
      const response = await request('/api/products/999999')
      const { code, requestId } = errorBody.parse(await response.json())
      expect([response.status, code, response.headers.get('cache-control')]).toEqual([
        404,
        'product_not_found',
        'no-store',
      ])
      expect(response.headers.get('x-request-id')).toBe(requestId)
      return requestId
    }
    expect(await missing()).not.toBe(await missing())
    expect(replica.caches.api.lookup('/api/products/999999')).toBeUndefined()
  })

  test.each([
    '/api/products?limit=0',
    '/api/products?limit=2&limit=3',
    '/api/products?limit=3&cursor=x',
    '/api/reviews',
  ])('bad input is rejected by the API and not cached: %s', async (path) => {
    const response = await request(path)
    expect([response.status, errorBody.parse(await response.json()).code]).toEqual([400, 'invalid_input'])
    expect(replica.caches.api.lookup(path)).toBeUndefined()
  })

  test('the whole catalogue bypasses the cache', async () => {
    const before = count()
    const response = await request('/api/products')
    expect(JSON.stringify(await response.json())).toContain('Camélia')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(count()).toEqual(before)
  })

  test('invented searches fill their own cache and do not affect the pages', async () => {
    const { pages } = replica.caches
    const before = pages.bytes
    for (let search = 0; search < 20; search++) await textOf(`/api/products?search=x${search}&limit=3`)
    expect(pages.bytes).toBe(before)
    expect(replica.caches.api.lookup('/api/products?search=x19&limit=3')).toBeDefined()
  })
})
