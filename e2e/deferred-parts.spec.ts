import type { Page } from '@playwright/test'
import { cartLink, storedCart } from './buying-page.ts'
import { filters } from './collections-page.ts'
import { expect, test } from './fixtures.ts'
import { section } from './reviews-page.ts'
import { footer, newsletterEmail, openReady, scrollTo } from './shop-page.ts'

const FOOTER = /\/assets\/footer-[^/]*\.js/
const COMPLEMENTS = /\/assets\/complements-section-[^/]*\.js/
const REVIEWS = /\/assets\/reviews-section-[^/]*\.js/

/** Holds a script until the returned function is called. */
async function hold(page: Page, script: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what lies below the fold is in the page, and its scripts are loaded when the visitor comes near', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await openReady(page, '/produto/1')
  const loaded = (script: RegExp) => requested.filter((url) => script.test(url)).length
  await expect(section(page)).toContainText('Avaliações')
  await expect(footer(page)).toContainText('Política de Trocas')
  expect([loaded(REVIEWS), loaded(FOOTER)]).toEqual([0, 0])
  await scrollTo(section(page))
  await expect.poll(() => loaded(REVIEWS)).toBe(1)
  await scrollTo(footer(page))
  await expect.poll(() => loaded(FOOTER)).toBe(1)
})

test('what was typed and focused before the scripts of a part came is still there after', async ({
  page,
}) => {
  const letScriptsCome = await hold(page, FOOTER)
  await openReady(page, '/')
  const before = await newsletterEmail(page).elementHandle()
  await newsletterEmail(page).pressSequentially('noiva@exemplo.com.br')
  letScriptsCome()
  await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  await expect(newsletterEmail(page)).toHaveValue('noiva@exemplo.com.br')
  await expect(newsletterEmail(page)).toBeFocused()
})

test('a button of a part that was clicked before its scripts came takes effect once, when they are there', async ({
  page,
}) => {
  const letScriptsCome = await hold(page, COMPLEMENTS)
  await openReady(page, '/produto/1')
  await page.getByRole('button', { name: 'Adicionar: Tiara Ipê' }).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho')
  letScriptsCome()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  expect(await storedCart(page)).toMatchObject({ lines: [{ productId: 17, quantity: 1 }] })
})

test('two filters that were chosen before their scripts came are both applied', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letScriptsCome = await hold(page, /\/assets\/filter-form-[^/]*\.js/)
  await openReady(page, '/colecoes')
  const panel = await filters(page, true)
  await panel.getByRole('radio', { name: /^Princesa/ }).check()
  await panel.getByRole('checkbox', { name: /^Somente em estoque/ }).check()
  letScriptsCome()
  await expect(page).toHaveURL('/colecoes?collection=Princesa&inStock=true')
  await expect(panel.getByRole('radio', { name: /^Princesa/ })).toBeChecked()
})
