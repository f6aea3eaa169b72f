import {
  addAndStay,
  addButton,
  bar,
  cartLink,
  closeDrawer,
  color,
  drawer,
  products,
  size,
  storedCart,
  toasts,
} from './buying-page.ts'
import { expect, test } from './fixtures.ts'
import { openReady, scrollTo } from './shop-page.ts'

test('a visitor chooses a size and a colour, and the product is added to the cart with them, confirmed by badge and drawer', async ({
  page,
}) => {
  await openReady(page, products.plenty)
  const badge = page.getByText('Em estoque · 8 peças', { exact: true })
  await expect(badge).toHaveCSS('color', 'rgb(59, 102, 72)')
  await size(page, 'G').click()
  await color(page, 'Branco').click()
  await expect(page.getByText('Tamanho: G', { exact: true })).toBeVisible()
  await expect(page.getByText('Cor: Branco', { exact: true })).toBeVisible()
  await expect(size(page, 'PP')).not.toBeChecked()
  await expect(size(page, 'G')).toBeChecked()
  await addButton(page).click()
  await expect(drawer(page).getByRole('status').first()).toHaveText(
    'Adicionado ao carrinho! Açucena foi adicionado ao seu carrinho.',
  )
  await expect(toasts(page)).toHaveCount(0)
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  const first = {
    cartId: '1-G-Branco',
    productId: 1,
    name: 'Açucena',
    unitPriceCents: 689_000,
    size: 'G',
    color: 'Branco',
    quantity: 1,
  }
  expect(await storedCart(page)).toEqual({ version: 1, lines: [first] })
  await closeDrawer(page)

  await test.step('a second click on a selected option leaves it selected', async () => {
    await size(page, 'M').dblclick()
    await expect(size(page, 'M')).toBeChecked()
    await size(page, 'M').click()
    await expect(size(page, 'M')).toBeChecked()
    await color(page, 'Off-White').dblclick()
    await expect(color(page, 'Off-White')).toBeChecked()
    await addButton(page).click()
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 2 itens')
    expect(await storedCart(page)).toMatchObject({ lines: [first, { size: 'M', color: 'Off-White' }] })
  })
})

test('low stock is shown in yellow and limits what goes into the cart; no stock is shown in red, with a notice and no way to buy', async ({
  page,
}) => {
  await openReady(page, products.two)
  const few = page.getByText('Em estoque · últimas 2 peças', { exact: true })
  await expect(few).toHaveCSS('color', 'rgb(128, 84, 15)')
  await addAndStay(page)
  await size(page, 'M').click()
  await addAndStay(page)
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 2 itens')
  const before = await storedCart(page)
  await addButton(page).click()
  await expect(toasts(page).last()).toContainText(
    'Só há 2 unidades de Hortênsia, e todas já estão no seu carrinho.',
  )
  await expect(toasts(page).last()).toHaveAttribute('data-variant', 'destructive')
  expect(await storedCart(page)).toEqual(before)

  await openReady(page, products.none)
  const none = page.getByText('Esgotado', { exact: true }).first()
  await expect(none).toHaveCSS('color', 'rgb(160, 47, 41)')
  await expect(page.getByText('Este modelo não está disponível no momento.')).toBeVisible()
  const talk = page.getByRole('main').getByRole('link', { name: 'fale com o ateliê' })
  await expect(talk).toHaveAttribute('href', '/contato')
  await expect(page.getByRole('button', { name: 'Esgotado' })).toBeDisabled()
  await expect(addButton(page)).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Adicionar Jasmim aos favoritos' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeEnabled()
})

test.describe('out of view', { tag: '@wide' }, () => {
  test('a bar at the lower edge replaces the button while that is out of view, and covers neither footer nor focus', async ({
    page,
    isMobile,
  }) => {
    await openReady(page, products.plenty)
    await expect(bar(page)).toBeInViewport()
    await expect(bar(page)).toContainText(/R\$\s6\.890,00/)
    await expect(bar(page)).toContainText('PP · Off-White')
    // A wide screen has room for the product and its date too.
    await expect(bar(page).getByText('Açucena')).toBeVisible({ visible: !isMobile })
    await expect(bar(page).getByText(/entre \d/)).toBeVisible({ visible: !isMobile })
    await page.getByRole('main').focus()
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(coveredByBar)).toBe('')
    }

    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(bar(page)).toBeInViewport()
    await bar(page).getByRole('button', { name: 'Adicionar ao carrinho' }).click()
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
    await closeDrawer(page)
    await scrollTo(addButton(page))
    await expect(bar(page)).toBeHidden()
    await scrollTo(page.getByRole('heading', { name: 'Avaliações' }))
    await page.evaluate(() => document.querySelector('main')?.scrollIntoView({ block: 'end' }))
    await page.mouse.wheel(0, 10_000)
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await expect(bar(page)).toBeHidden()
  })
})

/**
 * The focused element if the bar covers it, once scrolling has stopped: the bar follows the scrolling frame by frame.
 */
async function coveredByBar() {
  let last = Number.NaN
  for (let still = 0; still < 4; still = scrollY === last ? still + 1 : 0) {
    last = scrollY
    await new Promise(requestAnimationFrame)
  }
  const cover = document.querySelector('.sticky-bar[data-shown=true]')
  const focused = document.activeElement
  if (!cover || !focused || cover.contains(focused)) return ''
  const { top, bottom } = focused.getBoundingClientRect()
  const edge = cover.getBoundingClientRect().top
  // The large picture of a wide screen is higher than the room above the bar.
  if (bottom - top > edge) return ''
  return bottom > edge ? focused.outerHTML.slice(0, 120) : ''
}
