import type { Locator, Page, Route } from '@playwright/test'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { addWorkingDays } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import { anOrder, withOffers } from '@shop/test-kit/factories'
import { aPlan } from '@shop/test-kit/production'
import { errorResponse, expectToast, newEmail } from './account-forms.ts'
import { dialogOf, rowOf } from './admin-page.ts'
import { anOwnProduct, test } from './admin-shop.ts'
import { closeToast } from './closed-toasts.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const saleDialog = (page: Page) => dialogOf(page, 'Registrar venda do ateliê')
const openSale = (page: Page) => page.getByRole('button', { name: 'Registrar venda' }).first().click()

async function fillPeople(dialog: Locator, name: string, email: string) {
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill(name)
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Telefone').fill('11988887777')
  await dialog.getByRole('radio', { name: 'Retirada no ateliê' }).check()
}

test('a sale paid in the atelier is refunded there, and the refund is recorded in the admin area', async ({
  page,
  adminShop: { url, db },
}) => {
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
  // It is no longer listed as waiting on the dashboard.
  await page.getByRole('navigation', { name: 'Ateliê' }).getByRole('link', { name: 'Painel' }).click()
  await expect(page.getByRole('heading', { name: 'O que precisa de você hoje' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Desistências' })).toHaveCount(0)
})

test('an incomplete sale focuses the missing field, preserves what was typed when it is rejected, and stays inside its dialog with a long name', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin/pedidos')
  await openSale(page)
  const dialog = saleDialog(page)
  const finder = dialog.getByRole('searchbox')
  const send = dialog.getByRole('button', { name: 'Registrar venda' })
  await send.click()
  await expect(finder).toBeFocused()
  const name = 'Vestido Alecrim com Saia Removível, Mangas de Organza de Seda e Cauda Catedral Bordada à Mão'
  await page.route('**/api/products?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('"Alecrim"', `"${name}"`) })
  })
  await finder.fill('Alecrim')
  // A second click cannot add the product twice.
  const add = dialog.getByRole('button', { name: `Adicionar ${name}` })
  await add.click()
  await expect(add).toHaveCount(0)
  await expect(finder).toHaveValue('')
  await expect(finder).toBeFocused()
  await send.click()
  const field = dialog.getByRole('textbox', { name: 'Nome', exact: true })
  await expect(field).toBeFocused()
  const frame = await dialog.boundingBox()
  const box = await field.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0))
  expect(
    await dialog.evaluate((all) => [...all.children].filter((part) => part.scrollWidth > part.clientWidth)),
  ).toEqual([])

  const state = dialog.getByLabel('Estado')
  await expect(state.locator('option')).toHaveText(['Escolha', 'SP', 'RJ', 'MG'])
  await fillPeople(dialog, 'Clara Nunes', 'clara@exemplo.test')
  await page.route('**/api/orders', (route) => route.fulfill({ status: 500, body: '' }))
  await send.click()
  await expectToast(page, 'Erro ao criar pedido', 'Erro ao criar o pedido.')
  await expect(dialog.getByLabel('E-mail')).toHaveValue('clara@exemplo.test')
  await dialog.getByRole('radio', { name: 'Entrega' }).check()
  await dialog.getByLabel('Endereço').fill('Rua A, 1')
  await dialog.getByLabel('CEP').fill('01310100')
  await dialog.getByLabel('Cidade').fill('São Paulo')
  await state.selectOption('SP')
  await page.route('**/api/orders', (route) =>
    route.fulfill(errorResponse(400, 'state_not_delivered', 'Não.', { 'shipping.state': 'Ainda não.' })),
  )
  await send.click()
  await expect(dialog.getByText('Ainda não.')).toBeVisible()
  await expect(state).toBeFocused()
})

test('a sale is recorded for an email, paid and confirmed at once, its product taken from stock; one whose response was lost is sent again and remains one sale', async ({
  page,
  adminShop: { url, db },
}) => {
  const stock = async (name: string) => {
    const product = db.selectFrom('products').select('stockAvailable').where('name', '=', name)
    return (await product.executeTakeFirstOrThrow()).stockAvailable
  }
  const salesOf = (email: string) =>
    db
      .selectFrom('orders')
      .select(['status', 'paymentState', 'fulfilment', 'shippingNeighborhood'])
      .where('customerEmail', '=', email)
      .execute()
  const collected = {
    status: 'confirmed',
    paymentState: 'paid',
    fulfilment: 'pickup',
    shippingNeighborhood: 'Jardim Paulista',
  }
  const before = { first: await stock('Lírio'), second: await stock('Alecrim') }
  const [first, second] = [newEmail(), newEmail()]
  await page.goto(`${url}/admin/pedidos`)
  await openSale(page)
  const dialog = saleDialog(page)
  const send = dialog.getByRole('button', { name: 'Registrar venda' })
  await send.click()
  await expect(dialog.getByText('Escolha ao menos uma peça.')).toBeVisible()
  await dialog.getByRole('searchbox').fill('Lírio')
  await dialog.getByRole('button', { name: 'Adicionar Lírio' }).click()
  await expectNoViolations(page)
  await fillPeople(dialog, 'Cláudia Rios', first)
  await expect(dialog.getByText('Total: R$ 4.290,00')).toBeVisible()
  await send.click()
  await expectToast(page, 'Venda registrada!', 'O pedido está pago e confirmado.')
  await expect(rowOf(page, first)).toContainText('Pago')
  expect(await salesOf(first)).toEqual([collected])
  expect(await stock('Lírio')).toBe(before.first - 1)
  await closeToast(page, 'Venda registrada!')

  await openSale(page)
  await page.route('**/api/products?*', (route) => route.fulfill({ status: 409, body: '' }))
  await dialog.getByRole('searchbox').fill('Alecrim')
  await expect(dialog.getByRole('alert')).toContainText(
    'Erro ao carregar dados: Erro desconhecido ao buscar produtos.',
  )
  await page.unroute('**/api/products?*')
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
  await dialog.getByRole('button', { name: 'Adicionar Alecrim' }).click()
  await fillPeople(dialog, 'Clara Nunes', second)
  // Stored by the shop, but the response never reaches the browser.
  const loseResponse = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/orders', loseResponse, { times: 1 })
  await send.click()
  await expectToast(page, 'Erro ao criar pedido', 'Tente novamente.')
  await send.click()
  await expectToast(
    page,
    'Venda registrada!',
    'Ela já estava registrada desde a tentativa anterior. Confira o pedido na lista.',
  )
  expect(await salesOf(second)).toEqual([collected])
  expect(await stock('Alecrim')).toBe(before.second - 1)
})

test('a day that the free hours do not allow is agreed only with a tick, which another day takes back', async ({
  page,
  adminShop: { url, db },
}) => {
  const product = await anOwnProduct(db, 'Vestido da pressa', 0)
  const plan = await aPlan(db)
  await withOffers(db, product.id, { made_to_order: 0 }, plan.id)
  const email = newEmail()
  const today = saoPauloDay(new Date())
  const [first, agreed] = [9, 11].map((count) => addWorkingDays(today, count))
  await page.goto(`${url}/admin/pedidos`)
  await openSale(page)
  const dialog = saleDialog(page)
  const send = dialog.getByRole('button', { name: 'Registrar venda' })
  await expect(dialog.getByLabel('Entrega até')).toHaveCount(0)
  await dialog.getByRole('searchbox').fill('da pressa')
  await dialog.getByRole('button', { name: 'Adicionar Vestido da pressa' }).click()
  await fillPeople(dialog, 'Cláudia Rios', email)
  const day = dialog.getByLabel('Entrega até')
  await day.fill(first ?? '')
  await send.click()
  const tick = dialog.getByRole('checkbox', { name: /^Combinar assim mesmo/ })
  await expect(dialog.getByRole('alert')).toContainText('O ateliê não tem horas livres para essa data.')
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
  await expectNoViolations(page)
  await tick.check()
  await day.fill(agreed ?? '')
  await expect(tick).toHaveCount(0)
  await send.click()
  await expect(tick).not.toBeChecked()
  await tick.check()
  await send.click()
  await expectToast(page, 'Venda registrada!', 'O pedido está pago e confirmado.')
  const order = await db
    .selectFrom('orders')
    .select(['promisedTo', 'wishedOn', 'paymentState'])
    .where('customerEmail', '=', email)
    .executeTakeFirstOrThrow()
  expect(order).toEqual({ promisedTo: agreed, wishedOn: agreed, paymentState: 'paid' })
})
