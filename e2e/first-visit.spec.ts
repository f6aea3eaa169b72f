import { gzipSync } from 'node:zlib'
import { firstScripts, withQueriesOrSchemas } from './first-scripts.ts'
import { expect, test } from './fixtures.ts'
import { shiftSoFar, watchLayoutShift } from './layout-shift.ts'
import { scrollTo } from './shop-page.ts'

/** The script budget of a first visit, compressed. */
const SCRIPT_BUDGET_BYTES = 140_000

test('a first visit loads a bounded amount of script, neither the query nor the schema library, the hero once in the width the screen needs, and causes no layout shift', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await watchLayoutShift(page)
  const sources = await firstScripts(page, '/')
  const bytes = sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).byteLength, 0)
  expect(bytes).toBeLessThan(SCRIPT_BUDGET_BYTES)
  expect(withQueriesOrSchemas(sources)).toEqual([])

  const heroes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.includes('/hero')),
  )
  expect(heroes).toHaveLength(1)
  expect(heroes[0]).toMatch(isMobile ? /hero-mobile-\d+-.*\.avif$/ : /hero-\d+-.*\.avif$/)

  await scrollTo(page.getByRole('contentinfo'))
  expect(await shiftSoFar(page)).toBeLessThan(0.001)
})
