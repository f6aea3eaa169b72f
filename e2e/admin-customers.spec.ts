import type { Page } from '@playwright/test'
import { anOrder } from '@shop/api/testing/factories'
import { aCustomer, expectToast, refusal } from './account-forms.ts'
import { dialogOf, rowOf, test } from './admin-desk.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar por nome ou e-mail' })

test('customers are found by a part of their name or e-mail, in any case', async ({ page, signIn, db }) => {
  await signIn('admin')
  const customer = await aCustomer(db, { name: 'Ofélia Quaresma Brandão' })
  await page.goto('/admin/clientes')
  await search(page).fill('quaresma BRAN')
  await expect(rowOf(page, customer.email)).toHaveCount(1)
  await search(page).fill(customer.email.toUpperCase().slice(2, 30))
  await expect(rowOf(page, customer.name)).toHaveCount(1)
  await search(page).fill('ninguém se chama assim')
  await expect(page.getByRole('heading', { name: 'Nenhum cliente encontrado' })).toBeVisible()
})

test('a customer has columns on a laptop and a card on a phone; who is new carries a badge for seven days', {
  tag: '@wide',
}, async ({ page, signIn, db, isMobile }) => {
  await signIn('admin')
  const family = `Tavares${Date.now()}`
  const since = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  await aCustomer(db, { name: `Ana ${family}`, city: 'Niterói', state: 'RJ', createdAt: since(7) })
  await aCustomer(db, { name: `Bia ${family}`, city: null, state: null, phone: null, createdAt: since(8) })
  await page.goto(`/admin/clientes?busca=${family}`)
  await expect(rowOf(page, `Ana ${family}`)).toContainText('Niterói, RJ')
  await expect(rowOf(page, `Ana ${family}`).getByText('Novo', { exact: true })).toBeVisible()
  await expect(rowOf(page, `Bia ${family}`)).toContainText('—')
  await expect(rowOf(page, `Bia ${family}`).getByText('Novo', { exact: true })).toHaveCount(0)
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveText(['Cliente', 'Contato', 'Localização', 'Ações'])
  const display = await rowOf(page, `Ana ${family}`).evaluate((row) => getComputedStyle(row).display)
  expect(display).toBe(isMobile ? 'grid' : 'table-row')
  await expectNoViolations(page)
})

test('the details of a customer show all that is known, and say what is not', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const known = await aCustomer(db, { name: 'Dora Vilela' })
  const order = await anOrder(db, { customerEmail: known.email, status: 'ready', totalCents: 123_400 })
  const unknown = await aCustomer(db, {
    name: 'Eva Sem Dados',
    phone: null,
    street: null,
    number: null,
    neighborhood: null,
    city: null,
    state: null,
    zipCode: null,
  })
  await page.goto(`/admin/clientes?busca=${known.email}`)
  await page.getByRole('button', { name: 'Ver Detalhes: Dora Vilela' }).click()
  const dialog = dialogOf(page, 'Dora Vilela')
  for (const text of [
    known.email,
    '(11) 90000-0000',
    'Rua das Acácias, 120',
    'Jardim Paulista',
    'São Paulo, SP',
    '01310-100',
    `nº ${order.number}`,
    'R$ 1.234,00',
    'Pronto',
  ]) {
    await expect(dialog).toContainText(text)
  }
  await expect(dialog.getByRole('listitem')).toContainText(/\d{2}\/\d{2}\/\d{4}/)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')

  await page.goto(`/admin/clientes?busca=${unknown.email}`)
  await page.getByRole('button', { name: 'Ver Detalhes: Eva Sem Dados' }).click()
  const empty = dialogOf(page, 'Eva Sem Dados')
  await expect(empty.getByText('Não informado')).toHaveCount(2)
  await expect(empty.getByText('Nenhum pedido encontrado.')).toBeVisible()
  await db.deleteFrom('orders').where('id', '=', order.id).execute()
})

test('the history of a customer has its numbers, statuses and totals in line', { tag: '@wide' }, async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const { email: customerEmail, name } = await aCustomer(db, { name: 'Gil Alinhado' })
  const placed = [
    await anOrder(db, { customerEmail, status: 'ready', totalCents: 99_900 }),
    await anOrder(db, { customerEmail, status: 'in_production', totalCents: 1_234_500 }),
  ]
  await page.goto(`/admin/clientes?busca=${customerEmail}`)
  await page.getByRole('button', { name: `Ver Detalhes: ${name}` }).click()
  const dialog = dialogOf(page, name)
  const edges = (texts: string[], edge: 'left' | 'right') =>
    Promise.all(
      texts.map((text) =>
        dialog.getByText(text).evaluate((cell, side) => cell.getBoundingClientRect()[side], edge),
      ),
    )
  const [firstStatus, ...statuses] = await edges(['Pronto', 'Em Produção'], 'left')
  expect(statuses).toEqual([firstStatus])
  const [firstTotal, ...totals] = await edges(['R$ 999,00', 'R$ 12.345,00'], 'right')
  expect(totals).toEqual([firstTotal])
  const lines = await dialog.getByText('(11) 90000-0000').evaluate((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  for (const { id } of placed) await db.deleteFrom('orders').where('id', '=', id).execute()
})

test('a customer is blocked after a question, and let in again', async ({ page, signIn, db }) => {
  await signIn('admin')
  const customer = await aCustomer(db, { name: 'Flora Bloqueável' })
  await page.goto(`/admin/clientes?busca=${customer.email}`)
  await page.getByRole('button', { name: 'Ver Detalhes: Flora Bloqueável' }).click()
  const dialog = dialogOf(page, /^Flora Bloqueável/)
  await dialog.getByRole('button', { name: 'Bloquear' }).click()
  await dialogOf(page, 'Bloquear o acesso?').getByRole('button', { name: 'Bloquear' }).click()
  await expectToast(page, 'Sucesso!', 'Acesso bloqueado.')
  const blocked = () =>
    db.selectFrom('users').select('blockedAt').where('id', '=', customer.id).executeTakeFirstOrThrow()
  expect((await blocked()).blockedAt).not.toBeNull()
  await dialog.getByRole('button', { name: 'Desbloquear' }).click()
  await dialogOf(page, 'Devolver o acesso?').getByRole('button', { name: 'Desbloquear' }).click()
  await expect.poll(async () => (await blocked()).blockedAt).toBeNull()
})

test.describe('what cannot be had is told in its place', () => {
  const cases = [
    ['with the server’s words', refusal(409, 'x', 'Volte já.'), 'Volte já.', 'Volte já.'],
    [
      'with fallbacks when it gave none',
      { status: 409, body: '' },
      'Falha ao buscar usuários.',
      'Falha ao buscar pedidos do cliente.',
    ],
  ] as const
  for (const [title, answer, users, orders] of cases) {
    test(title, async ({ page, signIn }) => {
      await signIn('admin')
      await page.route('**/api/users?*', (route) => route.fulfill(answer))
      await page.goto('/admin/clientes')
      await expect(page.getByRole('alert')).toContainText(`Erro ao carregar dados: ${users}`)
      await page.unroute('**/api/users?*')
      await page.route('**/api/orders?*', (route) => route.fulfill(answer))
      await page.getByRole('button', { name: 'Tentar de novo' }).click()
      await page
        .getByRole('button', { name: /^Ver Detalhes/ })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(orders)
      await expect(page.getByText('Nenhum pedido encontrado.')).toHaveCount(0)
    })
  }
})
