import { expect, type Page } from '@playwright/test'
import { toastOf } from './account-forms.ts'

/** Takes the toast away, so that the next one of the same title stands alone. */
export async function closeToast(page: Page, title: string) {
  await toastOf(page, title).getByRole('button', { name: 'Fechar notificação' }).click()
  await expect(toastOf(page, title)).toHaveCount(0)
}
