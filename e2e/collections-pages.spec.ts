import {
  cards,
  drawer,
  filters,
  namesOf,
  productsOf,
  resultCount,
  searchBox,
  sortSelect,
} from './collections-page.ts'
import { filterPanel } from './filter-panel.ts'
import { expect, test } from './fixtures.ts'
import { openReady } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

test('twelve products come first and the rest on demand; the focus moves to the first new one, and going back from a product restores the scroll position', async ({
  page,
  request,
}) => {
  const products = await productsOf(request)
  const newest = products.toSorted((one, other) => other.id - one.id)
  await openReady(page, '/colecoes?sort=newest')
  await expect(page.getByText('Você viu 12 de 19')).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
  await page.getByRole('link', { name: 'Ver mais peças' }).press('Enter')
  await expect(page).toHaveURL('/colecoes?sort=newest&page=2')
  await expect(cards(page)).toHaveCount(19)
  expect(await namesOf(page)).toEqual(newest.map(({ name }) => name))
  await expect(page.getByText('Você viu as 19 peças')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar ao começo' })).toHaveAttribute('href', '#top')
  await expect(page.getByRole('link', { name: 'Ver mais peças' })).toHaveCount(0)
  await expect(cards(page).nth(12).getByRole('link')).toBeFocused()

  const card = cards(page).nth(16)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(800)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/produto\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL('/colecoes?sort=newest&page=2')
  await expect(cards(page)).toHaveCount(19)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 5)
  expect(await page.evaluate(() => scrollY)).toBeLessThan(before + 5)
})

test('the old list stays, faded and in place, until the next is loaded; a failed load shows an error and can be retried', async ({
  page,
}) => {
  await openReady(page, '/colecoes')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/colecoes.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.evaluate(() => scrollTo(0, 120))
  await sortSelect(page).selectOption('newest')
  const list = page.locator('[aria-busy="true"]')
  await expect(list.getByRole('article')).toHaveCount(12)
  await expect(list).toHaveCSS('opacity', '0.6')
  release()
  await expect(list).toHaveCount(0)
  await expect(cards(page).first()).toContainText('Bolero Brisa')
  expect(await page.evaluate(() => scrollY)).toBe(120)

  await page.unroute('**/colecoes.data*')
  await page.route('**/colecoes.data*', (route) => route.abort())
  const panel = await filterPanel(page)
  await panel.getByRole('radio', { name: /^Sereia/ }).check()
  const alert = page.getByRole('main').getByRole('alert')
  if (await drawer(page).isVisible()) await page.keyboard.press('Escape')
  await expect(alert).toHaveText('Erro desconhecido ao buscar produtos.')
  await expect(page.getByText('Nenhum vestido encontrado')).toHaveCount(0)
  await expect(resultCount(page)).toHaveText('')
  await expect(page).toHaveURL('/colecoes?collection=Sereia&sort=newest')
  await expectNoViolations(page)
  await page.unroute('**/colecoes.data*')
  await page.getByRole('link', { name: 'Tentar novamente' }).click()
  await expect(resultCount(page)).toHaveText('2 peças encontradas')
  await expect(alert).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is searched, filtered and sorted by a plain form; loading more is a link, and so is the reset of an empty result', {
    tag: '@wide',
  }, async ({ page, isMobile }) => {
    await page.goto('/colecoes')
    await page.getByRole('link', { name: 'Ver mais peças' }).click()
    await expect(cards(page)).toHaveCount(19)
    await searchBox(page).fill('renda')
    await sortSelect(page).selectOption('price-high')
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(searchBox(page)).toHaveValue('renda')
    await expect(sortSelect(page)).toHaveValue('price-high')
    const panel = await filters(page, isMobile)
    await panel.getByRole('checkbox').check()
    await panel.getByRole('radio', { name: /^Sereia/ }).check()
    await page.getByRole('button', { name: isMobile ? /^Ver \d+ peças?$/ : 'Aplicar' }).click()
    expect(new URL(page.url()).searchParams.get('collection')).toBe('Sereia')
    await expect(searchBox(page)).toHaveValue('renda')
    await expect(page.getByText('Somente em estoque').locator('visible=true').first()).toBeVisible()
    expect(await cards(page).count()).toBeGreaterThan(0)
    for (const card of await cards(page).all()) await expect(card).toContainText('Sereia')

    await page.goto('/colecoes?search=xyzxyz')
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(resultCount(page)).toHaveText('19 peças encontradas')
  })
})
