import { formatBRL } from '@shop/contract/money'
import { reports } from '@shop/contract/reports'
import { expectToast, refusal } from './account-forms.ts'
import { test } from './admin-desk.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('the five figures of the report stand on cards, and what needs her today beneath', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  // The answer this very page was drawn from: other tests buy and register meanwhile.
  const answered = page.waitForResponse((response) => response.url().includes('/api/reports?'))
  await page.goto('/admin')
  const report = reports.read.response.parse(JSON.parse(await (await answered).text()))
  const figure = (label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
      .first()
  await expect(figure('Receita total')).toHaveText(formatBRL(report.totalRevenueCents))
  await expect(figure('Produtos')).toHaveText(report.totalProducts.toLocaleString('pt-BR'))
  await expect(figure('Pedidos')).toHaveText(report.totalOrders.toLocaleString('pt-BR'))
  await expect(figure('Pedidos pendentes')).toHaveText(report.pendingOrders.toLocaleString('pt-BR'))
  await expect(figure('Clientes')).toHaveText(report.totalCustomers.toLocaleString('pt-BR'))
  await expect(page.getByRole('heading', { name: 'O que precisa de você hoje' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pedidos esperando você' })).toBeVisible()
  await expectNoViolations(page)
})

test('while the report loads the panel says so', async ({ page, signIn }) => {
  await signIn('admin')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/reports?*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/admin')
  await expect(page.getByText('Carregando painel...')).toBeVisible()
  answer()
  await expect(page.getByText(/atualizado às \d{2}:\d{2}/)).toBeVisible()
})

test.describe('a report that cannot be had is told, and tried again', () => {
  const cases = [
    ['with the server’s words', refusal(409, 'x', 'Volte já.'), 'Volte já.'],
    ['with a fallback when it gave none', { status: 409, body: '' }, 'Falha ao buscar relatório do admin.'],
  ] as const
  for (const [title, answer, text] of cases) {
    test(title, async ({ page, signIn }) => {
      await signIn('admin')
      await page.route('**/api/reports?*', (route) => route.fulfill(answer))
      await page.goto('/admin')
      await expect(page.getByRole('alert')).toContainText(`Erro ao carregar dados: ${text}`)
      await expect(page.getByText('sem dados').first()).toBeVisible()
      await page.unroute('**/api/reports?*')
      await page.getByRole('button', { name: 'Tentar de novo' }).click()
      await expect(page.getByText('Receita total')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
})

test('an order goes one step on from the panel', async ({ page, ownDesk }) => {
  const { url, db } = await ownDesk()
  await page.goto(`${url}/admin`)
  const button = page.getByRole('button', { name: /^Iniciar produção: pedido nº/ }).first()
  const number = Number(/\d+$/.exec((await button.getAttribute('aria-label')) ?? '')?.[0])
  await button.click()
  await expectToast(page, 'Status atualizado!', 'Status do pedido atualizado!')
  const stored = await db
    .selectFrom('orders')
    .select('status')
    .where('number', '=', number)
    .executeTakeFirst()
  expect(stored).toEqual({ status: 'in_production' })
})

test('after a product was changed the report is fetched again', async ({ page, ownDesk }) => {
  const { url } = await ownDesk()
  await page.goto(`${url}/admin`)
  await expect(page.getByText(/atualizado às/)).toBeVisible({ timeout: 15_000 })
  await page.getByRole('link', { name: 'Produtos' }).first().click()
  const again = page.waitForRequest((request) => request.url().includes('/api/reports?'))
  await page.getByRole('button', { name: 'Destaque na página inicial: Alecrim' }).click()
  await again
})
