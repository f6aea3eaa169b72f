import type { Page } from '@playwright/test'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Descubra seu tamanho' })
export const opener = (page: Page) => page.getByRole('button', { name: 'Descobrir meu tamanho' })
export const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name })
/** The button with the label, not the cross. */
export const closeButton = (page: Page) => dialog(page).getByText('Fechar', { exact: true })

export async function openFinder(page: Page, path: string) {
  await page.goto(path)
  await opener(page).click()
  await field(page, 'Busto').waitFor()
}

export async function measure(page: Page, bust: string, waist: string, hip: string) {
  await field(page, 'Busto').fill(bust)
  await field(page, 'Cintura').fill(waist)
  await field(page, 'Quadril').fill(hip)
  await dialog(page).getByRole('button', { name: 'Ver meu tamanho' }).click()
}

/** The text in the dialog itself: a toast with the same text is inside it too. */
export const message = (page: Page, text: string) =>
  dialog(page).getByText(text).and(page.locator(':not(.toast *)'))
