import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { timeZone } from '@shop/contract/constants'
import { anOrder } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { cutLists, dialogOf } from './admin-page.ts'
import { test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const numbers = (page: Page) =>
  page.getByRole('table', { name: 'Pedidos' }).getByRole('link', { name: /^nº \d+$/ })
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('orders are filtered by a period that is stored in the URL, and the CSV export uses it too', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const customerName = `Período ${Date.now()}`
  const placed = { customerName, paymentState: 'paid', status: 'delivered' } as const
  const recent = await anOrder(db, { ...placed, createdAt: daysAgo(3), paidAt: daysAgo(3) })
  const old = await anOrder(db, {
    ...placed,
    createdAt: new Date('2025-02-10T12:00:00Z'),
    paidAt: daysAgo(200),
  })
  await page.goto(`/admin/pedidos?busca=${encodeURIComponent(customerName)}`)
  await expect(numbers(page)).toHaveText([`nº ${recent.number}`, `nº ${old.number}`])
  expect(await cutLists(page)).toEqual([])
  const period = page.getByRole('combobox', { name: 'Período' })
  await period.selectOption('Últimos 7 dias')
  await expect(numbers(page)).toHaveText([`nº ${recent.number}`])
  await page.reload()
  await expect(period).toHaveValue('7')
  await expect(numbers(page)).toHaveText([`nº ${recent.number}`])

  await period.selectOption('Escolher datas')
  await page.getByLabel('De', { exact: true }).fill('2025-02-10')
  await page.getByLabel('Até', { exact: true }).fill('2025-02-10')
  await expect(page).toHaveURL(/periodo=datas&de=2025-02-10&ate=2025-02-10$/)
  await expect(numbers(page)).toHaveText([`nº ${old.number}`])
  await expectNoViolations(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar planilha' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('pedidos.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').slice(1, -1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(new RegExp(`^${old.number};`))
})

test('each status shows how many orders it lists, whatever other filters are set, and the list is paged to the end; moving on an order whose payment time has expired needs a confirmation', async ({
  page,
  adminShop: { url, db },
}) => {
  const count = async (status?: 'pending' | 'delivered') => {
    const { total } = await db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where((eb) => (status ? eb('status', '=', status) : eb.lit(true)))
      // Pendente counts only orders whose payment can still arrive, as on the dashboard.
      .where((eb) => (status === 'pending' ? eb('paymentState', '<>', 'expired') : eb.lit(true)))
      .executeTakeFirstOrThrow()
    return Number(total)
  }
  const { number } = await anOrder(db, { paymentState: 'expired', customerName: 'Expirada' })
  let changes = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') changes += 1
  })
  const first = page.waitForRequest((request) => request.url().includes('/api/orders?'))
  await page.goto(`${url}/admin/pedidos`)
  expect((await first).url()).toContain('escopo=todos')
  await expect(chip(page, /^Todos/)).toHaveText(`Todos${await count()}`)
  await expect(chip(page, /^Pendente/)).toHaveText(`Pendente${await count('pending')}`)
  await expect(chip(page, /^Entregue/)).toHaveText(`Entregue${await count('delivered')}`)
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    new RegExp(`^${await count()} pedidos`),
  )
  await chip(page, /^Expirados/).click()
  await expect(page).toHaveURL(/status=pending&pagamento=expired/)
  await expect(chip(page, /^Expirados/)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('table', { name: 'Pedidos' })).toContainText('Expirada')
  const select = page.getByRole('combobox', { name: `Status do pedido nº ${number}` })
  await select.selectOption('Confirmado')
  const question = dialogOf(page, 'Continuar com um pedido que não foi pago?')
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(select).toHaveValue('pending')

  // Refunded orders need no work, whatever their status: they have a list of their own.
  const refunded = await anOrder(db, {
    customerName: 'Reembolsada',
    status: 'confirmed',
    paymentState: 'refunded',
    paidAt: new Date(),
  })
  await chip(page, /^Confirmado/).click()
  await expect(page.getByRole('combobox', { name: /^Status do pedido/ }).first()).toHaveValue('confirmed')
  await expect(numbers(page).filter({ hasText: String(refunded.number) })).toHaveCount(0)
  await chip(page, /^Reembolsados/).click()
  await expect(page).toHaveURL(/pagamento=refunded$/)
  await expect(numbers(page).first()).toHaveText(`nº ${refunded.number}`)

  await chip(page, /^Entregue/).click()
  await expect(page).toHaveURL(/status=delivered$/)
  await expect(page.getByRole('combobox', { name: /^Status do pedido/ }).first()).toHaveValue('delivered')
  const delivered = await count('delivered')
  const pages = Math.ceil(delivered / 10)
  await expect(page.getByText(`Página 1 de ${pages} · ${delivered} pedidos`)).toBeVisible()
  const seen = new Set(await numbers(page).allTextContents())
  const next = page.getByRole('button', { name: 'Próxima página' })
  while (await next.isEnabled()) {
    const top = await numbers(page).first().textContent()
    await next.click()
    await expect(numbers(page).first()).not.toHaveText(top ?? '')
    for (const text of await numbers(page).allTextContents()) seen.add(text)
  }
  expect(seen.size).toBe(await count('delivered'))
  await page.getByRole('combobox', { name: 'Período' }).selectOption('Últimos 30 dias')
  const { total: recent } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('status', '=', 'delivered')
    .where(
      'createdAt',
      '>=',
      sql<Date>`((now() at time zone ${timeZone})::date - 29)::timestamp at time zone ${timeZone}`,
    )
    .executeTakeFirstOrThrow()
  await expect(chip(page, /^Entregue/)).toHaveText(`Entregue${recent}`)
  await page.getByRole('combobox', { name: 'Pagamento' }).selectOption('Reembolsado')
  await page.getByRole('searchbox').fill('ninguém com este nome')
  await expect(page.getByRole('heading', { name: 'Nenhum pedido encontrado', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL(`${url}/admin/pedidos`)
  expect(changes).toBe(0)
})
