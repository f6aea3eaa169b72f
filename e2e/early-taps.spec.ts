import type { Page } from '@playwright/test'
import { addButton, cartLink, pieces, size, storedCart } from './buying-page.ts'
import { expect, test } from './fixtures.ts'

test('what is tapped before the scripts are there is done once they are, with the size chosen meanwhile', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto(pieces.plenty, { waitUntil: 'commit' })
  await size(page, 'G').check()
  await addButton(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-tap-kept')

  letScriptsCome()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  await expect(page.locator('html')).not.toHaveAttribute('data-tap-kept')
  expect(await storedCart(page)).toMatchObject({ lines: [{ size: 'G', quantity: 1 }] })
})

test('an impatient thumb buys once, and its next tap counts as usual', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto(pieces.plenty, { waitUntil: 'commit' })
  for (let tap = 0; tap < 3; tap++) await addButton(page).click()

  letScriptsCome()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 2 itens')
})

test('a tap between the first drawing and the taps that are given back counts once', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('pagedrawn', () =>
      queueMicrotask(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('main button')]
        buttons.find(({ textContent }) => textContent === 'Adicionar ao carrinho')?.click()
      }),
    ),
  )
  await page.goto(pieces.plenty)
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  await page.waitForTimeout(500)
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
})

/** The document comes, its scripts wait for the call that is returned. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
