/**
 * The public addresses besides the API's calls (those are tested by apps/api/src/authorisation.test.ts). All of them
 * return the same to every visitor; a new one must be added here, after considering who may request it.
 */
import { pathToFileURL } from 'node:url'
import type { DeclaredRoute } from '@shop/api/plugins/declared-access'
import { testApi } from '@shop/test-kit/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerBrandFiles } from './brand-files/brand-files.ts'
import { registerEmailFrame } from './pages/email-frame.ts'
import { registerPages } from './pages/pages.ts'
import { paymentOrigins } from './pages/payment-origins.ts'
import { registerPolicyReports } from './policy-reports/policy-reports.ts'
import { createCaches } from './response-cache/caches.ts'
import { inProcessCaller } from './response-cache/in-process.ts'
import { registerRobots } from './sitemap/robots.ts'
import { registerSitemap } from './sitemap/sitemap.ts'
import { registerStaticFiles } from './static-files.ts'
import { emptyWeb, plenty, publicUrl } from './testing/replica.ts'

let api: Awaited<ReturnType<typeof testApi>>
let added: readonly DeclaredRoute[]
beforeAll(async () => {
  api = await testApi()
  const { app, db, storage } = api
  const before = app.routeTable.length
  const callApi = inProcessCaller(app, 'test')
  const caches = createCaches({ pages: 1_000_000, api: 1_000_000 })
  const loadWeb = async () => emptyWeb
  const clientDir = pathToFileURL(`${storage.uploadsDir}/`)
  await registerStaticFiles(app, { files: storage.files, clientDir })
  registerBrandFiles(app, { db, files: storage.files, cache: caches.brand, publicUrl })
  registerRobots(app, publicUrl)
  registerEmailFrame(app, publicUrl)
  registerSitemap(app, { db, cache: caches.sitemaps, callApi, publicUrl, loadWeb })
  registerPolicyReports(app, { metrics: api.metrics, publicUrl, limit: plenty, loadWeb })
  registerPages(app, {
    caches,
    publicUrl,
    payment: paymentOrigins(null),
    callApi,
    renderingLimit: plenty,
    loadWeb,
  })
  await app.ready()
  added = app.routeTable.slice(before)
})
afterAll(() => api.close())

test('only files, robots, sitemaps, pages and browser reports are public besides the API, and to all visitors', () => {
  expect(added.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /assets/:file',
    'GET /media/:file(^(?:[\\w-]+\\.(?:webp|avif|jpg)|logo-[\\da-f]{32}\\.svg)$)',
    'GET /favicon.svg',
    'GET /apple-touch-icon.png',
    'GET /icon-192.png',
    'GET /icon-512.png',
    'GET /manifest.webmanifest',
    'GET /share.jpg',
    'GET /email/logo.png',
    'GET /email/logo-dark.png',
    'GET /email/symbol.png',
    'GET /email/symbol-dark.png',
    'GET /media/monogram/:file(^(?:arch|ring)_(?:cormorant-figtree|tenor-jost|playfair-source)_[A-Z\\d]?_[\\da-f]{6}\\.svg$)',
    'GET /robots.txt',
    'GET /email/frame',
    'GET /sitemap.xml',
    'GET /sitemap/pages.xml',
    'GET /sitemap/:number(^\\d{1,6}).xml',
    'GET /*',
    'POST /csp-reports',
  ])
  expect(added.filter(({ access }) => access !== 'anyone')).toEqual([])
})

test.each(['/metrics', '/api/metrics', '/.env', '/uploads/private/x.webp', '/private/x.webp'])(
  '%s is no address of the shop: metrics have a separate port, and private files require access rights',
  async (url) => {
    expect((await api.inject({ url })).statusCode).toBe(404)
  },
)

test.each(['/livez', '/readyz'])('%s says whether the shop is up, and nothing else', async (url) => {
  const response = await api.inject({ url })
  expect([response.statusCode, Object.keys(response.json<object>())]).toEqual([200, ['status']])
})
