import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until its scripts have taken it over, which the form in the footer tells. */
export async function openReady(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Inscrever' })).toBeEnabled()
}
