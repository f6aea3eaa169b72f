import { setTimeout as sleep } from 'node:timers/promises'
import { auth } from '@shop/contract/auth'
import { endpoints } from '@shop/contract/endpoints'
import { newsletter } from '@shop/contract/newsletter'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenApiDocument } from './openapi.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const concrete = (path: string) => path.replaceAll(/:\w+/g, '1').replace('*', 'anything')

describe('the route table', () => {
  test('a route that does not say who may call it stops the boot', async () => {
    const broken = await testApi()
    expect(() => broken.app.get('/api/forgotten', async () => 'open to all')).toThrow(/GET \/api\/forgotten/)
    await broken.close()
  })

  test('declares for every contract call what the contract declares', () => {
    const declared = new Map(
      endpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint.access]),
    )
    const calls = api.app.routeTable.filter(({ method, path }) => declared.has(`${method} ${path}`))
    expect(calls.length).toBeGreaterThan(6)
    for (const { method, path, access } of calls) expect(access).toBe(declared.get(`${method} ${path}`))
  })

  test('every public route accepts customers and administrators as it accepts visitors', async () => {
    const tokens = await Promise.all(
      (['customer', 'admin'] as const).map(async (role) => aSession(api.db, await aUser(api.db, { role }))),
    )
    for (const { method, path } of api.app.routeTable.filter(({ access }) => access === 'anyone')) {
      const request = async (authorization?: string) => {
        const headers = authorization === undefined ? {} : { authorization }
        return (await api.app.inject({ method: method as 'GET', url: concrete(path), headers })).statusCode
      }
      const asVisitor = await request()
      for (const { token } of tokens)
        expect([path, await request(`Bearer ${token}`)]).toEqual([path, asVisitor])
    }
  })

  test('every route that takes a body rejects garbage with a 400', async () => {
    const { token } = await aSession(api.db, await aUser(api.db, { role: 'admin' }))
    const withBody = api.app.routeTable.filter(({ hasBody }) => hasBody)
    expect(withBody.length).toBeGreaterThan(0)
    for (const { method, path } of withBody) {
      for (const payload of ['', '[', '[]', '"text"', '{"email":{"$gt":""}}', 'null', '12']) {
        const response = await api.app.inject({
          method: method as 'POST',
          url: concrete(path),
          payload,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        })
        // Unknown fields are dropped: where all known fields are optional, the only error left is the missing object.
        const expectedStatus = payload.startsWith('{') && response.statusCode === 404 ? 404 : 400
        expect([path, payload, response.statusCode]).toEqual([path, payload, expectedStatus])
      }
    }
  })
})

describe('every response', () => {
  test('carries the headers that prevent it from being used as anything but data', async () => {
    const { headers } = await api.inject({ url: '/api/auth/verify' })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['permissions-policy']).toBeDefined()
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('requires HTTPS for a year (HSTS) where the shop has it', async () => {
    const secure = await testApi({ config: { publicUrl: 'https://shop.test' } })
    const { headers } = await secure.inject({ url: '/livez' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    await secure.close()
  })

  test('has a request id of our own, whatever the caller sent', async () => {
    const response = await api.inject({ url: '/livez', headers: { 'x-request-id': 'forged' } })
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

test('the log names routes and user ids, never a person or a token', async () => {
  const user = await aUser(api.db, { email: 'segredo@exemplo.test' })
  const { token } = await aSession(api.db, user)
  await api.withToken(token).call(auth.verify, {})
  await api.visitor.call(newsletter.subscribe, { body: { email: 'outra@exemplo.test' } })
  await api.inject({ url: '/api/products?limit=1&search=segredo@exemplo.test' })
  await api.inject({ url: '/api/products/1?token=abc', headers: { authorization: `Bearer ${token}` } })
  const log = api.lines.join('')
  expect(log).toContain('"route":"/api/products/:id"')
  expect(log).toContain(`"userId":${user.id}`)
  expect(log).not.toContain(token)
  expect(log).not.toMatch(/exemplo\.test|token=abc/)
})

describe('probes', () => {
  test('ready means: the database responds and has every migration', async () => {
    expect((await api.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
    const behind = await testApi()
    const newest = behind.db.selectFrom('migrations').select('name').orderBy('name', 'desc').limit(1)
    await behind.admin.deleteFrom('migrations').where('name', '=', newest).execute()
    const response = await behind.inject({ url: '/readyz' })
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ reason: 'migrations are missing' })
    await behind.close()
  })

  test('a process that is about to stop is alive but not ready', async () => {
    const stopping = await testApi()
    stopping.app.startDraining()
    expect((await stopping.inject({ url: '/readyz' })).statusCode).toBe(503)
    expect((await stopping.inject({ url: '/livez' })).statusCode).toBe(200)
    await stopping.close()
  })
})

test('a lagging event loop rejects visitors, but neither the probes nor the calls of pages that were accepted', async () => {
  const inProcessSecret = 'of this process'
  const busy = await testApi({ config: { maxEventLoopDelayMs: 40, inProcessSecret } })
  const until = performance.now() + 2_000
  while (performance.now() < until) {
    const blocked = performance.now() + 120
    while (performance.now() < blocked);
    await sleep(1)
  }
  const shed = await busy.inject({ url: '/api/store' })
  expect(shed.statusCode).toBe(503)
  expect(shed.json()).toMatchObject({ code: 'unavailable' })
  expect(shed.headers['retry-after']).toBe('5')
  expect((await busy.inject({ url: '/readyz' })).statusCode).toBe(200)
  const ofPage = await busy.inject({ url: '/api/store', headers: { 'x-in-process': inProcessSecret } })
  expect(ofPage.statusCode).toBe(200)
  const status = async () => (await busy.inject({ url: '/api/store' })).statusCode
  await expect.poll(status, { timeout: 30_000 }).toBe(200)
  await busy.close()
})

describe('documentation', () => {
  test('describes every call with its wire names', async () => {
    const response = await api.inject({ url: '/api/docs/openapi.json' })
    const { paths } = response.json<OpenApiDocument>()
    expect(Object.values(paths).flatMap(Object.keys)).toHaveLength(endpoints.length)
    expect(paths['/api/products/{id}']).toMatchObject({ get: { operationId: 'products.read' } })
    const user = { properties: { nome: { type: 'string' }, dias_desde_cadastro: { type: 'integer' } } }
    expect(paths['/api/auth/verify']).toMatchObject({
      get: { responses: { 200: { content: { 'application/json': { schema: user } } } } },
    })
    expect(response.body).not.toContain('daysSinceRegistration')
    const page = await api.inject({ url: '/api/docs' })
    expect(page.body).toContain('/api/newsletter')
    expect(page.body).not.toContain('<script')
  })

  test('is not served by a live shop', async () => {
    const live = await testApi({ config: { mode: 'live' } })
    expect((await live.inject({ url: '/api/docs' })).statusCode).toBe(404)
    expect((await live.inject({ url: '/api/docs/openapi.json' })).statusCode).toBe(404)
    await live.close()
  })
})
