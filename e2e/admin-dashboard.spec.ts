import type { Page } from '@playwright/test'
import { aTicket } from '@shop/api/testing/factories'
import { formatBRL } from '@shop/contract/money'
import { reports } from '@shop/contract/reports'
import { aCustomer, expectToast, refusal } from './account-forms.ts'
import { test } from './admin-desk.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

/** The report this very page was drawn from: other tests buy and register meanwhile. */
async function openDashboard(page: Page) {
  const answered = page.waitForResponse((response) => response.url().includes('/api/reports?'))
  await page.goto('/admin')
  return reports.read.response.parse(JSON.parse(await (await answered).text()))
}

test('the five figures of the report stand on cards, and what needs her today beneath', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const report = await openDashboard(page)
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

test('beneath them stand the latest orders of the report, each leading to its page', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const { recentOrders } = await openDashboard(page)
  const latest = recentOrders.slice(0, 5)
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Últimos pedidos' }) })
  await expect(panel.getByRole('listitem')).toHaveText(
    latest.map(({ number, customer }) => new RegExp(`^nº ${number} · ${customer.name}`)),
  )
  const [first] = latest
  await expect(panel.getByRole('listitem').first()).toContainText(formatBRL(first?.totalCents ?? 0))
  await panel.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(`/admin/pedidos/${first?.id}`)
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

test('a refresh that was asked for is seen and heard to run, once, and tells when it failed', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await openDashboard(page)
  const note = page.getByRole('status').filter({ hasText: 'painel...' })
  const updated = page.getByRole('status').filter({ hasText: /atualizado às \d{2}:\d{2}/ })
  await expect(updated).toBeVisible()
  const asked: (() => void)[] = []
  await page.route('**/api/reports/today*', async (route) => {
    await new Promise<void>((resolve) => asked.push(resolve))
    await route.continue()
  })
  const button = page.getByRole('button', { name: 'Atualizar o painel' })
  await button.click()
  await expect(note).toHaveText('Atualizando painel...')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toBeFocused()
  await button.press('Enter')
  for (const answer of asked) answer()
  await expect(updated).toBeVisible()
  expect(asked).toHaveLength(1)
  await expect(button).toHaveAttribute('aria-disabled', 'false')

  await page.route('**/api/reports?*', (route) => route.fulfill(refusal(409, 'x', 'Volte já.')))
  await page.unroute('**/api/reports/today*')
  await button.click()
  await expectToast(page, 'Erro', 'Volte já.')
  await expect(page.getByText('Receita total')).toBeVisible()
  await expect(updated).toBeVisible()
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

test('after a product was changed, added or taken out the report is fetched again', async ({
  page,
  ownDesk,
}) => {
  const { url } = await ownDesk()
  await page.goto(`${url}/admin`)
  await expect(page.getByText(/atualizado às/)).toBeVisible({ timeout: 15_000 })
  await page.getByRole('link', { name: 'Produtos' }).first().click()
  const fetchedAgain = () => page.waitForRequest((request) => request.url().includes('/api/reports?'))

  const changed = fetchedAgain()
  await page.getByRole('button', { name: 'Destaque na página inicial: Alecrim' }).click()
  await changed

  await page.getByRole('button', { name: 'Novo produto' }).click()
  const form = page.getByRole('dialog', { name: 'Novo produto' })
  await form.getByLabel('Nome').fill('Aurora do Teste')
  await form.getByLabel('Preço (R$)').fill('1200')
  await form.locator('[name=description]').fill('Vestido de prova.')
  const added = fetchedAgain()
  await form.getByRole('button', { name: 'Adicionar produto' }).click()
  await added

  await page.getByRole('button', { name: 'Excluir Alecrim' }).click()
  const removed = fetchedAgain()
  await page.getByRole('button', { name: 'Excluir produto' }).click()
  await removed
})

test('a ticket that was answered waits no longer when she comes back to the panel', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const user = await aCustomer(db)
  const subject = `Prova de sábado ${user.id}`
  // Longer without an answer than any other, so that it stands first.
  await aTicket(db, { userId: user.id, subject, hoursAgo: 24 * 365 })
  await page.goto('/admin')
  await page.getByRole('link', { name: new RegExp(`^Responder ?: ${subject}$`) }).click()
  await page.getByLabel('Sua resposta').fill('Às dez está bom.')
  await page.getByRole('main').getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByText('Status: Aguardando Resposta')).toBeVisible()
  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { name: 'O que precisa de você hoje' })).toBeVisible()
  await expect(page.getByText(subject)).toHaveCount(0)
})
