/** Lighthouse's phone on slow 4G, in one Chromium for all pages of a scenario. */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromiumFlags, chromiumPath } from '@shop/test-kit/chromium'
import { freePort } from '@shop/test-kit/ports'
import audit from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Audit = Record<(typeof categories)[number] | 'cls' | 'lcp' | 'tbt', number>

/** Returns the audit of one page; `later` stops the browser. */
export async function startLighthouse(later: (stop: () => unknown) => void) {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'))
  const chromium = spawn(
    chromiumPath ?? 'chromium',
    ['--headless', ...chromiumFlags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
    { stdio: 'ignore' },
  )
  later(() => chromium.kill())
  await untilOpen(port)
  return (url: string) => auditOnce(url, port)
}

async function auditOnce(url: string, port: number): Promise<Audit> {
  const result = await audit(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!result) throw new Error('Lighthouse gave no result')
  const { categories: found, audits } = result.lhr
  const score = (name: (typeof categories)[number]) => (found[name]?.score ?? 0) * 100
  const results = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    cls: audits['cumulative-layout-shift']?.numericValue ?? 1,
    lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
    tbt: audits['total-blocking-time']?.numericValue ?? 0,
  }
  console.log(`  ${url} ${JSON.stringify(results)}`)
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
