import {
  cards,
  chips,
  drawer,
  filters,
  namesOf,
  piecesOf,
  resultCount,
  searchBox,
  sortSelect,
} from './collections-page.ts'
import { expect, test } from './fixtures.ts'

test('opened directly, the collection is itself and not the page of unknown addresses', async ({ page }) => {
  const response = await page.goto('/colecoes')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossa Coleção')
  await expect(page).toHaveTitle('Nossa Coleção · Alva de Maio')
  const trail = page.getByRole('navigation', { name: 'Você está em' })
  await expect(trail.getByRole('link', { name: 'Início' })).toHaveAttribute('href', '/')
})

test('every card leads to its product and shows name, collection and price', async ({ page, request }) => {
  const pieces = await piecesOf(request)
  await page.goto('/colecoes')
  await expect(cards(page)).toHaveCount(12)
  for (const [index, card] of (await cards(page).all()).entries()) {
    const piece = pieces[index]
    await expect(card.getByRole('link')).toHaveText(piece?.name ?? '')
    await expect(card.getByRole('link')).toHaveAttribute('href', `/produto/${piece?.id}`)
    await expect(card).toContainText(piece?.collection ?? '')
    await expect(card.getByText(/^R\$\s\d{1,3}(\.\d{3})*,\d{2}$/)).toBeVisible()
  }
})

test('one piece is counted in the singular, several in the plural', async ({ page }) => {
  await page.goto('/colecoes?collection=Midi')
  await expect(resultCount(page)).toHaveText('1 vestido encontrado')
  await expect(cards(page)).toHaveCount(1)
  await page.goto('/colecoes')
  await expect(resultCount(page)).toHaveText('19 vestidos encontrados')
})

test('a wide screen has the filters beside the list', { tag: '@wide' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no room for a sidebar')
  await page.goto('/colecoes')
  const sidebar = page.getByRole('complementary', { name: 'Filtros' })
  await expect(sidebar.getByRole('group')).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Filtros/ })).toBeHidden()
  const [left, right] = [await sidebar.boundingBox(), await cards(page).first().boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
})

test('on a phone the filters open as a drawer, say what is left and close', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has the sidebar')
  await page.goto('/colecoes?collection=Reto')
  await expect(page.getByRole('complementary', { name: 'Filtros' })).toBeHidden()
  const opener = page.getByRole('button', { name: /^Filtros/ })
  await expect(opener).toHaveAccessibleName(/1\s*ativo$/)
  await opener.click()
  await expect(drawer(page)).toBeVisible()
  await expect(drawer(page).getByRole('button', { name: 'Ver 2 vestidos' })).toBeInViewport()
  await expect(drawer(page).getByRole('status')).toHaveText('2 vestidos')
  await drawer(page).getByRole('checkbox', { name: 'Somente em estoque' }).check()
  await expect(drawer(page).getByRole('status')).toHaveText('1 vestido')
  await drawer(page).getByRole('button', { name: 'Ver 1 vestido', exact: true }).click()
  await expect(drawer(page)).toBeHidden()
  await expect(cards(page)).toHaveCount(1)
  await opener.click()
  await drawer(page).getByRole('link', { name: 'Limpar' }).click()
  await expect(drawer(page).getByRole('button', { name: 'Ver 19 vestidos' })).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Fechar filtros' }).click()
  await expect(drawer(page)).toBeHidden()
  await expect(page).toHaveURL('/colecoes')
})

test('nothing found is said as such, and one button brings everything back', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/colecoes?search=sereia+azul&collection=Reto&minPrice=2000&maxPrice=4000&inStock=true')
  await expect(resultCount(page)).toHaveText('0 vestidos encontrados')
  await expect(page.getByRole('heading', { name: 'Nenhum vestido encontrado' })).toBeVisible()
  await expect(page.getByText('Tente ajustar os filtros ou buscar por outros termos.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL('/colecoes')
  await expect(resultCount(page)).toHaveText('19 vestidos encontrados')
  await expect(resultCount(page)).toBeFocused()
  await expect(cards(page)).toHaveCount(12)
  await expect(searchBox(page)).toHaveValue('')
  const panel = await filters(page, isMobile)
  await expect(panel.getByRole('radio', { name: 'Todas' })).toBeChecked()
  await expect(panel.getByRole('checkbox')).not.toBeChecked()
  await expect(panel.getByRole('slider', { name: 'Preço mínimo' })).toHaveValue('0')
  await expect(panel.getByRole('slider', { name: 'Preço máximo' })).toHaveValue('10000')
})

test('a search that finds nothing offers what comes closest to it', async ({ page }) => {
  await page.goto('/colecoes?search=renda+preta')
  await expect(resultCount(page)).toHaveText('0 vestidos encontrados')
  await expect(page.getByRole('heading', { name: 'Nenhum vestido encontrado' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Talvez você goste destes' })).toBeVisible()
  const near = await cards(page).count()
  expect(near).toBeGreaterThan(0)
  expect(near).toBeLessThanOrEqual(6)
  await page.goto('/colecoes?collection=Midi&minPrice=9000')
  await expect(page.getByRole('heading', { name: 'Nenhum vestido encontrado' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Talvez você goste destes' })).toHaveCount(0)
})

test('what narrows the list is named above it, and each can be undone alone', async ({ page }) => {
  await page.goto('/colecoes?search=renda&minPrice=2000&inStock=true')
  await expect(chips(page)).toHaveText([/A partir de R\$\s2\.000$/, /Somente em estoque$/, /“renda”$/])
  await chips(page).nth(1).click()
  await expect(page).toHaveURL('/colecoes?search=renda&minPrice=2000')
  await expect(chips(page)).toHaveCount(2)
  await chips(page).last().click()
  await expect(page).toHaveURL('/colecoes?minPrice=2000')
  await expect(searchBox(page)).toHaveValue('')
})

test('parameters that make no sense show the whole collection', async ({ page, request }) => {
  const response = await page.goto('/colecoes?page=abc&minPrice=-1&maxPrice=x&sort=zzz&inStock=7')
  expect(response?.status()).toBe(200)
  await expect(resultCount(page)).toHaveText('19 vestidos encontrados')
  const pieces = await piecesOf(request)
  expect(await namesOf(page)).toEqual(pieces.slice(0, 12).map(({ name }) => name))
})

test('a page beyond the last leads to the last', async ({ page }) => {
  await page.goto('/colecoes?page=99')
  await expect(page).toHaveURL('/colecoes?page=2')
  await expect(cards(page)).toHaveCount(19)
})

test('search engines are given collections as pages, and searches only to follow', async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]')
  const robots = page.locator('meta[name="robots"]')
  await page.goto('/colecoes?collection=Sereia&minPrice=1000&page=1')
  await expect(page).toHaveTitle('Sereia · Alva de Maio')
  await expect(canonical).toHaveAttribute('href', /\/colecoes\?collection=Sereia$/)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/media\//)
  await expect(robots).toHaveCount(0)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const kinds = blocks.map((text) => (JSON.parse(text) as { '@type': string })['@type'])
  expect(kinds).toEqual(expect.arrayContaining(['BreadcrumbList', 'ItemList']))

  await page.goto('/colecoes?search=renda')
  await expect(canonical).toHaveAttribute('href', /\/colecoes$/)
  await expect(robots).toHaveAttribute('content', 'noindex, follow')
})

test('a collection that the shop does not have stays asked for, and gives the page no name', async ({
  page,
}) => {
  const made = 'Liquidação falsa'
  await page.goto(`/colecoes?${new URLSearchParams({ collection: made })}`, { waitUntil: 'networkidle' })
  await expect(page).toHaveURL(/\?collection=Liquida/)
  await expect(resultCount(page)).toHaveText('0 vestidos encontrados')
  await expect(chips(page)).toHaveText([`Remover filtro: ${made}`])
  await expect(page).toHaveTitle('Nossa Coleção · Alva de Maio')
  await expect(page.getByRole('navigation', { name: 'Você está em' })).not.toContainText(made)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/colecoes$/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
})

test('between a phone and a desk the controls of the list fill its width', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/colecoes')
  const search = await searchBox(page).boundingBox()
  const sort = await sortSelect(page).boundingBox()
  const edge = (box: typeof sort) => (box?.x ?? 0) + (box?.width ?? 0)
  expect(Math.abs(edge(sort) - edge(search))).toBeLessThan(2)
})
