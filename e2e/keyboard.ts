import type { Locator, Page } from '@playwright/test'
import { cards, paymentForm, soon } from './checkout-page.ts'
import { expect } from './fixtures.ts'

/** Presses Tab until the target has the focus; fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible(soon)
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let press = 0; press < 60 && !(await isThere()); press += 1) await page.keyboard.press(key)
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

export async function follow(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** On the payment step, from its heading. */
export async function typeCardByKeys(page: Page) {
  const tab = paymentForm(page).getByRole('tab', { name: 'Cartão' })
  await expect(tab).toBeVisible(soon)
  await page.keyboard.press('Tab')
  await expect(tab).toBeFocused()
  for (const text of [cards.good, '0834', '123']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
}
