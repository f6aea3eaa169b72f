import type { Locator, Route } from '@playwright/test'
import { anOrder } from '@shop/api/testing/factories'
import { formatBRL } from '@shop/contract/money'
import { expectToast, refusal } from './account-forms.ts'
import { dialogOf, test } from './admin-desk.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

async function fillPeople(dialog: Locator, email: string) {
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill('Clara Nunes')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Telefone').fill('11988887777')
  await dialog.getByRole('button', { name: 'Retirada no ateliê' }).click()
}

test('what was paid in the atelier is given back there and written down here', async ({ page, ownDesk }) => {
  const { url, db } = await ownDesk()
  const sale = await anOrder(db, {
    ...{ status: 'confirmed', paymentState: 'paid', stockState: 'sold', paidAt: new Date() },
    withdrawalRequestedAt: new Date(),
  })
  await page.goto(`${url}/admin/pedidos/${sale.id}`)
  await expect(page.getByText('No ateliê')).toBeVisible()
  await page.getByRole('button', { name: 'Registrar devolução' }).click()
  const dialog = dialogOf(page, 'Registrar devolução do valor')
  await expect(dialog).toContainText('Esta venda foi paga no ateliê: devolva o dinheiro à cliente por lá.')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: `Registrar ${formatBRL(sale.totalCents)}` }).click()
  await expectToast(page, 'Devolução registrada!', `${formatBRL(sale.totalCents)} voltam para a cliente.`)
  await expect(page.getByText('Reembolsado', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Registrar devolução' })).toHaveCount(0)
  // Nothing is left of it among what waits.
  await page.goto(`${url}/admin`)
  await expect(page.getByRole('heading', { name: 'O que precisa de você hoje' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Desistências' })).toHaveCount(0)
})

test('a sale that lacks something leads to what is missing, and a piece is not taken twice by a second touch', async ({
  page,
  ownDesk,
}) => {
  const { url } = await ownDesk()
  await page.goto(`${url}/admin/pedidos`)
  await page.getByRole('button', { name: 'Registrar venda' }).first().click()
  const dialog = dialogOf(page, 'Registrar venda do ateliê')
  const finder = dialog.getByRole('searchbox')
  const send = dialog.getByRole('button', { name: 'Registrar venda' })
  await send.click()
  await expect(finder).toBeFocused()
  await finder.fill('Alecrim')
  const add = dialog.getByRole('button', { name: 'Adicionar Alecrim' })
  await add.click()
  await expect(add).toHaveCount(0)
  await expect(finder).toHaveValue('')
  await expect(finder).toBeFocused()
  await send.click()
  await expect(dialog.getByRole('textbox', { name: 'Nome', exact: true })).toBeFocused()

  const state = dialog.getByLabel('Estado')
  await expect(state.locator('option')).toHaveText(['Escolha', 'SP', 'RJ', 'MG'])
  await fillPeople(dialog, 'clara@exemplo.test')
  await page.route('**/api/orders', (route) =>
    route.fulfill(refusal(400, 'state_not_delivered', 'Não.', { 'shipping.state': 'Ainda não.' })),
  )
  await send.click()
  await expect(dialog.getByText('Ainda não.')).toBeVisible()
  await expect(state).toBeFocused()
})

test('a sale whose answer got lost is sent again and stays one sale, and a search that fails says so', async ({
  page,
  ownDesk,
}) => {
  const { url, db } = await ownDesk()
  const stock = async () =>
    (
      await db
        .selectFrom('products')
        .select('stockAvailable')
        .where('name', '=', 'Alecrim')
        .executeTakeFirst()
    )?.stockAvailable ?? 0
  const before = await stock()
  await page.goto(`${url}/admin/pedidos`)
  await page.getByRole('button', { name: 'Registrar venda' }).first().click()
  const dialog = dialogOf(page, 'Registrar venda do ateliê')
  await page.route('**/api/products?*', (route) => route.fulfill({ status: 409, body: '' }))
  await dialog.getByRole('searchbox').fill('Alecrim')
  await expect(dialog.getByRole('alert')).toContainText(
    'Erro ao carregar dados: Erro desconhecido ao buscar produtos.',
  )
  await page.unroute('**/api/products?*')
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
  await dialog.getByRole('button', { name: 'Adicionar Alecrim' }).click()
  await fillPeople(dialog, 'clara@exemplo.test')

  // Written by the shop, and never heard of by the browser.
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/orders', loseAnswer, { times: 1 })
  const send = dialog.getByRole('button', { name: 'Registrar venda' })
  await send.click()
  await expectToast(page, 'Erro ao criar pedido', 'Tente novamente.')
  await send.click()
  await expectToast(
    page,
    'Venda registrada!',
    'Ela já estava registrada desde a tentativa anterior. Confira o pedido na lista.',
  )
  const sales = db
    .selectFrom('orders')
    .select('paymentState')
    .where('customerEmail', '=', 'clara@exemplo.test')
  expect(await sales.execute()).toEqual([{ paymentState: 'paid' }])
  expect(await stock()).toBe(before - 1)
})

test('a sale that is refused without a sentence is told in the shop’s own, and nothing typed is lost', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin/pedidos')
  await page.getByRole('button', { name: 'Registrar venda' }).first().click()
  const dialog = dialogOf(page, 'Registrar venda do ateliê')
  await dialog.getByRole('searchbox').fill('Açucena')
  await dialog.getByRole('button', { name: 'Adicionar Açucena' }).click()
  await fillPeople(dialog, 'clara@exemplo.test')
  await page.route('**/api/orders', (route) => route.fulfill({ status: 500, body: '' }))
  await dialog.getByRole('button', { name: 'Registrar venda' }).click()
  await expectToast(page, 'Erro ao criar pedido', 'Erro ao criar o pedido.')
  await expect(dialog.getByLabel('E-mail')).toHaveValue('clara@exemplo.test')
})

test('a sale of a piece with a long name stays inside its dialog', async ({ page, ownDesk }) => {
  const { url, db } = await ownDesk()
  const name = 'Vestido Dália com Saia Removível, Mangas de Organza de Seda e Cauda Catedral Bordada à Mão'
  await db.updateTable('products').set({ name }).where('name', '=', 'Dália').execute()
  await page.goto(`${url}/admin/pedidos`)
  await page.getByRole('button', { name: 'Registrar venda' }).first().click()
  const dialog = dialogOf(page, 'Registrar venda do ateliê')
  await dialog.getByRole('searchbox').fill('Dália com Saia')
  await dialog.getByRole('button', { name: `Adicionar ${name}` }).click()
  const field = dialog.getByRole('textbox', { name: 'Nome', exact: true })
  await expect(field).toBeVisible()
  const frame = await dialog.boundingBox()
  const box = await field.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0))
  expect(
    await dialog.evaluate((all) => [...all.children].filter((part) => part.scrollWidth > part.clientWidth)),
  ).toEqual([])
})
