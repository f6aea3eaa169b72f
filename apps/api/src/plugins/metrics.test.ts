import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { testDatabase } from '@shop/test-kit/database'
import { testFiles } from '@shop/test-kit/files'
import { noPayments } from '@shop/test-kit/no-payments'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { createLogger } from '../lib/logger.ts'
import { measurePool, metricsServer } from './metrics.ts'

test('metrics are served on a separate port, by route template and never by URL', async () => {
  const { db, pool, close } = await testDatabase()
  const { files, close: removeFiles } = await testFiles()
  const metrics = new Registry()
  measurePool(metrics, 'web', pool)
  const config = {
    mode: 'demo',
    publicUrl: 'http://shop.test',
    trustProxy: 0,
    paymentMethods: ['card'],
    paymentProvider: { publishableKey: 'pk_test_local', scriptUrl: null },
  } as const
  const app = await buildApp({
    db,
    files,
    payments: noPayments,
    log: createLogger('silent'),
    metrics,
    config,
  })
  await app.inject({ url: '/api/products/4711?search=secret' })
  await app.inject({ url: '/nowhere/4711' })

  const server = metricsServer(metrics).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  const metricsText = await response.text()
  expect(response.headers.get('content-type')).toBe(metrics.contentType)
  expect(metricsText).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/products/:id",status="404",origin="network"} 1',
  )
  expect(metricsText).toContain(
    'http_request_duration_seconds_count{method="GET",route="unknown",status="404",origin="network"} 1',
  )
  expect(metricsText).toContain('database_pool_web_open_connections')
  expect(metricsText).not.toMatch(/4711|secret/)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)

  server.close()
  await app.close()
  await close()
  await removeFiles()
})
