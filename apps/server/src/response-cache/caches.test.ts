import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { measureCaches } from '../cache-metrics.ts'
import { makeResponse } from './cached-response.ts'
import { createCaches } from './caches.ts'
import { pageCacheOf } from './serve-cached.ts'

const cached = makeResponse(200, Buffer.from('page'), {})
const bytes = { pages: 64 * 1024 * 1024, api: 1_000 }

function listeningCaches() {
  const caches = createCaches(bytes)
  caches.pages.listening = true
  caches.searches.listening = true
  const open = (key: string) =>
    pageCacheOf(caches, key).resolve(key, async () => ({ cached, tags: ['products'] }))
  return { caches, open }
}

test('a flood of invented searches evicts no popular page', async () => {
  const { caches, open } = listeningCaches()
  const publicPaths = ['/', '/colecoes', '/produto/1']
  for (const path of publicPaths) await open(path)
  for (let search = 0; search < 6_000; search++) await open(`/colecoes?search=${search}`)
  for (const path of publicPaths) expect(pageCacheOf(caches, path).lookup(path)).toBe(cached)
})

test('searches take a quarter of the memory for pages, and no more', async () => {
  const { caches, open } = listeningCaches()
  const large = 'x'.repeat(1_000_000)
  for (let search = 0; search < 40; search++) await open(`/colecoes?search=${large}${search}`)
  expect(caches.searches.bytes).toBeGreaterThan(bytes.pages / 4 - 2_000_000)
  expect(caches.searches.bytes).toBeLessThanOrEqual(bytes.pages / 4)
})

test('the metrics of pages are the sum of both caches', async () => {
  const { caches, open } = listeningCaches()
  const registry = new Registry()
  measureCaches(registry, 'page', [caches.pages, caches.searches])
  for (const path of ['/', '/', '/colecoes?search=renda']) await open(path)
  const metricsText = await registry.metrics()
  expect(metricsText).toContain('page_cache_requests_total{outcome="made"} 2')
  expect(metricsText).toContain('page_cache_requests_total{outcome="hits"} 1')
  expect(metricsText).toContain(`page_cache_bytes ${caches.pages.bytes + caches.searches.bytes}`)
})
