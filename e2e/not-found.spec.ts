import { expect, test } from './fixtures.ts'

test('an unknown address answers 404 with a page in Portuguese and ways on', async ({ page }) => {
  const response = await page.goto('/um/caminho/que-nao-existe')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Página não encontrada · Alva de Maio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não subiu ao altar')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Ver coleções' })).toHaveAttribute('href', '/colecoes')
  await main.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page).toHaveURL('/')
})

test('a way back to an unknown address shows the same page inside the shop', async ({ page }) => {
  // The shop's scripts first: before them the history is the browser's alone.
  await page.goto('/', { waitUntil: 'networkidle' })
  // No page of ours links to one that does not exist, so the history does.
  await page.evaluate(() => {
    history.pushState(null, '', '/um/caminho/que-nao-existe')
    history.pushState(null, '', '/')
  })
  await page.goBack()
  await expect(page).toHaveURL('/um/caminho/que-nao-existe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não subiu ao altar')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a failure on the way to another page ends on the error page, which leads home', async ({ context }) => {
  // A page of its own, because the router rightly logs what failed; a refusal of the security policy is still one too many.
  const page = await context.newPage()
  const refusals: string[] = []
  page.on('console', (message) => {
    if (/Trusted|Content Security Policy/.test(message.text())) refusals.push(message.text())
  })
  await page.goto('/')
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('main').locator('a[href^="/produto/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todo vestido começa com um traço')
  expect(refusals).toEqual([])
})
