import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { anOrder } from '@shop/api/testing/factories'
import { cutLists, test } from './admin-desk.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const numbers = (page: Page) =>
  page.getByRole('table', { name: 'Pedidos' }).getByRole('link', { name: /^nº \d+$/ })
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('orders are narrowed by a period that the address keeps, and the sheet follows it', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const customerName = `Período ${Date.now()}`
  const placed = { customerName, paymentState: 'paid', status: 'confirmed' } as const
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
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').slice(1, -1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(new RegExp(`^${old.number};`))
})

test('each status says how many orders it shows, unless something else narrows the list', async ({
  page,
  ownDesk,
}) => {
  const { url, db } = await ownDesk()
  const count = async (status?: 'pending' | 'delivered') => {
    const { total } = await db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where((eb) => (status ? eb('status', '=', status) : eb.lit(true)))
      .executeTakeFirstOrThrow()
    return Number(total)
  }
  await anOrder(db, { paymentState: 'expired', customerName: 'Expirada' })
  await page.goto(`${url}/admin/pedidos`)
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
  await chip(page, /^Entregue/).click()
  await expect(page).toHaveURL(/status=delivered$/)
  await page.getByRole('combobox', { name: 'Período' }).selectOption('Últimos 30 dias')
  await expect(chip(page, /^Entregue/)).toHaveText('Entregue')
})
