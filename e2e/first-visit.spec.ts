import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'

/** What a first visit may cost in scripts, compressed. */
const SCRIPT_BUDGET_BYTES = 140_000

test('a first visit loads a bounded amount of script, and neither queries nor schemas', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const sources = await Promise.all(scripts)
  const bytes = sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).byteLength, 0)
  expect(sources.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(SCRIPT_BUDGET_BYTES)
  expect(sources.filter((source) => /invalid_union|refetchOnWindowFocus/.test(source))).toEqual([])
})

test('nothing on the home page moves while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const total = Number(document.documentElement.dataset['shift'] ?? 0)
        if ('value' in entry) document.documentElement.dataset['shift'] = String(total + Number(entry.value))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
  expect(shift).toBeLessThan(0.001)
})

test('the hero is asked for at once, in the width the screen needs', async ({ page, isMobile }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const heroes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.includes('/hero')),
  )
  expect(heroes).toHaveLength(1)
  expect(heroes[0]).toMatch(isMobile ? /hero-mobile-\d+-.*\.avif$/ : /hero-\d+-.*\.avif$/)
})
