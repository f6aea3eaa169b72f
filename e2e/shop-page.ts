import { expect, type Page } from '@playwright/test'

export const footer = (page: Page) => page.getByRole('contentinfo')
export const newsletterEmail = (page: Page) => footer(page).getByRole('textbox', { name: 'E-mail' })
export const newsletterButton = (page: Page) => footer(page).getByRole('button', { name: 'Inscrever' })

/** Opens a page with the newsletter form and waits for hydration, which enables the form's button. */
export async function openReady(page: Page, path: string) {
  await page.goto(path)
  await expect(newsletterButton(page)).toBeEnabled()
}
