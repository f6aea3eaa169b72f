import { productOf } from './answers.ts'
import { expect, test } from './fixtures.ts'
import { layoutShiftOf } from './layout-shift.ts'

test('opened directly, a product’s page is itself: collection, name, price and description', async ({
  page,
  request,
}) => {
  const product = await productOf(request, 1)
  const response = await page.goto('/produto/1')
  expect(response?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(main.locator('.eyebrow', { hasText: product.collection })).toBeVisible()
  await expect(main.getByText(/^R\$\s6\.890,00$/).first()).toBeVisible()
  await expect(main.getByText(product.description)).toBeVisible()
})

test('the breadcrumb leads back to the shop, to the collections and to the product’s own', async ({
  page,
}) => {
  await page.goto('/produto/1')
  const trail = page.getByRole('navigation', { name: 'Você está em' })
  await expect(trail.getByRole('listitem')).toHaveText([/Início/, /Coleções/, /Evasê/, /Açucena/])
  await expect(trail.getByRole('link', { name: 'Início' })).toHaveAttribute('href', '/')
  await expect(trail.getByRole('link', { name: 'Coleções' })).toHaveAttribute('href', '/colecoes')
  const collection = `/colecoes?${new URLSearchParams({ collection: 'Evasê' })}`
  await expect(trail.getByRole('link', { name: 'Evasê' })).toHaveAttribute('href', collection)
  await expect(trail.getByText('Açucena')).toHaveAttribute('aria-current', 'page')
})

test('an unknown product is told so, with status 404 and a way back to the collections', async ({ page }) => {
  for (const id of ['999999', '9999999999', '99999999999', '0', '007', '-1', '1.5', 'vestido']) {
    const response = await page.goto(`/produto/${id}`)
    expect(response?.status(), id).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Produto não encontrado')
    await expect(page).toHaveTitle('Produto não encontrado · Alva de Maio')
    await expect(main.getByRole('link', { name: 'Voltar às coleções' })).toHaveAttribute('href', '/colecoes')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

test('a product that is not in stock says Esgotado', async ({ page, request }) => {
  const { stockQuantity } = await productOf(request, 10)
  expect(stockQuantity).toBe(0)
  await page.goto('/produto/10')
  await expect(page.getByRole('main').getByText('Esgotado', { exact: true }).first()).toBeVisible()
})

test('a product that takes its time says that it loads, and comes', async ({ page }) => {
  await page.goto('/')
  await page.route('**/produto/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const card = page.getByRole('region', { name: 'DESTAQUES' }).getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link').first().click()
  const waiting = page.getByRole('main').getByRole('status').filter({ hasText: 'Carregando produto...' })
  await expect(waiting).toBeVisible()
  await expect(waiting).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('Carregando produto...')).toBeHidden()
})

test('a product that comes at once shows no stand-in', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/produto/*.data*', async (route) => {
    await held
    await route.continue()
  })
  // By the page's own clock, which stands still but for these hundred milliseconds: the machine may be busy.
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = page.waitForRequest('**/produto/*.data*')
  await page.getByRole('region', { name: 'DESTAQUES' }).getByRole('link').nth(1).click()
  await asked
  await page.clock.runFor(100)
  await expect(page.getByRole('region', { name: 'DESTAQUES' })).toBeVisible()
  await expect(page.getByText('Carregando produto...')).toHaveCount(0)
  answer()
  await expect(page.getByRole('navigation', { name: 'Você está em' })).toBeVisible()
})

test('no piece of the product’s page reaches beyond its edge', async ({ page }) => {
  await page.goto('/produto/1')
  // 640 wide is what a window of 1280 leaves at 200 % zoom.
  for (const width of [320, 390, 640, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width}`).toBe(0)
  }
})

test('nothing on the product’s page moves while it loads, and its first picture comes first', async ({
  page,
}) => {
  expect(await layoutShiftOf(page, '/produto/1')).toBeLessThan(0.001)
  const first = page
    .getByRole('link', { name: /^Ampliar/ })
    .first()
    .getByRole('img')
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  await expect(first).toHaveAttribute('loading', 'eager')
})
