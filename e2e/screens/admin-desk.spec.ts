import { empty, hold, refuse } from './hold.ts'
import { screen } from './screen.ts'

const desk = { path: '/admin', as: 'admin' } as const
const REPORT = '**/api/reports?*'

screen('admin-restrito', { path: '/admin', as: 'customer' })
screen('admin-painel', desk)

screen('admin-painel-loading', {
  ...desk,
  waiting: true,
  before: ({ page }) => hold(page, REPORT),
  show: ({ page }) => page.getByText('Carregando painel...').waitFor(),
})

screen('admin-painel-error', {
  ...desk,
  before: ({ page }) => refuse(page, REPORT),
  show: ({ page }) => page.getByRole('alert').waitFor(),
})

screen('admin-menu', {
  ...desk,
  show: ({ page, isMobile }) => page.getByRole('button', { name: isMobile ? 'Mais' : /^Conta de/ }).click(),
})

screen('admin-clientes', { ...desk, path: '/admin/clientes' })

screen('admin-clientes-details', {
  ...desk,
  path: '/admin/clientes?busca=marina',
  show: ({ page }) =>
    page
      .getByRole('button', { name: /^Ver Detalhes/ })
      .first()
      .click(),
})

screen('admin-clientes-empty', { ...desk, path: '/admin/clientes?busca=ninguém' })

screen('admin-suporte', { ...desk, path: '/admin/suporte' })

screen('admin-suporte-empty', {
  ...desk,
  path: '/admin/suporte',
  before: ({ page }) => empty(page, '**/api/support?*'),
})

screen('admin-suporte-error', {
  ...desk,
  path: '/admin/suporte',
  before: ({ page }) => refuse(page, '**/api/support?*'),
  show: ({ page }) => page.getByRole('alert').waitFor(),
})

screen('admin-mensagens', { ...desk, path: '/admin/suporte?secao=mensagens' })
screen('admin-newsletter', { ...desk, path: '/admin/suporte?secao=newsletter' })

screen('admin-ticket', {
  ...desk,
  path: '/admin/suporte',
  async show({ page }) {
    await page
      .getByRole('link', { name: /^Ver \/ Responder/ })
      .first()
      .click()
    await page.getByRole('log').waitFor()
  },
})

screen('admin-relatorios-mensal', {
  ...desk,
  path: '/admin/relatorios',
  show: ({ page }) => page.locator('.recharts-bar-rectangle').first().waitFor(),
})

screen('admin-relatorios-produtos', {
  ...desk,
  path: '/admin/relatorios',
  async show({ page }) {
    await page.getByRole('button', { name: 'Mais vendidos' }).click()
    await page.getByRole('img', { name: /^Peças mais vendidas/ }).waitFor()
  },
})

screen('admin-relatorios-loading', {
  ...desk,
  path: '/admin/relatorios',
  waiting: true,
  before: ({ page }) => hold(page, REPORT),
  show: ({ page }) => page.getByText('Carregando gráficos...').waitFor(),
})

screen('admin-relatorios-error', {
  ...desk,
  path: '/admin/relatorios',
  before: ({ page }) => refuse(page, REPORT),
  show: ({ page }) => page.getByRole('alert').waitFor(),
})
