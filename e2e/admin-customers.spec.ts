import type { Locator, Page } from '@playwright/test'
import { anOrder } from '@shop/test-kit/factories'
import { aCustomer, expectToast } from './account-forms.ts'
import { dialogOf, rowOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar por nome, e-mail ou telefone' })
const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1440, height: 900 }

test('customers are found by a part of their name or email in any letter case, have columns on a laptop and a card on a phone, and new ones carry a badge for seven days', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const family = `Tavares${Date.now()}`
  const since = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  const ana = await aCustomer(db, {
    name: `Ana Ofélia ${family}`,
    city: 'Niterói',
    state: 'RJ',
    createdAt: since(7),
  })
  const bia = await aCustomer(db, {
    name: `Bia ${family}`,
    city: null,
    state: null,
    phone: null,
    createdAt: since(8),
  })
  await page.goto(`/admin/clientes?busca=${family}`)
  await expect(rowOf(page, ana.name)).toContainText('Niterói, RJ')
  await expect(page.getByRole('status').filter({ hasText: /^2 clientes$/ })).toBeVisible()
  await expect(rowOf(page, ana.name).getByText('Novo', { exact: true })).toBeVisible()
  await expect(rowOf(page, bia.name)).toContainText('—')
  await expect(rowOf(page, bia.name).getByText('Novo', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('columnheader')).toHaveText(['Cliente', 'Contato', 'Localização', 'Ações'])
  for (const [viewport, display] of [
    [LAPTOP, 'table-row'],
    [PHONE, 'grid'],
  ] as const) {
    await page.setViewportSize(viewport)
    await expect(rowOf(page, ana.name)).toHaveCSS('display', display)
    await expectNoViolations(page)
  }

  await search(page).fill(`ofélia ${family.toUpperCase().slice(0, -1)}`)
  await expect(rowOf(page, bia.name)).toHaveCount(0)
  await expect(rowOf(page, ana.email)).toHaveCount(1)
  await search(page).fill(bia.email.toUpperCase().slice(2, 30))
  await expect(rowOf(page, bia.name)).toHaveCount(1)
  await search(page).fill('ninguém se chama assim')
  await expect(page.getByRole('heading', { name: 'Nenhum cliente encontrado' })).toBeVisible()
})

test('the details of a customer show all known data, with the order history aligned in columns', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const { email: customerEmail, name } = await aCustomer(db, { name: 'Dora Vilela' })
  const placed = [
    await anOrder(db, { customerEmail, status: 'ready', totalCents: 99_900 }),
    await anOrder(db, { customerEmail, status: 'in_production', totalCents: 1_234_500 }),
  ]
  await page.goto(`/admin/clientes?busca=${customerEmail}`)
  await page.getByRole('button', { name: `Ver Detalhes: ${name}` }).click()
  const dialog = dialogOf(page, name)
  for (const text of [
    customerEmail,
    '(11) 90000-0000',
    'Rua das Acácias, 120',
    'Jardim Paulista',
    'São Paulo, SP',
    '01310-100',
    ...placed.map(({ number }) => `nº ${number}`),
    'R$ 999,00',
    'R$ 12.345,00',
    'Pronto',
    'Em Produção',
  ]) {
    await expect(dialog).toContainText(text)
  }
  for (const entry of await dialog.getByRole('listitem').all()) {
    await expect(entry).toContainText(/\d{2}\/\d{2}\/\d{4}/)
  }
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expectNoViolations(page)
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport)
    const [firstStatus, ...statuses] = await edges(dialog, ['Pronto', 'Em Produção'], 'left')
    expect(statuses).toEqual([firstStatus])
    const [firstTotal, ...totals] = await edges(dialog, ['R$ 999,00', 'R$ 12.345,00'], 'right')
    expect(totals).toEqual([firstTotal])
    expect(await dialog.getByText('(11) 90000-0000').evaluate(linesOf)).toBe(1)
  }
  for (const { id } of placed) await db.deleteFrom('orders').where('id', '=', id).execute()
})

test('the details of a customer show which data is missing; a customer is blocked after a confirmation, and unblocked again', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const customer = await aCustomer(db, {
    name: 'Eva Sem Dados',
    phone: null,
    street: null,
    number: null,
    neighborhood: null,
    city: null,
    state: null,
    zipCode: null,
  })
  await page.goto(`/admin/clientes?busca=${customer.email}`)
  await page.getByRole('button', { name: 'Ver Detalhes: Eva Sem Dados' }).click()
  const dialog = dialogOf(page, /^Eva Sem Dados/)
  await expect(dialog.getByText('Não informado')).toHaveCount(2)
  await expect(dialog.getByText('Nenhum pedido encontrado.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Bloquear' }).click()
  await dialogOf(page, 'Bloquear o acesso?').getByRole('button', { name: 'Bloquear' }).click()
  await expectToast(page, 'Sucesso!', 'Acesso bloqueado.')
  const blocked = () =>
    db.selectFrom('users').select('blockedAt').where('id', '=', customer.id).executeTakeFirstOrThrow()
  expect((await blocked()).blockedAt).not.toBeNull()
  await expect(dialog.getByText('Bloqueada', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Desbloquear' }).click()
  await dialogOf(page, 'Devolver o acesso?').getByRole('button', { name: 'Desbloquear' }).click()
  await expect.poll(async () => (await blocked()).blockedAt).toBeNull()
})

const edges = (dialog: Locator, texts: string[], edge: 'left' | 'right') =>
  Promise.all(
    texts.map((text) =>
      dialog.getByText(text).evaluate((cell, side) => cell.getBoundingClientRect()[side], edge),
    ),
  )

function linesOf(cell: Node) {
  const range = document.createRange()
  range.selectNodeContents(cell)
  return range.getClientRects().length
}
