import { expect, type Page, type Response } from '@playwright/test'

/** The scripts that a first visit to a page loads. Read once all have arrived: a response left open fails the test. */
export async function firstScripts(page: Page, path: string): Promise<string[]> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const sources = await Promise.all(scripts.map((script) => script.text()))
  expect(sources.length).toBeGreaterThan(0)
  return sources
}

/**
 * The scripts that contain libraries which only signed-in users and their forms need, recognised by strings in them.
 */
export const withQueriesOrSchemas = (sources: string[]) =>
  sources.filter((source) => /invalid_union|refetchOnWindowFocus/.test(source))
