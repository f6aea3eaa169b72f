import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openReady } from './shop-page.ts'

const panel = (page: Page) => page.locator('#search-panel')
const field = (page: Page) => page.locator('#search-panel input')

async function openPanel(page: Page) {
  await expect(panel(page)).toBeHidden()
  await page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true').first().click()
  await expect(field(page)).toBeFocused()
  await expect(panel(page)).toBeVisible()
}

test('the search panel opens with the cursor in its field, ignores blanks and otherwise opens the collection, by key, button or link', async ({
  page,
}) => {
  await openReady(page, '/')
  await openPanel(page)
  for (const text of ['', '    ']) {
    await field(page).fill(text)
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    await expect(page).toHaveURL('/')
  }
  await field(page).fill('  manga longa ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/colecoes?search=manga+longa')

  await openPanel(page)
  await field(page).fill('renda')
  await panel(page).getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL('/colecoes?search=renda')

  await openPanel(page)
  await panel(page).getByRole('link', { name: 'Madrinhas' }).click()
  await expect(page).toHaveURL('/colecoes?collection=Madrinhas')
  await expect(panel(page)).toBeHidden()
})
