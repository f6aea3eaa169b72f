import { firstScripts, withQueriesOrSchemas } from './first-scripts.ts'
import { expect, test } from './fixtures.ts'
import { shiftSoFar, watchLayoutShift } from './layout-shift.ts'
import { openReady, scrollTo } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

test('a slow product shows a loading state and then its page, a fast one shows no placeholder, and neither creates a script', async ({
  page,
}) => {
  const described = page.locator('script[type="application/ld+json"]')
  const waiting = page.getByRole('main').getByRole('status').filter({ hasText: 'Carregando produto...' })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  // Uses the page's own clock, paused while a product is loading: the machine may be busy.
  await page.clock.install()
  await openReady(page, '/produto/1')
  await expect(described).toHaveCount(2)
  await page.getByRole('banner').getByRole('link', { name: 'Alva de Maio' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todo vestido começa com um traço')

  await page.route('**/produto/*.data*', async (route) => {
    await held
    await route.continue()
  })
  const featured = page.getByRole('region', { name: 'DESTAQUES' })
  const card = featured.getByRole('article').nth(1)
  const name = await card.getByRole('heading').innerText()
  await scrollTo(card)
  await page.clock.pauseAt(Date.now() + 60_000)
  const requested = page.waitForRequest('**/produto/*.data*')
  await card.getByRole('link').first().click()
  await requested
  await page.clock.runFor(100)
  await expect(featured).toBeVisible()
  await expect(page.getByText('Carregando produto...')).toHaveCount(0)

  await page.clock.resume()
  await expect(waiting).toBeVisible()
  await expect(waiting).toBeInViewport()
  await expectNoViolations(page)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('Carregando produto...')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Você está em' })).toBeVisible()
  await expect(described).toHaveCount(0)
})

for (const path of ['/colecoes', '/produto/1', '/favoritos']) {
  test(`a first visit to ${path} loads neither the query nor the schema library, and causes no layout shift`, async ({
    page,
  }) => {
    await watchLayoutShift(page)
    expect(withQueriesOrSchemas(await firstScripts(page, path))).toEqual([])
    await scrollTo(page.getByRole('contentinfo'))
    if (path !== '/favoritos') expect(await shiftSoFar(page)).toBeLessThan(0.001)
  })
}
