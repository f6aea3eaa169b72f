import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { termsKey } from '@shop/contract/terms'
import { field, newEmail } from './account-forms.ts'
import { addButton, viewCart } from './buying-page.ts'
import { summary, withCart } from './cart-page.ts'
import {
  CPF,
  cards,
  closePixOverlay,
  expectConfirmation,
  next,
  payButton,
  paymentForm,
  soon,
  typeCard,
} from './checkout-page.ts'
import { expect, test } from './fixtures.ts'
import { toGuestPayment, veil } from './guest-page.ts'
import { emailsTo } from './mailbox.ts'

test('a guest buys by card without an account; the e-mail has a link that opens the order, and a password is offered @wide', async ({
  page,
  context,
  db,
}) => {
  const email = newEmail()
  await withCart(context, {}, veil)
  await toGuestPayment(page, email)
  await typeCard(page, cards.good)
  await next(page).click()
  const terms = page.getByRole('main').getByRole('link', { name: 'Termos de Uso' })
  await expect(terms).toHaveAttribute('target', '_blank')
  await expect(page.getByText('Ao confirmar, você aceita os', { exact: false })).toBeVisible()
  await payButton(page).click()
  await expectConfirmation(page, 'Beatriz')

  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('customerEmail', '=', email)
    .executeTakeFirstOrThrow()
  expect(order).toMatchObject({ userId: null, isGuest: true, paymentState: 'paid', termsKey })
  await expect(page.getByRole('heading', { name: 'Criar senha para acompanhar' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Senha' }).fill('renda-francesa-de-maio')
  await page.getByRole('button', { name: 'Criar senha' }).click()
  await expect(page.getByText('Falta confirmar o e-mail')).toBeVisible(soon)

  const emails = await emailsTo(email, 2)
  const confirmed = emails.find(({ subject }) => subject.startsWith('Pedido nº'))
  const link = /\/pedido\/[\w-]{43}/.exec(confirmed?.text ?? '')?.[0] ?? ''
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(link)
  await expect(page.getByRole('article', { name: new RegExp(String(order.number)) })).toContainText(
    'Véu Serenata',
  )
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  expect(await page.content()).not.toContain(CPF.replaceAll(/\D/g, ''))

  // Proving the mailbox moves the order to the account.
  const welcome = emails.find(({ subject }) => subject.startsWith('Confirme'))
  await page.goto(welcome?.linkTo('/verificar-email') ?? '')
  await expect(page).toHaveURL(/\/conta/, { timeout: 15_000 })
  await expect(page.getByRole('article', { name: new RegExp(String(order.number)) })).toBeVisible(soon)
})

test('from the home page to a paid order on a phone: at most 14 clicks, 12 typed fields and 7 screens', async ({
  page,
}) => {
  const email = newEmail()
  let clicks = 0
  let fields = 0
  const screens = new Set<string>()
  const click = async (target: ReturnType<Page['locator']>) => {
    clicks += 1
    await target.click()
  }
  const type = async (label: string, text: string) => {
    fields += 1
    await page.getByLabel(label).first().fill(text)
  }
  const see = async (name: string) => {
    await expect(page.getByRole('heading', { name }).first()).toBeVisible(soon)
    screens.add(name)
  }
  await page.goto('/')
  screens.add('home')
  await click(
    page
      .getByRole('main')
      .getByRole('link', { name: /Véu|Açucena|Lírio/ })
      .first(),
  )
  await expect(addButton(page)).toBeVisible(soon)
  screens.add('product')
  const choice = page.getByRole('radiogroup', { name: 'Tamanho' }).getByRole('radio').first()
  if ((await choice.count()) > 0 && !(await choice.isChecked())) {
    clicks += 1
    await choice.check({ force: true })
  }
  await click(addButton(page))
  await click(viewCart(page))
  await see('Carrinho')
  await click(summary(page).getByRole('link', { name: 'Finalizar compra' }))
  await see('Informações')
  await type('E-mail', email)
  await type('Nome', 'Beatriz')
  await type('Sobrenome', 'Lima')
  await type('Telefone', '11988880142')
  await type('CPF', CPF)
  await click(next(page))
  await see('Endereço')
  await type('CEP', '01310100')
  for (const [name, text] of [
    ['address', 'Avenida Paulista'],
    ['neighborhood', 'Bela Vista'],
    ['city', 'São Paulo'],
  ] as const) {
    const input = field(page, name)
    await page.waitForTimeout(300)
    if ((await input.inputValue()) !== '') continue
    fields += 1
    await input.fill(text)
  }
  if ((await field(page, 'state').inputValue()) === '') await field(page, 'state').selectOption('SP')
  await type('Número', '1000')
  await click(next(page))
  await see('Pagamento')
  await typeCard(page, cards.good)
  fields += 3
  await click(next(page))
  await see('Revisão')
  await click(payButton(page))
  await expectConfirmation(page, 'Beatriz')
  test.info().annotations.push({
    type: 'counted',
    description: `${clicks} clicks, ${fields} fields, ${screens.size} screens`,
  })
  expect(clicks).toBeLessThanOrEqual(14)
  expect(screens.size).toBeLessThanOrEqual(7)
  expect(fields).toBeLessThanOrEqual(12)
})

test('a guest who reloads while waiting for the Pix finds it again; a link that is wrong says how to get another', async ({
  page,
  context,
}) => {
  await withCart(context, {}, veil)
  await toGuestPayment(page, newEmail())
  await paymentForm(page).getByRole('tab', { name: 'Pix' }).click()
  await expect(paymentForm(page).getByText('Pague com Pix')).toBeVisible(soon)
  await next(page).click()
  await payButton(page).click()
  await closePixOverlay(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Falta só o Pix' })).toBeVisible(soon)

  await page.goto(`/pedido/${randomUUID().replaceAll('-', '').padEnd(43, 'x')}`)
  await expect(page.getByText('Este link não abre mais o pedido.')).toBeVisible(soon)
  await page.getByRole('link', { name: 'Pedir um novo link' }).click()
  await page.getByLabel('Número do pedido').fill('nº 10.019')
  await page.getByLabel('E-mail').fill('ninguem@exemplo.test')
  await page.getByRole('button', { name: 'Enviar o link' }).click()
  await expect(page.getByText('Confira o seu e-mail')).toBeVisible(soon)
})
