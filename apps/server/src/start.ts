import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectRedis } from '@shop/api/adapters/redis'
import { buildApp } from '@shop/api/app'
import { connect, createPool } from '@shop/api/db/connection'
import { createLogger } from '@shop/api/lib/logger'
import { measurePool, metricsServer } from '@shop/api/plugins/metrics'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { measurePages } from './cache-metrics.ts'
import type { Env } from './env.ts'
import { httpServer } from './http-server.ts'
import { refuseDemoAccounts } from './live-checks.ts'
import { nextMidnight } from './pages/midnight.ts'
import { PageCache } from './pages/page-cache.ts'
import { registerPages } from './pages/pages.ts'
import { listenForTags } from './pages/tag-listener.ts'
import { registerStaticFiles } from './static-files.ts'
import { clientDir, loadBuiltWeb } from './web-build.ts'
import { runWorker } from './worker.ts'

export interface Shop {
  /** where the shop answers; undefined for a process that only works through jobs */
  url: string | undefined
  stop(): Promise<void>
}

/** Opens every door the configuration asks for, and returns how to close them again, in the opposite order. */
export async function startShop(env: Env, { dev = false } = {}): Promise<Shop> {
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
    if (env.SHOP_MODE === 'live') await refuseDemoAccounts(db)

    if (env.METRICS_PORT > 0) {
      const figures = metricsServer(metrics).listen(env.METRICS_PORT, '127.0.0.1')
      figures.on('error', (error) => log.warn({ err: error }, 'no port for metrics'))
      closers.push(async () => figures.close())
    }
    if (env.ROLE !== 'web') closers.push(await runWorker({ env, log, metrics }))
    if (env.ROLE === 'worker') return { url: undefined, stop }

    const redis = env.REDIS_URL === '' ? undefined : connectRedis(env.REDIS_URL, log)
    if (redis) closers.push(async () => redis.disconnect())

    const cache = new PageCache({ maxBytes: env.PAGE_CACHE_BYTES, freshUntil: nextMidnight })
    measurePages(metrics, cache)
    // In development nothing is kept, because nobody says when a component changes.
    if (!dev) {
      const listener = listenForTags({
        databaseUrl: env.DATABASE_URL,
        log,
        onTag: (tag) => cache.invalidate(tag),
        onListening: (listening) => {
          cache.listening = listening
        },
      })
      closers.push(() => listener.stop())
    }

    const publicUrl = env.PUBLIC_URL
    const inProcessSecret = randomBytes(16).toString('base64url')
    const config = {
      mode: env.SHOP_MODE,
      publicUrl,
      trustProxy: env.TRUST_PROXY,
      paymentMethods: env.PAYMENT_METHODS,
      inProcessSecret,
    }
    const http = httpServer(cache)
    const app = await buildApp({ db, redis, log, metrics, config }, { serverFactory: http.create })
    closers.push(async () => {
      app.startDraining()
      http.startDraining()
      await sleep(env.DRAIN_MS)
      await app.close()
    })

    const uploadsDir = resolve(env.UPLOADS_DIR)
    await registerStaticFiles(app, dev ? { uploadsDir } : { uploadsDir, clientDir })
    const loadWeb = dev ? await (await import('./web-dev.ts')).startVite(app) : await loadBuiltWeb()
    registerPages(app, { cache, publicUrl, inProcessSecret, loadWeb })

    const url = await app.listen({ port: env.PORT, host: env.HOST })
    log.info({ url, mode: env.SHOP_MODE, role: env.ROLE }, 'shop is open')
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
