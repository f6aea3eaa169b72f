import type { Page } from '@playwright/test'
import { formatBRL } from '@shop/contract/money'
import { reports } from '@shop/contract/reports'
import { aTicket } from '@shop/test-kit/factories'
import { aCustomer, errorResponse, expectToast, newEmail } from './account-forms.ts'
import { expect, test } from './fixtures.ts'

/** The report this page was rendered from: other tests buy and register meanwhile. */
async function openDashboard(page: Page) {
  const fetched = page.waitForResponse((response) => response.url().includes('/api/reports?'))
  await page.goto('/admin')
  return reports.read.response.parse(JSON.parse(await (await fetched).text()))
}

test('the dashboard shows the five metrics of the report on cards, what needs the admin’s attention today, and the latest orders, each linking to its page', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const report = await openDashboard(page)
  const cardOf = (label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
      .first()
  await expect(cardOf('Receita total')).toHaveText(formatBRL(report.totalRevenueCents))
  await expect(cardOf('Produtos')).toHaveText(report.totalProducts.toLocaleString('pt-BR'))
  await expect(cardOf('Pedidos')).toHaveText(report.totalOrders.toLocaleString('pt-BR'))
  await expect(cardOf('Pedidos pendentes')).toHaveText(report.pendingOrders.toLocaleString('pt-BR'))
  await expect(cardOf('Clientes')).toHaveText(report.totalCustomers.toLocaleString('pt-BR'))
  await expect(page.getByRole('heading', { name: 'O que precisa de você hoje' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pedidos esperando você' })).toBeVisible()

  const latest = report.recentOrders.slice(0, 5)
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Últimos pedidos' }) })
  await expect(panel.getByRole('listitem')).toHaveText(
    latest.map(({ number, customer }) => new RegExp(`^nº ${number} · ${customer.name}`)),
  )
  const [first] = latest
  await expect(panel.getByRole('listitem').first()).toContainText(formatBRL(first?.totalCents ?? 0))
  await panel.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(`/admin/pedidos/${first?.number}`)
})

test('a requested refresh is shown and announced while it runs, runs once, and reports a failure', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin')
  const note = page.getByRole('status').filter({ hasText: 'painel...' })
  const updated = page.getByRole('status').filter({ hasText: /atualizado às \d{2}:\d{2}/ })
  await expect(updated).toBeVisible()
  const pendingCalls: (() => void)[] = []
  await page.route('**/api/reports/today*', async (route) => {
    await new Promise<void>((resolve) => pendingCalls.push(resolve))
    await route.continue()
  })
  const button = page.getByRole('button', { name: 'Atualizar o painel' })
  await button.click()
  await expect(note).toHaveText('Atualizando painel...')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toBeFocused()
  await button.press('Enter')
  for (const release of pendingCalls) release()
  await expect(updated).toBeVisible()
  expect(pendingCalls).toHaveLength(1)
  await expect(button).toHaveAttribute('aria-disabled', 'false')

  await page.route('**/api/reports?*', (route) => route.fulfill(errorResponse(409, 'x', 'Volte já.')))
  await page.unroute('**/api/reports/today*')
  await button.click()
  await expectToast(page, 'Erro', 'Volte já.')
  await expect(page.getByText('Receita total')).toBeVisible()
  await expect(updated).toBeVisible()
})

test('a message on the dashboard links to its text, and an answered ticket is no longer waiting when the admin returns', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const user = await aCustomer(db)
  const subject = `Prova de sábado ${user.id}`
  const name = `Leda ${Date.now()}`
  // Both have waited longer for a reply than any other, so that the dashboard shows them.
  await aTicket(db, { userId: user.id, subject, hoursAgo: 24 * 365 })
  const waiting = { name, email: newEmail(), subject: 'Pós-venda', message: `Falta um botão. ${name}` }
  await db
    .insertInto('contactMessages')
    .values({ ...waiting, createdAt: new Date('2020-01-01') })
    .execute()
  await page.goto('/admin')
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Mensagens de contato' }) })
  await panel.getByRole('listitem').filter({ hasText: name }).getByRole('link', { name: /^Ler/ }).click()
  await expect(page.getByRole('main').getByText(`Falta um botão. ${name}`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await db.deleteFrom('contactMessages').where('name', '=', name).execute()

  await page.goBack()
  await page.getByRole('link', { name: new RegExp(`^Responder ?: ${subject}$`) }).click()
  await page.getByLabel('Sua resposta').fill('Às dez está bom.')
  await page.getByRole('main').getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByText('Status: Aguardando Resposta')).toBeVisible()
  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { name: 'O que precisa de você hoje' })).toBeVisible()
  await expect(page.getByText(subject)).toHaveCount(0)
})
