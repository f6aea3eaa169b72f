/** What the owner writes on the site, beside the page as it will be. */
import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { defaultTheme } from '@shop/contract/theme/theme'
import { screen } from './screen.ts'
import { showEmail } from './show-email.ts'

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

const inAnotherBrand = async ({ db }: { db: Db }) => {
  const logo = {
    kind: 'svg',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><path d="M0 0h120v6H0zM0 24h120v6H0z" fill="currentColor"/></svg>',
  }
  const value = { ...defaultTheme, palette: 'nevoa', fonts: 'tenor-jost', corners: 'straight', logo }
  await db
    .insertInto('contentVersions')
    .values({ key: 'theme', version: 1, value: JSON.stringify(value) })
    .execute()
}
const backToUsual = ({ db }: { db: Db }) =>
  db.deleteFrom('contentVersions').where('key', '=', 'theme').execute()

screen('admin-painel-outra-marca', {
  ...{ path: '/admin', as: 'admin', before: inAnotherBrand },
  show: backToUsual,
})
for (const colorScheme of ['light', 'dark'] as const) {
  screen(`email-outra-marca-${colorScheme}`, {
    ...{ path: '/admin/configuracoes?secao=emails', as: 'admin', only: 'desktop', before: inAnotherBrand },
    async show({ page, db }) {
      await page.emulateMedia({ colorScheme })
      await showEmail(page, 'order-confirmed')
      await backToUsual({ db })
    },
  })
}
