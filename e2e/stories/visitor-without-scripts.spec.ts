import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

test.use({ javaScriptEnabled: false })

const pagesToRead = [
  '/sobre',
  '/contato',
  '/faq',
  '/medidas',
  '/politica-de-privacidade',
  '/termos-de-uso',
  '/politica-de-trocas',
  '/acessibilidade',
]

/** Pages that do not work without scripts, and say so. */
const pages = [
  '/carrinho',
  '/checkout',
  '/login',
  '/cadastro',
  '/esqueci-senha',
  '/conta',
  '/favoritos',
  '/suporte',
  '/verificar-email',
]

test('a visitor without scripts navigates from the home page to a dress and back to the collections', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const featured = page.getByRole('region', { name: 'DESTAQUES' }).getByRole('article')
  await expect(featured).toHaveCount(3)
  await featured.first().getByRole('link').click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Açucena')
  await expect(page.getByText(/^R\$\s6\.890,00$/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Descrição' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Avaliações' }).getByRole('article')).toHaveCount(3)
  await expectTextInstead(page, 'Para comprar, ative o JavaScript')
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Coleções' }).click()

  await page.getByRole('main').getByRole('searchbox', { name: 'Buscar' }).fill('renda')
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('price-low')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page).toHaveURL(/\/colecoes\?.*search=renda/)
  await expect(
    page
      .getByRole('region', { name: 'Vestidos' })
      .getByText(/^R\$\s/)
      .first(),
  ).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas' }).click()
  await expect(page).toHaveURL('/faq')
})

test('a visitor reads every static page without scripts', async ({ page }) => {
  for (const path of pagesToRead) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(300)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Coleções' })).toBeVisible()
  }
})

test('a page that needs scripts says so to a visitor without them', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    await expectTextInstead(page, 'ative o JavaScript')
  }
})

async function expectTextInstead(page: Page, text: string) {
  const notice = page.getByRole('main').locator('noscript').first()
  await expect(notice).toBeVisible()
  expect(await notice.innerText(), page.url()).toContain(text)
}
