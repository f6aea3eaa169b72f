import {
  addButton,
  cartLink,
  closeDrawer,
  color,
  drawer,
  products,
  size,
  storedCart,
  toasts,
} from './buying-page.ts'
import { searchBox } from './collections-page.ts'
import { expect, test } from './fixtures.ts'
import { holdScripts } from './hold-scripts.ts'
import { dialog, field, opener } from './size-finder-page.ts'

test('a click before the scripts are loaded takes effect once they are, exactly once, with the size and colour chosen meanwhile', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto(products.plenty, { waitUntil: 'commit' })
  await size(page, 'M').click()
  await color(page, 'Marfim').click()
  await expect(size(page, 'M')).toBeChecked()
  // Repeated early clicks must count once.
  for (let earlyClick = 0; earlyClick < 3; earlyClick++) await addButton(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-tap-kept')

  letScriptsCome()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  await expect(page.locator('html')).not.toHaveAttribute('data-tap-kept')
  await expect(page.getByText('Tamanho: M', { exact: true })).toBeVisible()
  await expect(page.getByText('Cor: Marfim', { exact: true })).toBeVisible()
  expect(await storedCart(page)).toMatchObject({ lines: [{ size: 'M', color: 'Marfim', quantity: 1 }] })
  await closeDrawer(page)
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 2 itens')
  expect(await storedCart(page)).toMatchObject({ lines: [{ size: 'M', color: 'Marfim', quantity: 2 }] })
})

test('a click between the first render and the replay of early clicks counts once', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('pagedrawn', () => {
      queueMicrotask(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('main button')]
        buttons.find(({ textContent }) => textContent === 'Adicionar ao carrinho')?.click()
      })
      // Runs after the page's own listener, which replays the early clicks.
      document.addEventListener('pageready', () => {
        document.documentElement.dataset['tapsBack'] = 'yes'
      })
    })
  })
  await page.goto(products.plenty)
  await expect(page.locator('html')).toHaveAttribute('data-taps-back', 'yes')
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  // So early the page may not show the drawer yet; a toast stands in for it.
  await expect(drawer(page).or(toasts(page))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 2 itens')
  expect(await storedCart(page)).toMatchObject({ lines: [{ quantity: 2 }] })
})

test('text typed before the scripts are loaded is searched for once they are, and a size finder opened early still opens', async ({
  page,
}) => {
  const letTheListComeAlive = await holdScripts(page)
  await page.goto('/colecoes', { waitUntil: 'commit' })
  await searchBox(page).fill('renda')
  letTheListComeAlive()
  await expect(page).toHaveURL('/colecoes?search=renda')
  await expect(searchBox(page)).toHaveValue('renda')

  const letTheProductComeAlive = await holdScripts(page)
  await page.goto(products.plenty, { waitUntil: 'commit' })
  await opener(page).click()
  await expect(dialog(page).getByRole('status')).toHaveText('Carregando...')
  letTheProductComeAlive()
  await expect(field(page, 'Busto')).toBeVisible()
})
