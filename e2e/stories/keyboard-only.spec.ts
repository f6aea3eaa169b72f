import type { Locator, Page } from '@playwright/test'
import { aCustomer, expectToast, field, PASSWORD } from '../account-forms.ts'
import { addButton, cartLink, color, size, storedCart } from '../buying-page.ts'
import { summary } from '../cart-page.ts'
import {
  CPF,
  cards,
  expectConfirmation,
  next,
  payButton,
  paymentForm,
  soon,
  stepHeading,
} from '../checkout-page.ts'
import { expect, ledgerOf, orderIdIn, ordersOf, test } from '../test-shop.ts'
import { expectNoViolations } from '../violations.ts'

test('a customer without a mouse goes from the home page to the paid order', async ({
  page,
  db,
  testShop,
}) => {
  test.setTimeout(90_000)
  const buyer = await aCustomer(db, { name: 'Marina Duarte' })

  await page.goto('/', { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeInViewport()
  await page.keyboard.press('Enter')
  const dress = page.getByRole('region', { name: 'DESTAQUES' }).getByRole('article').first()
  const name = (await dress.getByRole('heading').textContent()) ?? ''
  await tabTo(page, dress.getByRole('link'))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await tabTo(page, size(page, 'PP'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(size(page, 'M')).toBeChecked()
  await tabTo(page, color(page, 'Off-White'))
  await page.keyboard.press('ArrowLeft')
  await expect(color(page, 'Marfim')).toBeChecked()
  await tabTo(page, addButton(page))
  await page.keyboard.press('Enter')
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  await tabTo(page, cartLink(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await follow(page, summary(page).getByRole('link', { name: 'Finalizar compra' }))
  await follow(page, page.getByRole('main').getByRole('link', { name: 'Entrar' }))
  await tabTo(page, field(page, 'email'))
  await page.keyboard.type(buyer.email)
  await tabTo(page, field(page, 'password'))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
  await tabTo(page, field(page, 'cpf'))
  await page.keyboard.type(CPF.replaceAll(/\D/g, ''))
  await expect(field(page, 'cpf')).toHaveValue(CPF)
  await follow(page, next(page))
  await expect(stepHeading(page, 'Endereço')).toBeFocused()
  await follow(page, next(page))
  await expect(stepHeading(page, 'Pagamento')).toBeFocused()
  await typeCardByKeys(page)
  await follow(page, next(page))
  await expect(stepHeading(page, 'Revisão')).toBeFocused()
  await expect(payButton(page)).toBeEnabled()
  await follow(page, payButton(page))
  await expectToast(page, 'Sucesso!', 'Seu pagamento foi aprovado.')
  await expectConfirmation(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectNoViolations(page)

  const [order] = await ordersOf(db, buyer)
  expect(order).toMatchObject({ id: orderIdIn(page), paymentState: 'paid', status: 'confirmed' })
  expect(await ledgerOf(testShop, order?.paymentIntentId ?? '')).toMatchObject({
    captured: order?.totalCents,
  })
  await expect(page.getByText(`Pedido nº ${order?.number}`)).toBeVisible()
  await expect(summary(page)).toContainText(name)
  expect(await storedCart(page)).toMatchObject({ lines: [] })
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
  await page.reload()
  await expectConfirmation(page)
  await expect(page.getByText(/^Receba entre /)).toBeVisible()
  const reached = main.getByRole('listitem').filter({ hasText: 'Confirmado' })
  await expect(reached).toHaveAttribute('aria-current', 'step')
  await follow(page, main.getByRole('link', { name: 'Ver meus pedidos' }))
  await expect(page).toHaveURL('/conta')
})

/** Presses Tab until the target has the focus; fails when it cannot be reached. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible(soon)
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let press = 0; press < 60 && !(await isThere()); press += 1) await page.keyboard.press(key)
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

async function follow(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function typeCardByKeys(page: Page) {
  const tab = paymentForm(page).getByRole('tab', { name: 'Cartão' })
  await expect(tab).toBeVisible(soon)
  await page.keyboard.press('Tab')
  await expect(tab).toBeFocused()
  for (const text of [cards.good, '0834', '123']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
}
