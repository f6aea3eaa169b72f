import { gzipSync } from 'node:zlib'
import { firstScripts, withQueriesOrSchemas } from './first-scripts.ts'
import { expect, test } from './fixtures.ts'
import { layoutShiftOf } from './layout-shift.ts'

/** What a first visit may cost in scripts, compressed. */
const SCRIPT_BUDGET_BYTES = 140_000

test('a first visit loads a bounded amount of script, and neither queries nor schemas', async ({ page }) => {
  const sources = await firstScripts(page, '/')
  const bytes = sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).byteLength, 0)
  expect(bytes).toBeLessThan(SCRIPT_BUDGET_BYTES)
  expect(withQueriesOrSchemas(sources)).toEqual([])
})

test('nothing on the home page moves while it loads', async ({ page }) => {
  expect(await layoutShiftOf(page, '/')).toBeLessThan(0.001)
})

test('the hero is asked for at once, in the width the screen needs', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
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
