import { cards, filters, namesOf, piecesOf, resultCount, searchBox, sortSelect } from './collections-page.ts'
import { firstScripts, withQueriesOrSchemas } from './first-scripts.ts'
import { expect, test } from './fixtures.ts'

test('twelve come first, the rest when asked for, and the focus goes on to the first new one', async ({
  page,
  request,
}) => {
  const pieces = await piecesOf(request)
  await page.goto('/colecoes')
  await expect(page.getByText('Você viu 12 de 19')).toBeVisible()
  await page.getByRole('link', { name: 'Ver mais vestidos' }).press('Enter')
  await expect(page).toHaveURL('/colecoes?page=2')
  await expect(cards(page)).toHaveCount(19)
  expect(await namesOf(page)).toEqual(pieces.map(({ name }) => name))
  await expect(page.getByText('Você viu 19 de 19')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver mais vestidos' })).toHaveCount(0)
  await expect(cards(page).nth(12).getByRole('link')).toBeFocused()
})

test('coming back from a product lands at the same place with the same cards', async ({ page }) => {
  await page.goto('/colecoes?sort=newest')
  await page.getByRole('link', { name: 'Ver mais vestidos' }).click()
  await expect(cards(page)).toHaveCount(19)
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

test('a choice keeps the place on the page', async ({ page }) => {
  await page.goto('/colecoes', { waitUntil: 'networkidle' })
  await page.evaluate(() => scrollTo(0, 120))
  await sortSelect(page).selectOption('newest')
  await expect(cards(page).first()).toContainText('Bolero Brisa')
  expect(await page.evaluate(() => scrollY)).toBe(120)
})

test('while the next list is on its way the old one stays, faded and marked as busy', async ({ page }) => {
  await page.goto('/colecoes', { waitUntil: 'networkidle' })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/colecoes.data*', async (route) => {
    await held
    await route.continue()
  })
  await sortSelect(page).selectOption('newest')
  const list = page.locator('[aria-busy="true"]')
  await expect(list.getByRole('article')).toHaveCount(12)
  await expect(list).toHaveCSS('opacity', '0.6')
  answer()
  await expect(list).toHaveCount(0)
  await expect(cards(page).first()).toContainText('Bolero Brisa')
})

test('a list that does not arrive says so in its place, and comes when asked for again', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await page.goto('/colecoes', { waitUntil: 'networkidle' })
  await page.route('**/colecoes.data*', (route) => route.abort())
  const panel = await filters(page, isMobile)
  await panel.getByRole('radio', { name: /^Sereia/ }).check()
  const alert = page.getByRole('main').getByRole('alert')
  if (isMobile) await page.keyboard.press('Escape')
  await expect(alert).toHaveText('Erro desconhecido ao buscar produtos.')
  await expect(page.getByText('Nenhum vestido encontrado')).toHaveCount(0)
  await expect(resultCount(page)).toHaveText('')
  await expect(page).toHaveURL('/colecoes?collection=Sereia')
  await page.unroute('**/colecoes.data*')
  await page.getByRole('link', { name: 'Tentar novamente' }).click()
  await expect(resultCount(page)).toHaveText('2 vestidos encontrados')
  await expect(alert).toHaveCount(0)
})

test('what was typed before the scripts arrived is searched for once they are there', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/colecoes', { waitUntil: 'commit' })
  await searchBox(page).fill('renda')
  release()
  await expect(page).toHaveURL('/colecoes?search=renda')
  await expect(searchBox(page)).toHaveValue('renda')
})

test('a first visit to the collection loads neither queries nor schemas', async ({ page }) => {
  expect(withQueriesOrSchemas(await firstScripts(page, '/colecoes'))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is searched, filtered and ordered by a plain form', { tag: '@wide' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/colecoes')
    await searchBox(page).fill('renda')
    await sortSelect(page).selectOption('price-high')
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(searchBox(page)).toHaveValue('renda')
    await expect(sortSelect(page)).toHaveValue('price-high')
    const panel = await filters(page, isMobile)
    await panel.getByRole('checkbox').check()
    await panel.getByRole('radio', { name: /^Sereia/ }).check()
    await page.getByRole('button', { name: isMobile ? /^Ver \d+ vestidos?$/ : 'Aplicar' }).click()
    expect(new URL(page.url()).searchParams.get('collection')).toBe('Sereia')
    await expect(searchBox(page)).toHaveValue('renda')
    await expect(page.getByText('Somente em estoque').locator('visible=true').first()).toBeVisible()
    for (const card of await cards(page).all()) await expect(card).toContainText('Sereia')
  })

  test('more is a link, and so is the way out of nothing', async ({ page }) => {
    await page.goto('/colecoes')
    await page.getByRole('link', { name: 'Ver mais vestidos' }).click()
    await expect(cards(page)).toHaveCount(19)
    await page.goto('/colecoes?search=xyzxyz')
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(resultCount(page)).toHaveText('19 vestidos encontrados')
  })
})
