import type { Page } from '@playwright/test'

/** Products of the demo atelier, by what makes them useful here. */
export const products = {
  /** Açucena: in every size and three colours, with plenty of stock. */
  plenty: '/produto/1',
  /** Hortênsia: two are left. */
  two: '/produto/4',
  /** Jasmim: sold out; PP to G only. */
  none: '/produto/10',
  /** Bolero Brisa: P, M and G only. */
  threeSizes: '/produto/19',
  /** Tiara Ipê: one size. */
  oneSize: '/produto/17',
} as const

export const size = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Tamanho' }).getByRole('radio', { name, exact: true })

export const color = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Cor' }).getByRole('radio', { name, exact: true })

/** The button in the page, not the one in the sticky bar. */
export const addButton = (page: Page) =>
  page.locator('main button', { hasText: 'Adicionar ao carrinho' }).first()

export const bar = (page: Page) => page.locator('.sticky-bar')

/** The cart in short, which opens after adding. */
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Seu carrinho' })

/** Adds the product and stays on its page. */
export async function addAndStay(page: Page) {
  await addButton(page).click()
  await closeDrawer(page)
}

export async function closeDrawer(page: Page) {
  await drawer(page).getByRole('button', { name: 'Fechar' }).click()
  await drawer(page).waitFor({ state: 'hidden' })
}

/** Adds the product and goes to the cart. */
export async function addAndOpenCart(page: Page) {
  await addButton(page).click()
  await viewCart(page).click()
}

export const viewCart = (page: Page) => drawer(page).getByRole('link', { name: 'Ver carrinho' })

export const toasts = (page: Page) => page.getByRole('region', { name: 'Notificações' }).getByRole('listitem')

export const cartLink = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrinho/ })
    .locator('visible=true')
    .first()

/** The cart as stored in the browser. */
export async function storedCart(page: Page): Promise<unknown> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('atelier.cart'))) ?? 'null')
}
