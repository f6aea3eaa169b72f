import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromiumFlags, chromiumPath } from '@shop/test-kit/chromium'
import { startDemoShop, warm } from '@shop/test-kit/demo-shop'
import { freePort } from '@shop/test-kit/ports'
import audit from 'lighthouse'
import { withCleanup } from '../../lib/cleanup.ts'
import { firstPages } from '../../lib/first-pages.ts'
import { median } from '../../lib/ratio.ts'
import type { Result, Scenario, Size } from '../../lib/scenario.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Built like the exchange policy page, which represents them in the small size. */
const POLICIES = ['/politica-de-privacidade', '/termos-de-uso']

/** Lighthouse's phone on slow 4G against the compressed production build, on every entry page. */
export const lighthouse: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('lighthouse')
    later(stop)
    const port = await freePort()
    const profile = mkdtempSync(join(tmpdir(), 'chromium-'))
    const chromium = spawn(
      chromiumPath ?? 'chromium',
      ['--headless', ...chromiumFlags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
      { stdio: 'ignore' },
    )
    later(() => chromium.kill())
    await untilOpen(port)

    const results: Result[] = []
    const pages = [...(await firstPages(db)), ...(size === 'full' ? POLICIES : [])]
    for (const path of pages) results.push(...(await auditPage(shop.url, path, port, size)))
    return results
  })

async function auditPage(origin: string, path: string, port: number, size: Size): Promise<Result[]> {
  const url = origin + path
  await warm(url)
  console.log(`  ${path}`)
  const runs: Record<string, number>[] = []
  for (let run = 0; run < (size === 'full' ? 5 : 1); run++) runs.push(await auditOnce(url, port))

  const of = (name: string) => median(runs.map((run) => run[name] ?? Number.NaN))
  const result = (what: string, value: number, unit = ''): Result => ({
    what: `${path}: ${what}`,
    value,
    unit,
  })
  return [
    // One run on a busy machine measures speed badly, so CI only reports it.
    { ...result('performance', of('performance')), ...(size === 'full' && { atLeast: 95 }) },
    ...CATEGORIES.slice(1).map((what): Result => ({ ...result(what, of(what)), atLeast: 100 })),
    { ...result('cumulative layout shift', of('cls')), atMost: 0.001 },
    result('largest contentful paint', of('lcp'), 'ms'),
    result('total blocking time', of('tbt'), 'ms'),
  ]
}

async function auditOnce(url: string, port: number): Promise<Record<string, number>> {
  const result = await audit(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
  if (!result) throw new Error('Lighthouse gave no result')
  const { categories, audits } = result.lhr
  const results = {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100])),
    cls: audits['cumulative-layout-shift']?.numericValue ?? 1,
    lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
    tbt: audits['total-blocking-time']?.numericValue ?? 0,
  }
  console.log(`  ${JSON.stringify(results)}`)
  return results
}

async function untilOpen(port: number) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await fetch(`http://127.0.0.1:${port}/json/version`)
    } catch {
      await sleep(100)
    }
  }
  throw new Error('Chromium did not start')
}
