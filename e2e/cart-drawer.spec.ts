import type { Page } from '@playwright/test'
import {
  addAndStay,
  addButton,
  cartLink,
  closeDrawer,
  drawer,
  products,
  storedCart,
  toasts,
} from './buying-page.ts'
import { minus, plus, quantity, rowOf, rows, withCart } from './cart-page.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { expectToFit } from './overflow.ts'
import { openReady } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

const status = (page: Page) => drawer(page).getByRole('status').first()
const undo = (page: Page) => drawer(page).getByRole('button', { name: 'Desfazer' })
const title = (page: Page) => drawer(page).getByRole('heading', { name: 'Seu carrinho', exact: true })
const complements = (page: Page) =>
  drawer(page)
    .getByRole('region', { name: /^Combina com/ })
    .getByRole('listitem')
const total = (page: Page) => drawer(page).locator('dl div').filter({ hasText: 'Total' })

const tiara = { productId: 17, name: 'Tiara Ipê', size: 'Único', color: 'Dourado', unitPriceCents: 68_000 }
const bolero = { productId: 19, name: 'Bolero Brisa', size: 'M', unitPriceCents: 98_000 }

test('what was added is shown in a drawer with its total, and Esc, the scrim and Back close it', async ({
  page,
  context,
}) => {
  await withCart(context, tiara)
  await openReady(page, products.plenty)
  await addButton(page).click()
  await expect(status(page)).toHaveText('Adicionado ao carrinho! Açucena foi adicionado ao seu carrinho.')
  await expect(toasts(page)).toHaveCount(0)
  await expect(drawer(page).getByRole('button', { name: 'Fechar' })).toBeFocused()
  await expect(rows(page)).toHaveText([/Açucena/, /Tiara Ipê/])
  await expect(drawer(page)).toContainText('2 peças')
  await expect(rowOf(page, 'Açucena')).toContainText(/PP · Off-White.*Chega entre .+ e .+/)
  await expect(rowOf(page, 'Açucena').locator('img')).toBeVisible()
  await expect(total(page)).toContainText('R$ 7.570,00')
  await expect(drawer(page)).toContainText('Cartão ou Pix, pagamento protegido')
  await expect(drawer(page).getByRole('link', { name: 'Finalizar' })).toHaveAttribute('href', '/checkout')
  await expectNoViolations(page)
  await expectToFit(page, [320, 390, 820, 1440], 'the cart drawer')

  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(addButton(page)).toBeFocused()
  await addButton(page).click()
  await expect(drawer(page)).toBeVisible()
  await page.mouse.click(4, 4)
  await expect(drawer(page)).toBeHidden()
  await addButton(page).click()
  await expect(drawer(page)).toBeVisible()
  await page.goBack()
  await expect(drawer(page)).toBeHidden()
  await expect(page).toHaveURL(products.plenty)
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 4 itens')
})

test('in the drawer quantities change, the last removal can be undone, and an empty cart says so', async ({
  page,
}) => {
  await page.clock.install()
  await openReady(page, products.plenty)
  await addButton(page).click()
  await plus(page, 'Açucena').click()
  await expect(quantity(page, 'Açucena')).toHaveText('2')
  await expect(total(page)).toContainText('R$ 13.780,00')
  await minus(page, 'Açucena').click()
  await rowOf(page, 'Açucena')
    .getByRole('button', { name: /^Remover/ })
    .click()
  await expect(status(page)).toHaveText('Removido do carrinho · Item removido com sucesso.')
  await expect(title(page)).toBeFocused()
  await expect(drawer(page).getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()
  await expect(drawer(page)).toContainText('O que você escolher fica guardado aqui, mesmo sem conta.')
  await expectNoViolations(page)
  await undo(page).click()
  await expect(quantity(page, 'Açucena')).toHaveText('1')
  await expect(status(page)).toHaveText('')
  await expect(title(page)).toBeFocused()

  await test.step('for eight seconds, and as long as the button is focused', async () => {
    await rowOf(page, 'Açucena')
      .getByRole('button', { name: /^Remover/ })
      .click()
    await undo(page).focus()
    await page.clock.runFor(20_000)
    await expect(undo(page)).toBeVisible()
    await title(page).focus()
    await page.clock.runFor(7900)
    await expect(undo(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(undo(page)).toHaveCount(0)
    await expect(status(page)).toContainText('Removido do carrinho')
  })

  await drawer(page).getByRole('button', { name: 'Continuar escolhendo' }).click()
  await expect(drawer(page)).toBeHidden()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho')
})

test('the drawer suggests two products and adds one that leaves nothing to choose, up to two lines', async ({
  page,
}) => {
  await openReady(page, products.plenty)
  await addButton(page).click()
  await expect(complements(page)).toHaveCount(2)
  await expect(drawer(page).getByRole('heading', { name: 'Combina com Açucena' })).toBeVisible()
  const close = drawer(page).getByRole('button', { name: 'Fechar' })
  await expect(close).toBeFocused()
  const remove = rowOf(page, 'Açucena').getByRole('button', { name: /^Remover/ })
  const add = drawer(page).getByRole('button', { name: 'Adicionar Tiara Ipê ao carrinho' })
  for (const next of [remove, add, drawer(page).getByRole('link', { name: 'Finalizar' })]) {
    await tabTo(page, next)
  }
  await add.click()
  await expect(status(page)).toContainText('Tiara Ipê foi adicionado ao seu carrinho.')
  await expect(rows(page)).toHaveText([/Tiara Ipê/, /Açucena/])
  await expect(title(page)).toBeFocused()
  await expect(complements(page).filter({ hasText: 'Tiara Ipê' })).toHaveCount(0)
  expect(await storedCart(page)).toMatchObject({ lines: [{ productId: 1 }, { productId: 17, quantity: 1 }] })
  await closeDrawer(page)
  await page.goto(products.threeSizes)
  await addButton(page).click()
  await expect(rows(page)).toHaveText([/Bolero Brisa/, /Tiara Ipê/, /Açucena/])
  await expect(complements(page)).toHaveCount(0)
})

test('a line that changed is named in the drawer, which then leads to the cart and not past it', async ({
  page,
  context,
}) => {
  const sold = { productId: 10, name: 'Jasmim', color: 'Branco' }
  await withCart(context, { ...bolero, unitPriceCents: 90_000 }, sold)
  await openReady(page, products.plenty)
  await addButton(page).click()
  await expect(rowOf(page, 'Bolero Brisa')).toContainText('O preço era R$ 900,00')
  await expect(rowOf(page, 'Jasmim')).toContainText('Esgotado')
  await expect(drawer(page)).toContainText('Seu carrinho mudou. Confira antes de finalizar.')
  await expect(drawer(page).getByRole('link', { name: 'Finalizar' })).toHaveCount(0)
  await expectNoViolations(page)
  await drawer(page).getByRole('link', { name: 'Ver carrinho' }).click()
  await expect(page).toHaveURL('/carrinho')
  await expect(page.getByText('o preço mudou de R$ 900,00 para R$ 980,00.')).toBeVisible()
  await expect(drawer(page)).toHaveCount(0)
})

test('the drawer is not loaded before it is needed, and a toast replaces it where it cannot be', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openReady(page, products.plenty)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('cart-drawer-') && !url.includes('place'))).toEqual([])
  await page.route('**/assets/cart-drawer-*.js', (route) => route.abort())
  await addButton(page).click()
  await expect(toasts(page)).toContainText('Açucena foi adicionado ao seu carrinho.')
  await expect(drawer(page)).toHaveCount(0)
  await page.unroute('**/assets/cart-drawer-*.js')
  await addAndStay(page)
  await expect(toasts(page)).toHaveCount(0)
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 2 itens')
})
