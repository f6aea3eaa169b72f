import { expect, type Page } from '@playwright/test'
import { expectToast, toastOf } from './account-forms.ts'

/** Closes the toast, so that the next one with the same title cannot be mistaken for it. */
export async function closeToast(page: Page, title: string) {
  // Not by a pointer click, which would wait for the toast to stop moving.
  await toastOf(page, title).getByRole('button', { name: 'Fechar notificação' }).dispatchEvent('click')
  await expect(toastOf(page, title)).toHaveCount(0)
}

export async function expectToastOnce(page: Page, title: string, description: string) {
  await expectToast(page, title, description)
  await closeToast(page, title)
}
