import { createAccount, fillRegistration, newEmail } from '../account-forms.ts'
import { orderCard } from '../account-page.ts'
import { addAndOpenCart, size, storedCart } from '../buying-page.ts'
import { summary } from '../cart-page.ts'
import {
  cards,
  expectConfirmation,
  next,
  payButton,
  paymentForm,
  soon,
  stepHeading,
  typeCard,
  typeCpf,
} from '../checkout-page.ts'
import { expect, test } from '../fixtures.ts'
import { emailsTo } from '../mailbox.ts'
import { closeButton, measure, opener } from '../size-finder-page.ts'

/** Violeta: no other test depends on its stock. */
const DRESS = '/produto/12'

test('a bride comes from a search engine, finds her size, opens an account on the way and buys by card', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const email = newEmail()

  await page.goto(DRESS, { referer: 'https://www.google.com/' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Violeta')
  await opener(page).click()
  await measure(page, '90', '70', '96')
  await closeButton(page).click()
  await expect(size(page, 'M')).toBeChecked()
  await addAndOpenCart(page)
  await summary(page).getByRole('link', { name: 'Finalizar compra' }).click()

  await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL('/cadastro?redirect=%2Fcheckout')
  await expect(page.getByRole('button', { name: 'Criar conta' })).toBeEnabled()
  await fillRegistration(page, { email })
  await createAccount(page)
  await expect(page).toHaveURL(/\/login/)
  const [welcome] = await emailsTo(email)
  expect(welcome?.subject).toBe('Confirme seu e-mail - Alva de Maio')
  await page.goto(welcome?.linkTo('/verificar-email') ?? '')
  await expect(page).toHaveURL('/checkout', { timeout: 10_000 })

  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
  expect(await storedCart(page)).toMatchObject({ lines: [{ name: 'Violeta', size: 'M', quantity: 1 }] })
  await typeCpf(page)
  await next(page).click()
  await next(page).click()
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
  await typeCard(page, cards.good)
  await next(page).click()
  await payButton(page).click()
  await expectConfirmation(page)

  const notice = (await page.getByText(/^Pedido nº \d+$/).textContent()) ?? ''
  const [, confirmed] = await emailsTo(email, 2)
  expect(confirmed?.subject).toBe(`${notice} confirmado - Alva de Maio`)
  expect(confirmed?.text).toContain('Violeta')
  await page.goto(confirmed?.linkTo('/conta') ?? '')
  const order = orderCard(page, Number(notice.replace(/\D/g, '')))
  await expect(order).toContainText('Confirmado')
  await expect(order).toContainText('Qtd. 1 · Tamanho M')
})
