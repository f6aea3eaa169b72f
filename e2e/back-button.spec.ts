import type { Page } from '@playwright/test'
import { cards, resultCount } from './collections-page.ts'
import { filterPanel } from './filter-panel.ts'
import { expect, test } from './fixtures.ts'
import { openReady } from './shop-page.ts'
import { dialog as finder, opener as openerOfFinder } from './size-finder-page.ts'

/** The Back listeners are loaded on the first interaction. */
async function openListening(page: Page, path: string) {
  await openReady(page, path)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('late-listeners')),
  )
  // The script has been fetched; wait until it has run.
  await page.waitForTimeout(200)
}

const zoom = '[aria-label="Foto ampliada"]'

test('Back closes an enlarged picture and the size finder, and the next Back leaves the page', async ({
  page,
}) => {
  await openListening(page, '/colecoes')
  await cards(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/produto\//)
  const address = page.url()
  await page
    .getByRole('link', { name: /^Ampliar/ })
    .first()
    .click()
  await expect(page.locator(zoom)).toBeVisible()
  await page.goBack()
  await expect(page.locator(zoom)).toBeHidden()
  await expect(page).toHaveURL(address)

  await openerOfFinder(page).click()
  await expect(finder(page)).toBeVisible()
  await page.goBack()
  await expect(finder(page)).toBeHidden()
  await expect(page).toHaveURL(address)

  // Closed in another way, it leaves no history entry that Back would consume.
  await openerOfFinder(page).click()
  await expect(finder(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(finder(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/colecoes')
  await page.goForward()
  await expect(page).toHaveURL(address)
})

test('Back closes what is open on a page that was opened directly', async ({ page }) => {
  await openListening(page, '/colecoes')
  await openListening(page, '/produto/1')
  await openerOfFinder(page).click()
  await expect(finder(page)).toBeVisible()
  await page.goBack()
  await expect(finder(page)).toBeHidden()
  await expect(page).toHaveURL('/produto/1')
  await page.goBack()
  await expect(page).toHaveURL('/colecoes')
})

test('Back closes the filters without undoing the choices made in them, and the menu even after one of its links was followed', async ({
  page,
}) => {
  // A wide screen has no drawers.
  await page.setViewportSize({ width: 390, height: 844 })
  await openListening(page, '/colecoes')
  const panel = await filterPanel(page)
  await panel.getByRole('radio', { name: /^Sereia/ }).check()
  await expect(page).toHaveURL('/colecoes?collection=Sereia')
  await expect(page.getByText('Ver 2 peças')).toBeVisible()
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/colecoes?collection=Sereia')
  await expect(resultCount(page)).toHaveText('2 peças encontradas')
  await page.goBack()
  await expect(page).toHaveURL('/colecoes')
  await expect(resultCount(page)).toHaveText('19 peças encontradas')

  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contato' }).click()
  await expect(page).toHaveURL('/contato')
  await page.goBack()
  await expect(page).toHaveURL('/colecoes')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test('Back closes the search under the header', async ({ page }) => {
  await openListening(page, '/colecoes')
  await openListening(page, '/faq')
  await page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true').click()
  await expect(page.locator('#search-panel input')).toBeVisible()
  await page.goBack()
  await expect(page.locator('#search-panel input')).toBeHidden()
  await expect(page).toHaveURL('/faq')
})

test('without a connection a link is not followed, and what was typed stays', async ({ page, context }) => {
  await openListening(page, '/contato')
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Posso visitar o ateliê no sábado?')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Alva de Maio' }).first().click()
  await expect(page.getByRole('region', { name: 'Notificações' })).toContainText('Você está sem internet')
  await expect(page).toHaveURL('/contato')
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(
    'Posso visitar o ateliê no sábado?',
  )
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Alva de Maio' }).first().click()
  await expect(page).toHaveURL('/')
})
