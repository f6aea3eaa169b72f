/** The real server, on a given database and with the test's own web app. */
import type { AddressInfo } from 'node:net'
import { buildApp } from '@shop/api/app'
import { createLogger } from '@shop/api/lib/logger'
import type { TestDatabase } from '@shop/test-kit/database'
import { testFiles } from '@shop/test-kit/files'
import { noPayments } from '@shop/test-kit/no-payments'
import { Registry } from 'prom-client'
import { registerApiCache } from '../api-cache/api-cache.ts'
import { registerBrandFiles } from '../brand-files/brand-files.ts'
import { httpServer } from '../http-server.ts'
import { registerPages } from '../pages/pages.ts'
import { paymentOrigins } from '../pages/payment-origins.ts'
import type { WebApp } from '../pages/render.ts'
import { registerPolicyReports } from '../policy-reports/policy-reports.ts'
import { createCaches, followChanges } from '../response-cache/caches.ts'
import { inProcessCaller } from '../response-cache/in-process.ts'
import { registerRobots } from '../sitemap/robots.ts'
import { registerSitemap } from '../sitemap/sitemap.ts'

export const publicUrl = 'https://loja.example'
/** High, because all visitors of a test share one address. */
export const plenty = { points: 1_000_000, seconds: 1 }

interface Options {
  database: TestDatabase
  web: WebApp
  productsPerFile?: number
  renderingLimit?: { points: number; seconds: number }
  reportLimit?: { points: number; seconds: number }
  suggestionLimit?: { points: number; seconds: number }
}

export async function startReplica({
  database,
  web,
  renderingLimit = plenty,
  reportLimit = plenty,
  suggestionLimit = plenty,
  ...sitemap
}: Options) {
  const { db, url: databaseUrl } = database
  const lines: string[] = []
  const log = createLogger('warn', { write: (line: string) => void lines.push(line) })
  const metrics = new Registry()
  const storage = await testFiles()
  const caches = createCaches({ pages: 10_000_000, api: 10_000_000 })
  const inProcessSecret = 'test'
  const config = {
    mode: 'demo',
    publicUrl,
    trustProxy: 0,
    paymentMethods: ['card'],
    paymentProvider: { publishableKey: 'pk_test_local', scriptUrl: null },
    inProcessSecret,
    // Tests must not fail because the machine is busy.
    maxEventLoopDelayMs: 60_000,
  } as const
  const app = await buildApp(
    { db, files: storage.files, payments: noPayments, log, metrics, config },
    { serverFactory: httpServer(caches).create },
  )
  const callApi = inProcessCaller(app, inProcessSecret)
  const loadWeb = async () => web
  registerApiCache(app, { cache: caches.api, callApi, suggestionLimit })
  registerBrandFiles(app, { db, files: storage.files, cache: caches.brand, publicUrl })
  registerRobots(app, publicUrl)
  registerSitemap(app, { db, cache: caches.sitemaps, callApi, publicUrl, loadWeb, ...sitemap })
  registerPolicyReports(app, { metrics, publicUrl, limit: reportLimit, loadWeb })
  registerPages(app, { caches, publicUrl, payment: paymentOrigins(null), callApi, renderingLimit, loadWeb })

  const heard = Promise.withResolvers<void>()
  const onListening = (listening: boolean) => void (listening && heard.resolve())
  const listener = followChanges(caches, { databaseUrl, log, onListening })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await heard.promise
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    caches,
    metrics,
    /** the log, warnings and above */
    lines,
    async stop() {
      await listener.stop()
      await app.close()
      await storage.close()
    },
  }
}

export type Replica = Awaited<ReturnType<typeof startReplica>>

/** A web app of one page, for tests that are not about pages. */
export const emptyWeb: WebApp = {
  canonicalPage: () => ({ key: '/404', isPage: false }),
  render: async () => new Response('page', { status: 404 }),
  sitemapPaths: {
    fixed: ['/', '/colecoes'],
    collection: (name) => `/colecoes?${new URLSearchParams({ collection: name }).toString()}`,
    product: (id) => `/produto/${id}`,
  },
}
