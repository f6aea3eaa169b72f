import type { APIRequestContext, Page } from '@playwright/test'
import { type Product, products } from '@shop/contract/products'

/** The elements of the collection page, by their accessible names. */
export const cards = (page: Page) => page.getByRole('region', { name: 'Vestidos' }).getByRole('article')
export const searchBox = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Buscar' })
export const sortSelect = (page: Page) => page.getByRole('combobox', { name: 'Ordenar por' })
export const resultCount = (page: Page) => page.getByRole('main').locator('p[aria-live="polite"]')
export const chips = (page: Page) => page.getByRole('list', { name: 'Filtros ativos' }).getByRole('link')
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filtros' })

/** The filters on this screen: a sidebar where there is room, a drawer where there is not. */
export async function filters(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filtros' })
  if (await drawer(page).isHidden()) await page.getByRole('button', { name: /^Filtros/ }).click()
  return drawer(page)
}

export async function namesOf(page: Page) {
  return cards(page).getByRole('heading').allInnerTexts()
}

/** The API's response to the same query, to compare with what the page shows. */
export async function productsOf(request: APIRequestContext, query: Record<string, string> = {}) {
  const response = await request.get(`/api/products?${new URLSearchParams({ limit: '100', ...query })}`)
  const found: Product[] = products.page.response.parse(JSON.parse(await response.text()))
  return found
}
