import type { Page } from '@playwright/test'
import { filters } from './collections-page.ts'

/** The filters as this screen shows them; without a sidebar their drawer is opened. */
export async function filterPanel(page: Page) {
  return filters(page, await page.getByRole('complementary', { name: 'Filtros' }).isHidden())
}
