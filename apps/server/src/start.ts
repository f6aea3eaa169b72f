import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openFiles } from '@shop/api/adapters/open-files'
import { connectRedis } from '@shop/api/adapters/redis'
import { stripePayments } from '@shop/api/adapters/stripe-payments'
import { buildApp } from '@shop/api/app'
import { connect, createPool } from '@shop/api/db/connection'
import { measureShop } from '@shop/api/features/monitoring/monitoring.service'
import { installationIdOf } from '@shop/api/features/payments/installation.service'
import { countAlarms } from '@shop/api/lib/alarm'
import { armFailpoint } from '@shop/api/lib/failpoint'
import { limitNamed } from '@shop/api/lib/limits'
import { createLogger } from '@shop/api/lib/logger'
import { measurePool, metricsServer } from '@shop/api/plugins/metrics'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { registerApiCache } from './api-cache/api-cache.ts'
import { registerBrandFiles } from './brand-files/brand-files.ts'
import { measureCaches } from './cache-metrics.ts'
import { measureCertificate } from './certificate-metrics.ts'
import { measureDisk } from './disk-metrics.ts'
import { apiConfigOf, type Env, filesConfigOf, usesStripeLocal } from './env.ts'
import { httpServer } from './http-server.ts'
import { rejectDemoAccounts, rejectOwnersRole } from './live-checks.ts'
import { registerEmailFrame } from './pages/email-frame.ts'
import { registerPages } from './pages/pages.ts'
import { paymentOrigins } from './pages/payment-origins.ts'
import { registerPolicyReports } from './policy-reports/policy-reports.ts'
import { CachedResponseTimes } from './response-cache/cached-response-times.ts'
import { createCaches, followChanges } from './response-cache/caches.ts'
import { inProcessCaller } from './response-cache/in-process.ts'
import { registerRobots } from './sitemap/robots.ts'
import { registerSitemap } from './sitemap/sitemap.ts'
import { startFakeStripe } from './start-stripe-local.ts'
import { registerStaticFiles } from './static-files.ts'
import { clientDir, loadBuiltWeb } from './web-build.ts'
import { runWorker } from './worker.ts'

export interface Shop {
  /** the address it listens on; undefined for a process that only runs jobs */
  url: string | undefined
  stop(): Promise<void>
}

/** Starts what the configuration requires, and returns how to stop it, in reverse order. */
export async function startShop(env: Env, { dev = false } = {}): Promise<Shop> {
  armFailpoint(env.FAILPOINT)
  const log = createLogger(env.LOG_LEVEL)
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.toReversed()) await close()
  }

  try {
    const pool = createPool(env.DATABASE_URL, {
      name: 'shop-web',
      max: env.DATABASE_POOL,
      onError: (error) => log.warn({ err: error }, 'database connection lost'),
    })
    closers.push(() => pool.end())
    measurePool(metrics, 'web', pool)
    const db = connect(pool)
    measureShop(metrics, db)
    countAlarms(metrics)
    if (env.SHOP_MODE === 'live') {
      await rejectDemoAccounts(db)
      await rejectOwnersRole(db)
    }

    if (env.METRICS_PORT > 0) {
      const metricsHttp = metricsServer(metrics).listen(env.METRICS_PORT, env.METRICS_HOST)
      metricsHttp.on('error', (error) => log.warn({ err: error }, 'metrics port is not available'))
      closers.push(async () => metricsHttp.close())
    }
    const filesConfig = filesConfigOf(env)
    const files = await openFiles(filesConfig)
    measureDisk(metrics, filesConfig.directory)
    measureCertificate(metrics, { publicUrl: env.PUBLIC_URL, at: env.CERTIFICATE_AT })
    const payments = stripePayments(
      {
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        installationId: installationIdOf(db),
        apiBase: env.STRIPE_API_BASE || undefined,
      },
      metrics,
    )
    const inProcessSecret = randomBytes(16).toString('base64url')
    const config = { ...apiConfigOf(env), inProcessSecret }
    if (env.ROLE !== 'web') closers.push(await runWorker({ env, log, metrics, files, payments, config }))
    if (env.ROLE === 'worker') return { url: undefined, stop }

    const redis = env.REDIS_URL === '' ? undefined : connectRedis(env.REDIS_URL, log)
    if (redis) closers.push(async () => redis.disconnect())

    const caches = createCaches({ pages: env.PAGE_CACHE_BYTES, api: env.CALL_CACHE_BYTES })
    measureCaches(metrics, 'page', [caches.pages, caches.searches])
    measureCaches(metrics, 'call', [caches.api])
    measureCaches(metrics, 'sitemap', [caches.sitemaps])
    measureCaches(metrics, 'brand', [caches.brand])
    // In development nothing is cached, because there is no signal when a component changes.
    if (!dev) {
      const listener = followChanges(caches, { databaseUrl: env.DATABASE_URL, log })
      closers.push(() => listener.stop())
    }

    const { publicUrl } = config
    const cachedTimes = new CachedResponseTimes()
    cachedTimes.measure(metrics)
    const http = httpServer(caches, cachedTimes)
    const deps = { db, redis, files, payments, log, metrics, config }
    const app = await buildApp(deps, { serverFactory: http.create })
    closers.push(async () => {
      app.startDraining()
      await http.startDraining()
      await sleep(env.DRAIN_MS)
      http.hangUpOnTheIdle()
      await app.close()
    })

    await registerStaticFiles(app, dev ? { files } : { files, clientDir })
    const loadWeb = dev ? await (await import('./web-dev.ts')).startVite(app) : await loadBuiltWeb()
    const callApi = inProcessCaller(app, inProcessSecret)
    const suggestionLimit = limitNamed('suggestions', config.limits)
    registerApiCache(app, { cache: caches.api, callApi, suggestionLimit })
    registerBrandFiles(app, { db, files, cache: caches.brand, publicUrl })
    registerRobots(app, publicUrl)
    registerEmailFrame(app, publicUrl)
    registerSitemap(app, { db, cache: caches.sitemaps, callApi, publicUrl, loadWeb })
    const payment = paymentOrigins(config.paymentProvider.scriptUrl)
    const limit = limitNamed('policyReport', config.limits)
    registerPolicyReports(app, { metrics, publicUrl, limit, loadWeb })
    const renderingLimit = limitNamed('pageRendering', config.limits)
    registerPages(app, { caches, publicUrl, payment, callApi, renderingLimit, loadWeb })

    const url = await app.listen({ port: env.PORT, host: env.HOST })
    if (usesStripeLocal(env) && env.STRIPE_LOCAL_PORT > 0)
      closers.push(await startFakeStripe({ port: env.STRIPE_LOCAL_PORT, shopUrl: url }))
    log.info({ url, mode: env.SHOP_MODE, role: env.ROLE }, 'shop is listening')
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
