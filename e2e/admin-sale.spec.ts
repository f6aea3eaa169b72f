import type { Locator, Page, Route } from '@playwright/test'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { addWorkingDays } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import { anOrder, withOffers } from '@shop/test-kit/factories'
import { aPlan } from '@shop/test-kit/production'
import { errorResponse, expectToast, newEmail } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { anOwnProduct, test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const saleForm = (page: Page) => page.getByRole('form', { name: 'Venda no ateliê' })
const openSale = (page: Page) => page.getByRole('link', { name: 'Registrar venda' }).first().click()

async function fillPeople(form: Locator, name: string, email = '') {
  await form.getByRole('textbox', { name: 'Nome', exact: true }).fill(name)
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form.getByRole('textbox', { name: 'Telefone' }).fill('11988887777')
}

async function addProduct(form: Locator, name: string) {
  await form.getByRole('searchbox', { name: 'Buscar peça pelo nome' }).fill(name)
  await form.getByRole('button', { name: `Adicionar ${name}` }).click()
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

test('an incomplete sale focuses the missing field; a rejected one shows the server’s message or the default one, and preserves what was typed', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin/pedidos')
  await openSale(page)
  const form = saleForm(page)
  const send = form.getByRole('button', { name: 'Registrar venda' })
  await send.click()
  const field = form.getByRole('textbox', { name: 'Nome', exact: true })
  await expect(field).toBeFocused()
  await expect(form.getByText('Escolha ao menos uma peça ou um serviço.')).toBeVisible()
  await expectNoViolations(page)
  const name = 'Vestido Alecrim com Saia Removível, Mangas de Organza de Seda e Cauda Catedral Bordada à Mão'
  await page.route('**/api/products?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('"Alecrim"', `"${name}"`) })
  })
  const finder = form.getByRole('searchbox', { name: 'Buscar peça pelo nome' })
  await finder.fill('Alecrim')
  // A second click cannot add the product twice.
  const add = form.getByRole('button', { name: `Adicionar ${name}` })
  await add.click()
  await expect(add).toHaveCount(0)
  await expect(finder).toBeFocused()
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)

  await fillPeople(form, 'Clara Nunes', 'clara@exemplo.test')
  await page.route('**/api/sales', (route) => route.fulfill({ status: 500, body: '' }))
  await send.click()
  await expectToast(page, 'Venda não registrada', 'Erro ao criar o pedido.')
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue('clara@exemplo.test')
  await page.route('**/api/sales', (route) =>
    route.fulfill(errorResponse(400, 'cpf_invalid', 'Não.', { 'customer.cpf': 'Informe outro CPF.' })),
  )
  await send.click()
  await expect(form.getByText('Informe outro CPF.')).toBeVisible()
  await expect(form.getByLabel('CPF')).toBeFocused()
  // Leaving asks before it loses the sale.
  await page.getByRole('link', { name: 'Pedidos' }).first().click()
  await expect(dialogOf(page, 'Sair sem salvar?')).toBeVisible()
})

test('a walk-in customer buys with an agreed price and a service, and pays a deposit; a lost response is no second sale', async ({
  page,
  adminShop: { url, db },
}) => {
  const stock = async (name: string) => {
    const product = db.selectFrom('products').select('stockAvailable').where('name', '=', name)
    return (await product.executeTakeFirstOrThrow()).stockAvailable
  }
  const before = await stock('Lírio')
  const name = `Rosa ${newEmail().split('@')[0]}`
  await page.goto(`${url}/admin/pedidos`)
  await openSale(page)
  const form = saleForm(page)
  const send = form.getByRole('button', { name: 'Registrar venda' })
  await form.getByRole('searchbox', { name: 'Buscar nome, e-mail ou telefone' }).fill('ninguém assim')
  await expect(form.getByText('Ninguém encontrado.')).toBeVisible()
  await fillPeople(form, name)
  await addProduct(form, 'Lírio')
  await form.getByLabel('Preço de cada Lírio').fill('4.000,00')
  await form.getByRole('button', { name: 'Adicionar serviço' }).click()
  const service = form.getByRole('group', { name: 'Serviço 1' })
  await service.getByRole('textbox', { name: 'Serviço' }).fill('Ajuste da barra')
  await service.getByLabel('Valor').fill('180')
  await send.click()
  await expect(form.getByText('Escreva por que o preço é outro.')).toBeVisible()
  await form.getByLabel('Por que outro preço').fill('Peça do mostruário')
  await form.getByRole('radio', { name: 'Sinal e parcelas' }).check()
  await expect(form.getByLabel('Sinal recebido')).toHaveValue('1.254,00')
  await form.getByLabel('O resto em').selectOption('2 parcelas')
  await form.getByLabel('Primeiro vencimento').fill(addDays(saoPauloDay(new Date()), 30))
  await expect(form.getByRole('list', { name: 'Parcelas' })).toContainText('Parcela 2 de 2')
  await expectNoViolations(page)
  // Stored by the shop, but the response never reaches the browser.
  const loseResponse = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/sales', loseResponse, { times: 1 })
  await send.click()
  await expectToast(
    page,
    'Venda não registrada',
    'Sem resposta da loja. Tente novamente: a venda não será registrada duas vezes.',
  )
  await send.click()
  await expectToast(
    page,
    'Venda registrada!',
    'Ela já estava registrada desde a tentativa anterior. Confira o pedido na lista.',
  )
  const sold = db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'customerId')
    .select(['status', 'paymentState', 'fulfilment', 'totalCents', 'customerEmail', 'shippingNeighborhood'])
    .where('customers.name', '=', name)
  expect(await sold.execute()).toEqual([
    {
      ...{ status: 'confirmed', paymentState: 'partly_paid', fulfilment: 'pickup', totalCents: 418_000 },
      ...{ customerEmail: null, shippingNeighborhood: 'Jardim Paulista' },
    },
  ])
  expect(await stock('Lírio')).toBe(before - 1)
  const { number } = await sold.clearSelect().select('number').executeTakeFirstOrThrow()
  await page.goto(`${url}/admin/pedidos/${number}`)
  await expect(page.getByText('Preço combinado, na loja R$ 4.290,00: Peça do mostruário')).toBeVisible()
  await expect(page.getByText('Ajuste da barra')).toBeVisible()
  await page.getByRole('link', { name: 'Ver cadastro' }).click()
  await expect(page.getByRole('table', { name: 'Clientes' })).toContainText('Sem conta')
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
  const form = saleForm(page)
  const send = form.getByRole('button', { name: 'Registrar venda' })
  await expect(form.getByLabel('Entrega até')).toHaveCount(0)
  await form.getByRole('searchbox', { name: 'Buscar peça pelo nome' }).fill('da pressa')
  await form.getByRole('button', { name: 'Adicionar Vestido da pressa' }).click()
  await fillPeople(form, 'Cláudia Rios', email)
  const day = form.getByLabel('Entrega até')
  await day.fill(first ?? '')
  await send.click()
  const tick = form.getByRole('checkbox', { name: /^Combinar assim mesmo/ })
  await expect(form.getByRole('alert')).toContainText('O ateliê não tem horas livres para essa data.')
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  await expectNoViolations(page)
  await tick.check()
  await day.fill(agreed ?? '')
  await expect(tick).toHaveCount(0)
  await send.click()
  await expect(tick).not.toBeChecked()
  await tick.check()
  await send.click()
  await expect(page.getByText(/^Pedido nº \d+, confirmado\.$/)).toBeVisible()
  const order = await db
    .selectFrom('orders')
    .select(['promisedTo', 'wishedOn', 'paymentState'])
    .where('customerEmail', '=', email)
    .executeTakeFirstOrThrow()
  expect(order).toEqual({ promisedTo: agreed, wishedOn: agreed, paymentState: 'paid' })
})
