import type { Page } from '@playwright/test'
import { errorResponse } from './account-forms.ts'
import { dialogOf, holdResponses, openTab } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const productRows = (page: Page) => page.getByRole('table', { name: 'Produtos' }).getByRole('row')
const note = (page: Page, title: string) => page.getByRole('heading', { name: title, exact: true })
const again = (page: Page) => page.getByRole('button', { name: 'Tentar de novo' }).click()

async function expectFailure(page: Page, text: string) {
  await expect(page.getByRole('alert')).toContainText(`Erro ao carregar dados: ${text}`, { timeout: 15_000 })
}

async function openFirstCustomer(page: Page) {
  await page
    .getByRole('button', { name: /^Ver Detalhes/ })
    .first()
    .click()
}

test('a loading state is shown for the stored token, the charts, the products and the dashboard', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const verify = await holdResponses(page, '**/api/auth/verify')
  const charts = await holdResponses(page, '**/api/reports?*')
  const verifying = page.waitForRequest('**/api/auth/verify')
  await page.goto('/admin/relatorios')
  await verifying
  await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible()
  await expect(page.getByText('Acesso restrito')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Ateliê' })).toHaveCount(0)
  verify()
  await expect(page.getByRole('navigation', { name: 'Ateliê' })).toBeVisible()
  await expect(page.getByText('Carregando gráficos...')).toBeVisible()
  await expect(page.locator('.recharts-wrapper')).toHaveCount(0)
  charts()
  await expect(page.locator('.recharts-wrapper').first()).toBeVisible({ timeout: 15_000 })

  const list = await holdResponses(page, '**/api/products?*')
  await openTab(page, 'Produtos')
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Carregando produtos...')
  await expectNoViolations(page)
  list()
  await expect(productRows(page)).toHaveCount(11)

  // Without a reload the dashboard would show the report already loaded for the charts.
  const report = await holdResponses(page, '**/api/reports?*')
  await page.goto('/admin')
  await expect(page.getByText('Carregando painel...')).toBeVisible()
  report()
  await expect(page.getByText(/atualizado às \d{2}:\d{2}/)).toBeVisible()
})

test('a failed load shows the server’s message in its place, and can be retried', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.route('**/api/reports?*', (route) => route.fulfill(errorResponse(409, 'x', 'Volte já.')))
  await page.goto('/admin')
  await expectFailure(page, 'Volte já.')
  await expect(page.getByText('sem dados').first()).toBeVisible()
  await page.unroute('**/api/reports?*')
  await again(page)
  await expect(page.getByText('Receita total')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const unavailable = errorResponse(503, 'unavailable', 'Serviço temporariamente indisponível.')
  await page.route('**/api/products?*', (route) => route.fulfill(unavailable))
  await openTab(page, 'Produtos')
  await expectFailure(page, 'Serviço temporariamente indisponível.')
  await expect(page.getByText('Nenhum produto cadastrado.')).toHaveCount(0)
  await page.unroute('**/api/products?*')
  await again(page)
  await expect(productRows(page)).toHaveCount(11)

  // A different message each, so that the one of the previous screen does not match.
  const texts = {
    orders: 'Os pedidos voltam já.',
    contact: 'As mensagens voltam já.',
    customers: 'Elas voltam já.',
  }
  for (const [name, text] of Object.entries(texts)) {
    await page.route(`**/api/${name}?*`, (route) => route.fulfill(errorResponse(409, 'x', text)))
  }
  await openTab(page, 'Pedidos')
  await expectFailure(page, texts.orders)
  await expect(page.getByText('Nenhum pedido encontrado')).toHaveCount(0)
  await openTab(page, 'Suporte')
  await page.getByRole('button', { name: 'Mensagens de contato' }).click()
  await expectFailure(page, texts.contact)
  await openTab(page, 'Clientes')
  await expectFailure(page, texts.customers)
  await page.unroute('**/api/customers?*')
  await again(page)
  await openFirstCustomer(page)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(texts.orders)
  await expect(page.getByText('Nenhum pedido encontrado.')).toHaveCount(0)
})

test('a failed load shows the default message in its place when the server sent none', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const silent = { status: 409, body: '' }
  const apis = /\/api\/(settings|coupons|user\/second-factor|reports\?.*|customers\?.*|support\?.*)$/
  await page.route(apis, (route) => route.fulfill(silent))
  await page.route('**/api/products?*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/admin/configuracoes')
  await expectFailure(page, 'Falha ao buscar categorias.')
  const sections = page.getByRole('navigation', { name: 'Configurações' })
  await sections.getByRole('button', { name: 'Cupons' }).click()
  await expectFailure(page, 'Falha ao buscar cupons.')
  await page.unroute(apis)
  await again(page)
  await expect(page.getByText('NOIVA10')).toBeVisible()
  await page.route(apis, (route) => route.fulfill(silent))
  await sections.getByRole('button', { name: 'Segurança' }).click()
  await expectFailure(page, 'Falha ao buscar a verificação em duas etapas.')
  await page.unroute(apis)
  await again(page)
  await expect(page.getByText('Desativada')).toBeVisible()

  await page.route(apis, (route) => route.fulfill(silent))
  await openTab(page, 'Suporte')
  await expectFailure(page, 'Falha ao buscar tickets.')
  await expect(note(page, 'Nenhum ticket de suporte encontrado.')).toHaveCount(0)
  await openTab(page, 'Painel')
  await expectFailure(page, 'Falha ao buscar relatório do admin.')
  await expect(page.getByText('sem dados').first()).toBeVisible()
  await openTab(page, 'Clientes')
  await expectFailure(page, 'Falha ao buscar usuários.')
  await page.unroute(apis)
  await page.route('**/api/orders?*', (route) => route.fulfill(silent))
  await again(page)
  await openFirstCustomer(page)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Falha ao buscar pedidos do cliente.',
  )
  await expect(page.getByText('Nenhum pedido encontrado.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await openTab(page, 'Produtos')
  await expectFailure(page, 'Erro desconhecido ao buscar produtos.')
  await expect(page.getByText('Nenhum produto cadastrado.')).toHaveCount(0)
})

test('a shop without an order, a ticket, a product or a category shows that it has none, and what to do first', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.route(/\/api\/((orders|support|products)\?.*|settings)$/, (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
  )
  await page.goto('/admin/pedidos')
  await expect(note(page, 'Nenhum pedido encontrado')).toBeVisible()
  await openTab(page, 'Suporte')
  await expect(note(page, 'Nenhum ticket de suporte encontrado.')).toBeVisible()
  await openTab(page, 'Produtos')
  await expect(note(page, 'Nenhum produto cadastrado.')).toBeVisible()
  await page.getByRole('button', { name: 'Novo produto' }).last().click()
  const dialog = dialogOf(page, 'Novo produto')
  await expect(dialog.getByRole('alert')).toContainText(
    "Coleção necessária: Adicione uma categoria em 'Configurações' antes de criar um produto.",
  )
  await expect(dialog.getByRole('button', { name: 'Adicionar produto' })).toBeDisabled()
  await expect(dialog.getByRole('link', { name: 'Ir para Configurações' })).toHaveAttribute(
    'href',
    '/admin/configuracoes',
  )
})
