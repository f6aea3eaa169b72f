import { empty, hold, rejectCalls } from './hold.ts'
import { screen } from './screen.ts'

const adminPage = { path: '/admin', as: 'admin' } as const
const REPORT = '**/api/reports?*'

screen('admin-restrito', { path: '/admin', as: 'customer' })
screen('admin-painel', adminPage)

screen('admin-painel-loading', {
  ...adminPage,
  waiting: true,
  before: ({ page }) => hold(page, REPORT),
  show: ({ page }) => page.getByText('Carregando painel...').waitFor(),
})

screen('admin-painel-error', {
  ...adminPage,
  before: ({ page }) => rejectCalls(page, REPORT),
  show: ({ page }) => page.getByRole('alert').waitFor(),
})

screen('admin-menu', {
  ...adminPage,
  show: ({ page, isMobile }) => page.getByRole('button', { name: isMobile ? 'Mais' : /^Conta de/ }).click(),
})

screen('admin-clientes', { ...adminPage, path: '/admin/clientes' })

screen('admin-clientes-details', {
  ...adminPage,
  path: '/admin/clientes?busca=marina',
  show: ({ page }) =>
    page
      .getByRole('button', { name: /^Ver Detalhes/ })
      .first()
      .click(),
})

screen('admin-clientes-empty', { ...adminPage, path: '/admin/clientes?busca=ninguém' })

screen('admin-suporte', { ...adminPage, path: '/admin/suporte' })

screen('admin-suporte-empty', {
  ...adminPage,
  path: '/admin/suporte',
  before: ({ page }) => empty(page, '**/api/support?*'),
})

screen('admin-suporte-error', {
  ...adminPage,
  path: '/admin/suporte',
  before: ({ page }) => rejectCalls(page, '**/api/support?*'),
  show: ({ page }) => page.getByRole('alert').waitFor(),
})

screen('admin-mensagens', { ...adminPage, path: '/admin/suporte?secao=mensagens' })
screen('admin-newsletter', { ...adminPage, path: '/admin/suporte?secao=newsletter' })

screen('admin-ticket', {
  ...adminPage,
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
  ...adminPage,
  path: '/admin/relatorios',
  show: ({ page }) => page.locator('.recharts-bar-rectangle').first().waitFor(),
})

screen('admin-relatorios-produtos', {
  ...adminPage,
  path: '/admin/relatorios',
  async show({ page }) {
    await page.getByRole('button', { name: 'Mais vendidos' }).click()
    await page.getByRole('img', { name: /^Peças mais vendidas/ }).waitFor()
  },
})

screen('admin-relatorios-loading', {
  ...adminPage,
  path: '/admin/relatorios',
  waiting: true,
  before: ({ page }) => hold(page, REPORT),
  show: ({ page }) => page.getByText('Carregando gráficos...').waitFor(),
})

screen('admin-relatorios-error', {
  ...adminPage,
  path: '/admin/relatorios',
  before: ({ page }) => rejectCalls(page, REPORT),
  show: ({ page }) => page.getByRole('alert').waitFor(),
})
screen('painel-primeiros-passos', {
  path: '/admin',
  as: 'admin',
  before: ({ db }) =>
    db
      .updateTable('settings')
      .set({ value: JSON.stringify({ policiesRead: false, isHidden: false }) })
      .where('key', '=', 'first_steps')
      .execute(),
})
