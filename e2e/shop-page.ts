import { expect, type Locator, type Page } from '@playwright/test'

export const footer = (page: Page) => page.getByRole('contentinfo')
export const newsletterEmail = (page: Page) => footer(page).getByRole('textbox', { name: 'E-mail' })
export const newsletterButton = (page: Page) => footer(page).getByRole('button', { name: 'Inscrever' })

/** Opens a page and waits for its hydration. */
export async function openReady(page: Page, path: string) {
  await page.addInitScript(() => {
    document.addEventListener('pageready', () => Object.assign(window, { isPageReady: true }))
  })
  await page.goto(path)
  await expect.poll(() => page.evaluate(() => 'isPageReady' in window)).toBe(true)
}

/** A part below the fold is replaced once, when it comes near: perhaps while it is being scrolled to. */
export const scrollTo = (place: Locator) =>
  expect(() => place.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass()
