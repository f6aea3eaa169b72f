import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const panel = (page: Page) => page.locator('#search-panel')
const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar na loja' })

async function openPanel(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true').click()
  await expect(field(page)).toBeFocused()
}

test('the search control opens a panel with the cursor in its field', async ({ page }) => {
  await page.goto('/')
  await expect(panel(page)).toBeHidden()
  await openPanel(page)
  await expect(panel(page)).toBeVisible()
})

test('a term leads to the collection, without the blanks around it', async ({ page }) => {
  await openPanel(page)
  await field(page).fill('  manga longa ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/colecoes?search=manga+longa')
  await expect(panel(page)).toBeHidden()
})

test('the button of the panel searches as well', async ({ page }) => {
  await openPanel(page)
  await field(page).fill('renda')
  await panel(page).getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL('/colecoes?search=renda')
})

test('searching for nothing, or for blanks, leads nowhere', async ({ page }) => {
  await openPanel(page)
  for (const text of ['', '    ']) {
    await field(page).fill(text)
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    await expect(page).toHaveURL('/')
  }
})

test('Esc closes the panel and gives the focus back', { tag: '@wide' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Esc key')
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the bar of the panel is 760 wide where there is room', { tag: '@wide' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no room for it')
  await openPanel(page)
  expect((await panel(page).getByRole('search').boundingBox())?.width).toBe(760)
})

test('the panel offers the collections', async ({ page }) => {
  await openPanel(page)
  await panel(page).getByRole('link', { name: 'Madrinhas' }).click()
  await expect(page).toHaveURL('/colecoes?collection=Madrinhas')
  await expect(panel(page)).toBeHidden()
})
