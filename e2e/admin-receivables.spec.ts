import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import { aPlanOrder } from '@shop/test-kit/charges'
import { anItem } from '@shop/test-kit/factories'
import { expectToast } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { anOwnProduct, test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectToFit } from './overflow.ts'
import { expectNoViolations } from './violations.ts'

const SCREEN = '/admin/recebimentos'
const WIDTHS = [320, 390, 768, 1024, 1200, 1280, 1344, 1440]
const today = () => saoPauloDay(new Date())
const daysAgo = (days: number) => addDays(today(), -days)

/** A name that no other test's order has: the shop is shared. */
const aBride = (surname = 'Rocha') => `Noiva${crypto.randomUUID().replaceAll('-', '').slice(0, 8)} ${surname}`

const deposit = { amountCents: 284_400, dueOn: '2026-05-18' }
const part = (dueOn: string, values = {}) => ({ amountCents: 221_200, dueOn, ...values })

async function aBrideWith(db: Db, parts: Parameters<typeof part>[], values = {}) {
  const name = aBride()
  const charges = [{ ...deposit, paidAt: new Date() }, ...parts.map((given) => part(...given))]
  const { order } = await aPlanOrder(db, charges, {
    ...{ customerName: name, customerPhone: '(11) 98888-0000', ...values },
  })
  await anItem(db, order, await anOwnProduct(db, `Dália ${name}`))
  return { name, order }
}

const rowOf = (page: Page, name: string, text: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name }).filter({ hasText: text })

test('@wide the owner sees what is late, due and received, and reminds a customer with a ready message', async ({
  page,
  adminShop: { url, db },
}) => {
  const { name, order } = await aBrideWith(db, [[daysAgo(20)], [today()]])
  const [firstName] = name.split(' ')
  await page.goto(`${url}${SCREEN}`)
  const late = rowOf(page, name, 'há 20 dias')
  await expect(late).toContainText(`nº ${order.number}`)
  await expect(late).toContainText('Parcela 1 de 2')
  await expect(late).toContainText('R$ 2.212,00')
  await expect(rowOf(page, name, 'Parcela 2 de 2')).toContainText('hoje')
  await expect(rowOf(page, name, 'Sinal')).toContainText('Pix')
  await expect(rowOf(page, name, 'Sinal')).toContainText('Pago')
  await expect(page.locator('dl > div').filter({ hasText: 'Atrasado' })).toContainText(
    /a mais antiga há \d+ dias/,
  )

  const reminder = late.getByRole('link', { name: `Lembrar ${name} por WhatsApp` })
  const href = new URL((await reminder.getAttribute('href')) ?? '')
  expect(href.origin + href.pathname).toBe('https://wa.me/5511988880000')
  const text = href.searchParams.get('text')
  expect(text).toContain(`Oi, ${firstName}! Tudo bem?`)
  expect(text).toContain(`Parcela 1 de 2, R$ 2.212,00, que venceu em ${formatDate(daysAgo(20))}.`)
  expect(text).toContain(`${url}/pedido`)
  await expectNoViolations(page)
  await expectToFit(page, WIDTHS)
})

test('a customer without a phone number is reminded by e-mail', async ({ page, adminShop: { url, db } }) => {
  const { name, order } = await aBrideWith(db, [[daysAgo(3)]], { customerPhone: null })
  await page.goto(`${url}${SCREEN}?mostrar=atrasadas`)
  const reminder = rowOf(page, name, 'Restante').getByRole('link', { name: `Lembrar ${name} por e-mail` })
  await expect(reminder).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${encodeURIComponent(order.customerEmail ?? '')}\\?subject=`),
  )
})

test('a charge received in the atelier is recorded with a dialog, which returns the focus', async ({
  page,
  adminShop: { url, db },
}) => {
  const { name, order } = await aBrideWith(db, [[daysAgo(20)]])
  await page.goto(`${url}${SCREEN}`)
  const button = rowOf(page, name, 'Restante').getByRole('button', { name: `Recebido de ${name}` })
  await button.click()
  const dialog = dialogOf(page, 'Recebido no ateliê')
  await expect(dialog).toContainText(`${name} · Restante`)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()

  await button.click()
  await dialog.getByRole('radio', { name: 'Dinheiro' }).check()
  await dialog.getByRole('button', { name: 'Recebi R$ 2.212,00' }).click()
  await expectToast(page, 'Recebimento registrado', `${name} · Restante: R$ 2.212,00.`)
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, name, 'Restante')).toContainText('Dinheiro, no ateliê')
  await expect(button).toHaveCount(0)
  const { paymentState } = await db
    .selectFrom('orders')
    .select('paymentState')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(paymentState).toBe('paid')
})

test('a charge that was received has its receipt here too', async ({ page, adminShop: { url, db } }) => {
  const { name, order } = await aBrideWith(db, [
    ['2031-09-18', { paidAt: new Date('2031-09-17T15:00:00Z'), receivedWay: 'cash' }],
  ])
  await page.goto(`${url}${SCREEN}?mes=2031-09`)
  const button = rowOf(page, name, 'Restante').getByRole('button', { name: `Recibo de ${name}, Restante` })
  await button.click()
  const receipt = dialogOf(page, 'Recibo')
  await expect(receipt).toContainText('R$ 2.212,00')
  await expect(receipt).toContainText(`Pedidonº ${order.number}`)
  await expect(receipt).toContainText(`Recebido de${name}`)
  await expect(receipt).toContainText('Recebido em17/09/2031')
  await expect(receipt).toContainText('Formadinheiro, no ateliê')
  await expect(receipt).toContainText('Não é documento fiscal.')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('@wide months and filters are in the address: the arrows change the month, a reload keeps both', async ({
  page,
  adminShop: { url, db },
}) => {
  const { name } = await aBrideWith(db, [['2031-03-18'], ['2031-04-18']])
  await page.goto(`${url}${SCREEN}?mes=2031-03`)
  await expect(page.getByRole('heading', { name: 'março de 2031' })).toBeVisible()
  await expect(rowOf(page, name, 'Parcela 1 de 2')).toContainText('18/03/2031')
  await page.getByRole('button', { name: 'Mês seguinte: abril de 2031' }).click()
  await expect(rowOf(page, name, 'Parcela 2 de 2')).toBeVisible()
  await page.getByRole('button', { name: 'Recebidas' }).click()
  await expect(page.getByText('Nada recebido neste mês.')).toBeVisible()
  await expect(page).toHaveURL(`${url}${SCREEN}?mes=2031-04&mostrar=recebidas`)
  await page.reload()
  await expect(page.getByText('Nada recebido neste mês.')).toBeVisible()
  await page.getByRole('button', { name: 'Tudo' }).click()
  await expect(rowOf(page, name, 'Parcela 2 de 2')).toBeVisible()
})

test('a month without anything says so', async ({ page, adminShop: { url } }) => {
  await page.goto(`${url}${SCREEN}?mes=2041-01`)
  await expect(page.getByText('Nada a receber neste mês.')).toBeVisible()
  await expect(page.locator('dl > div').filter({ hasText: 'Atrasado' })).toContainText('nenhuma parcela')
  await expectNoViolations(page)
  await expectToFit(page, WIDTHS)
})

test('long names and sums fit, and more charges than are listed are counted', async ({
  page,
  adminShop: { url, db },
}) => {
  test.slow()
  const name = 'Maria Eduarda Albuquerque Cavalcanti de Vasconcelos Figueiredo'
  const product = await anOwnProduct(db, 'Vestido Hortênsia Renda Francesa com Cauda Bordada à Mão Longa')
  const parts = Array.from({ length: 30 }, () => part('2032-05-10', { amountCents: 3_000_000 }))
  const description =
    'Renda francesa bordada à mão no punho, na gola e na barra do véu catedral com três metros'
  for (let n = 0; n < 7; n += 1) {
    const extra = part('2032-05-05', { kind: 'extra', description })
    const { order } = await aPlanOrder(db, [deposit, extra, ...parts], { customerName: name })
    await anItem(db, order, product)
  }
  await page.goto(`${url}${SCREEN}?mes=2032-05`)
  await expect(page.getByText('As 200 mais próximas de 217. A soma é de todas.')).toBeVisible()
  await expect(page.getByText(`Acréscimo: ${description}`).first()).toBeVisible()
  await expectToFit(page, WIDTHS)
})

test('what was received and delivered in the month is downloaded for the accountant', async ({
  page,
  adminShop: { url, db },
}) => {
  const { name, order } = await aBrideWith(db, [['2031-07-18', { paidAt: new Date('2031-07-17T15:00:00Z') }]])
  await page.goto(`${url}${SCREEN}?mes=2031-07`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Para a contadora' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('recebimentos-2031-07.csv')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain(`"Recebimento";"17/07/2031";"";${order.number};"${name}"`)
})

test('the dashboard names a part that is late for fifteen days, and leads to the late ones', async ({
  page,
  adminShop: { url, db },
}) => {
  // Later than any other test's.
  const { name } = await aBrideWith(db, [[daysAgo(400)]])
  await page.goto(`${url}/admin`)
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Parcelas atrasadas' }) })
  await expect(panel).toContainText('a mais antiga há 400 dias.')
  await expect(panel.getByRole('listitem').first()).toContainText(name)
  await panel.getByRole('link', { name: 'Ver atrasadas' }).click()
  await expect(page).toHaveURL(`${url}${SCREEN}?mostrar=atrasadas`)
  await expect(rowOf(page, name, 'há 400 dias')).toBeVisible()
})

test('a failed list says so, and is loaded again on request', async ({ page, adminShop: { url } }) => {
  await page.route('**/api/charges?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`${url}${SCREEN}`)
  await expect(page.getByRole('alert')).toContainText('Falha ao buscar o que há a receber.')
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Recebidas' })).toBeVisible()
})
