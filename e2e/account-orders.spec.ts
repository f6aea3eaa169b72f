import { formatBRL } from '@shop/contract/money'
import { anOrder } from '@shop/test-kit/factories'
import { anOrderOf, asCustomer, daysAgo, inMinutes, orderCard, paid, panel } from './account-page.ts'
import { expect, test } from './fixtures.ts'

const YELLOW = 'rgb(247, 236, 216)'

test('an order shows its number, date, status in yellow, total, items and actual status history; another account’s order is not listed', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const other = await anOrder(db, paid(1))
  const { order, product } = await anOrderOf(
    db,
    user,
    {
      ...paid(0),
      status: 'in_production',
      createdAt: new Date('2026-10-28T15:00:00Z'),
      paidAt: daysAgo(9),
      totalCents: 689_000,
    },
    [
      ['confirmed', daysAgo(9).toISOString()],
      ['in_production', daysAgo(3).toISOString()],
    ],
  )
  await page.goto('/conta')
  const card = orderCard(page, order.number)
  await expect(card.getByText('28/10/2026')).toBeVisible()
  await expect(card.locator('header')).toContainText(/Total\s*R\$\s6\.890,00/)
  const badge = card.locator('header').getByText('Status: Em Produção')
  await expect(badge).toHaveCSS('background-color', YELLOW)
  const item = card.getByRole('listitem').filter({ has: page.getByRole('heading', { name: product.name }) })
  await expect(item).toContainText('Qtd. 1 · Tamanho M · Cor Branco')
  await expect(item).toContainText(formatBRL(product.priceCents))
  await expect
    .poll(() => item.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0)
  await expect(item.getByRole('link', { name: product.name })).toHaveAttribute(
    'href',
    `/produto/${product.id}`,
  )
  await expect(orderCard(page, other.number)).toHaveCount(0)

  const steps = card.getByRole('list', { name: /^Andamento/ }).getByRole('listitem')
  await expect(steps).toHaveCount(5)
  await expect(steps.nth(0)).toContainText('Concluído: Pendente')
  await expect(steps.nth(0)).toContainText('28/10')
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
  await expect(steps.nth(2)).toContainText(`desde ${dayAndMonth(daysAgo(3))}`)
  await expect(steps.nth(4)).toContainText('Em seguida: Entregue')
  await expect(card.getByText(/^Receba entre /)).toBeVisible()
})

const dayAndMonth = (date: Date) =>
  new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    day: '2-digit',
    month: '2-digit',
  }).format(date)

test('every status is yellow; an unpaid order can be paid while its stock is held, and not after; a refunded amount is shown', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const statuses = ['pending', 'confirmed', 'in_production', 'ready', 'delivered'] as const
  for (const status of statuses) await anOrderOf(db, user, { ...paid(3), status })
  const { order: open } = await anOrderOf(db, user, { stockState: 'reserved', holdExpiresAt: inMinutes(20) })
  const { order: late } = await anOrderOf(db, user, { paymentState: 'expired', stockState: 'released' })
  const { order: returned } = await anOrderOf(db, user, {
    ...paid(9),
    totalCents: 500_000,
    refundedCents: 120_000,
  })
  await page.goto('/conta')
  const card = orderCard(page, open.number)
  await expect(card.getByText('Aguardando pagamento')).toBeVisible()
  await expect(card.getByText(/reservadas para você até as \d\d:\d\d\./)).toBeVisible()
  await expect(card.getByRole('link', { name: 'Pagar agora' })).toHaveAttribute(
    'href',
    `/checkout?pedido=${open.id}`,
  )
  await expect(orderCard(page, late.number).getByText('Pagamento expirado')).toBeVisible()
  await expect(orderCard(page, late.number).getByRole('link', { name: 'Pagar agora' })).toHaveCount(0)
  await expect(orderCard(page, returned.number)).toContainText(
    /R\$\s1\.200,00 de R\$\s5\.000,00 foram devolvidos/,
  )
  for (const label of ['Pendente', 'Confirmado', 'Em Produção', 'Pronto', 'Entregue']) {
    const badges = page.locator('article header').getByText(`Status: ${label}`)
    await expect(badges.first(), label).toBeVisible()
    for (const badge of await badges.all()) {
      await expect(badge, label).toHaveCSS('background-color', YELLOW)
    }
  }
})

test('more orders are loaded page by page, and the focus moves to the first new one', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  for (let day = 1; day <= 12; day++) await anOrderOf(db, user, paid(day))
  await page.goto('/conta')
  const cards = panel(page, 'Pedidos').getByRole('article')
  await expect(cards).toHaveCount(10)
  const more = page.getByRole('button', { name: 'Carregar mais' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(12)
  await expect(cards.nth(10).getByRole('heading', { level: 3 })).toBeFocused()
  await expect(more).toHaveCount(0)
})

test('an order prints on a page of its own, shows the placeholder for a missing picture, and starts a ticket with its number', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db, { name: 'Marina Duarte' })
  const { order, product } = await anOrderOf(db, user, paid(4))
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset['printed'] = 'yes'
    }
  })
  await page.route(
    (url) => url.pathname === '/api/orders',
    async (route) => {
      const response = await route.fetch()
      const text = (await response.text()).replaceAll(/"imageUrl":"[^"]*"/g, '"imageUrl":null')
      await route.fulfill({ response, body: text })
    },
  )
  await page.goto('/conta')
  await expect(orderCard(page, order.number).getByRole('img', { name: 'Sem foto' })).toBeVisible()
  await page.getByRole('button', { name: `Imprimir (pedido nº ${order.number})` }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  const printed = page.locator('.print-sheet')
  await expect(printed).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(printed).toContainText(`Pedido nº ${order.number}`)
  await expect(printed).toContainText(product.name)
  await expect(printed).toContainText('Marina Duarte')
  await expect(printed).toContainText('CNPJ')
  await expect(page.getByRole('main')).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(printed).toHaveCount(0)

  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: `Falar sobre este pedido (pedido nº ${order.number})` }).click()
  await expect(page.getByLabel('Assunto')).toHaveValue(`Pedido nº ${order.number}`)
  await expect(page.getByLabel('Mensagem')).toBeFocused()
})

test('the link of an email about an order leads to that order, also after signing in', async ({
  page,
  db,
}) => {
  await page.goto('/conta#pedido-1')
  await expect(page.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent('/conta#pedido-1')}`,
  )
  const { user } = await asCustomer(page, db)
  const { order } = await anOrderOf(db, user, { ...paid(1), createdAt: daysAgo(30) })
  await anOrderOf(db, user, { ...paid(2), createdAt: daysAgo(3) })
  // Another page in between: a change of the fragment alone loads nothing.
  await page.goto('/')
  await page.goto(`/conta#pedido-${order.number}`)
  const heading = page.getByRole('heading', { name: `Pedido nº ${order.number}` })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})
