import type { Page } from '@playwright/test'
import { filters } from './collections-page.ts'

/** The filters wherever this screen has them; where there is no sidebar their drawer is opened. */
export async function filterPanel(page: Page) {
  return filters(page, await page.getByRole('complementary', { name: 'Filtros' }).isHidden())
}
