import { type AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpServer } from '../http-server.ts'
import { makeResponse } from './cached-response.ts'
import { CachedResponseTimes } from './cached-response-times.ts'
import { createCaches } from './caches.ts'

const registry = new Registry()
const times = new CachedResponseTimes()
const caches = createCaches({ pages: 1_000_000, api: 1_000_000 })
const server = httpServer(caches, times).create((_request, response) => void response.writeHead(500).end())
let url = ''
beforeAll(async () => {
  times.measure(registry)
  for (const cache of [caches.pages, caches.api]) cache.listening = true
  const cached = makeResponse(200, Buffer.from('page'), {})
  await caches.pages.resolve('/', async () => ({ cached, tags: ['store'] }))
  await caches.api.resolve('/api/store', async () => ({ cached, tags: ['store'] }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const linesWith = async (text: string) =>
  (await registry.metrics()).split('\n').filter((line) => line.startsWith(text))

test('cached responses are counted by status, others are not', async () => {
  const first = await fetch(url)
  const etag = first.headers.get('etag') ?? ''
  await fetch(url, { headers: { 'if-none-match': etag } })
  await fetch(url, { headers: { 'if-none-match': etag } })
  await fetch(`${url}/api/store`)
  await fetch(`${url}/nada`)
  await expect
    .poll(() => linesWith('cached_response_duration_seconds_count'))
    .toEqual([
      'cached_response_duration_seconds_count{kind="page",status="200"} 1',
      'cached_response_duration_seconds_count{kind="page",status="304"} 2',
      'cached_response_duration_seconds_count{kind="call",status="200"} 1',
    ])
})

test('each duration is counted in all buckets above it', async () => {
  const own = new CachedResponseTimes()
  const registry = new Registry()
  own.measure(registry)
  for (const ms of [0.05, 0.1, 3, 90, 10_000]) own.observe('page', 200, ms)
  const text = await registry.metrics()
  const bucket = (le: string) =>
    text.includes(`_bucket{kind="page",status="200",le="${le}"`)
      ? Number(
          new RegExp(`_bucket\\{kind="page",status="200",le="${le.replace('+', '\\+')}"\\} (\\d+)`).exec(
            text,
          )?.[1],
        )
      : undefined
  expect(['0.0001', '0.0025', '0.005', '0.1', '0.5', '+Inf'].map(bucket)).toEqual([2, 2, 3, 4, 4, 5])
  expect(text).toContain('cached_response_duration_seconds_count{kind="page",status="200"} 5')
  expect(text).toContain('cached_response_duration_seconds_sum{kind="page",status="200"} 10.09315')
})
