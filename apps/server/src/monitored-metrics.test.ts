import { readFileSync } from 'node:fs'
import { buildApp } from '@shop/api/app'
import { createLogger } from '@shop/api/lib/logger'
import { testConfig } from '@shop/test-kit/config'
import { testDatabase } from '@shop/test-kit/database'
import { testFiles } from '@shop/test-kit/files'
import { noPayments } from '@shop/test-kit/no-payments'
import { freePort } from '@shop/test-kit/ports'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { measureCaches } from './cache-metrics.ts'
import { readEnv } from './env.ts'
import { registerPolicyReports } from './policy-reports/policy-reports.ts'
import { CachedResponseTimes } from './response-cache/cached-response-times.ts'
import { startShop } from './start.ts'
import { emptyWeb, publicUrl } from './testing/replica.ts'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const alerts = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ runbook: z.string() }) }),
        ),
      }),
    ),
  })
  .parse(parse(read('ops/alerts.yaml')))
  .groups.flatMap(({ rules }) => rules)
const panels = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  })
  .parse(JSON.parse(read('ops/dashboard.json'))).panels

/** Metrics of Prometheus itself. */
const OTHERS = new Set(['up'])
const NAMES = /\b(?:sum|max|min|by|or|rate|offset|vector|topk|histogram_quantile)\b/g

/** The metric names of an expression, without labels, durations and PromQL keywords. */
function metricsOf(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\bby\s*\([^)]*\)/g, ' ')
    .replace(/\boffset \w+/g, ' ')
    .replace(NAMES, ' ')
  return [...bare.matchAll(/[a-z_]\w*/g)].map(([name]) => name).filter((name) => !OTHERS.has(name))
}

let metricNames: Set<string>
let close: () => Promise<void>
beforeAll(async () => {
  const database = await testDatabase()
  const storage = await testFiles()
  // The metrics that the server adds to the API in every process; pages need a build, their caches do not.
  const port = await freePort()
  const shop = await startShop(
    readEnv({
      ROLE: 'worker',
      DATABASE_URL: database.url,
      UPLOADS_DIR: storage.uploadsDir,
      METRICS_PORT: String(port),
      LOG_LEVEL: 'silent',
    }),
  )
  const registry = new Registry()
  const app = await buildApp({
    db: database.db,
    files: storage.files,
    payments: noPayments,
    log: createLogger('silent'),
    metrics: registry,
    config: testConfig,
  })
  const limit = { points: 1, seconds: 1 }
  registerPolicyReports(app, { metrics: registry, publicUrl, limit, loadWeb: async () => emptyWeb })
  await app.inject('/livez')
  measureCaches(registry, 'page', [])
  new CachedResponseTimes().measure(registry)
  const metricsText = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const declared = `${metricsText}\n${await registry.metrics()}`.matchAll(/^# TYPE (\w+) (\w+)/gm)
  metricNames = new Set(
    [...declared].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
    ),
  )
  close = async () => {
    await app.close()
    await shop.stop()
    await database.close()
    await storage.close()
  }
})
afterAll(() => close())

test.each(alerts.map(({ alert, expr }) => [alert, expr]))(
  'the alert %s uses metrics that exist',
  (_, expr) => {
    const names = metricsOf(expr)
    expect(names.filter((name) => !metricNames.has(name))).toEqual([])
    expect(names.length + Number(expr.startsWith('up'))).toBeGreaterThan(0)
  },
)

test.each(panels.map(({ title, targets }) => [title, targets]))(
  'the panel %s shows metrics that exist',
  (_, targets) => {
    const names = targets.flatMap(({ expr }) => metricsOf(expr))
    expect(names.filter((name) => !metricNames.has(name))).toEqual([])
    expect(names.length).toBeGreaterThan(0)
  },
)

test('every alert links to a section of the runbook', () => {
  const headings = [...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
  for (const { annotations } of alerts) {
    const [file, anchor] = annotations.runbook.split('#')
    expect(file).toBe('docs/operations.md')
    expect(headings).toContain(anchor)
  }
})
