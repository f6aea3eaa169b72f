/** What the owner writes on the site, beside the page as it will be. */
import type { Page } from '@playwright/test'
import { screen } from './screen.ts'

const appearance = { path: '/admin/aparencia', as: 'admin' } as const

/** The frame is loaded after the fields. */
const withPreview = async ({ page }: { page: Page }) => {
  const preview = page.frameLocator('iframe[title="Prévia da página"]')
  await preview.getByRole('heading', { level: 1 }).waitFor()
}

screen('admin-aparencia', { ...appearance, show: withPreview })
screen('admin-aparencia-sobre', { ...appearance, path: '/admin/aparencia?parte=sobre', show: withPreview })
screen('admin-aparencia-perguntas', {
  ...appearance,
  path: '/admin/aparencia?parte=perguntas',
  async show({ page }) {
    await withPreview({ page })
    await page.getByRole('button', { name: 'Acrescentar uma pergunta' }).click()
    await page.getByText('Perguntas prontas que você pode esconder').click()
  },
})
screen('admin-aparencia-marca', {
  ...appearance,
  path: '/admin/aparencia?parte=marca',
  async show({ page }) {
    await withPreview({ page })
    for (const group of ['Letras', 'Cantos']) await page.getByText(group, { exact: true }).click()
  },
})
screen('admin-aparencia-contraste', {
  ...appearance,
  path: '/admin/aparencia?parte=marca',
  async show({ page }) {
    await withPreview({ page })
    await page.getByRole('textbox', { name: /^Código da cor/ }).fill('#c98b86')
    await page.getByText(/^Não passa/).scrollIntoViewIfNeeded()
  },
})
screen('admin-aparencia-versoes', {
  ...appearance,
  async show({ page }) {
    await withPreview({ page })
    await page.getByRole('button', { name: 'Versões' }).click()
  },
})
screen('admin-categoria-editar', {
  path: '/admin/configuracoes',
  as: 'admin',
  async show({ page }) {
    await page
      .getByRole('button', { name: /^Editar/ })
      .first()
      .click()
  },
})
screen('admin-aparencia-politicas', {
  ...appearance,
  path: '/admin/aparencia?parte=politicas',
  async show({ page }) {
    await withPreview({ page })
    await page.getByRole('button', { name: 'Escrever o meu texto em Comprar e ter uma conta' }).click()
    await page.getByLabel('Tirar da página: Quem somos').check()
  },
})
