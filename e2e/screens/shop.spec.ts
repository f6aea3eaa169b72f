import { toasts } from '../buying-page.ts'
import { chips, filters, searchBox } from '../collections-page.ts'
import { hold } from './hold.ts'
import { screen } from './screen.ts'

screen('home', { path: '/' })

screen('home-toast', {
  path: '/',
  toasts: true,
  async show({ page }) {
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('E-mail').fill('noiva@exemplo.com.br')
    await footer.getByRole('button', { name: 'Inscrever' }).click()
    await toasts(page).first().waitFor()
    await page.evaluate(() => scrollTo(0, 0))
  },
})

screen('header-search', {
  path: '/sobre',
  show: ({ page }) =>
    page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true').click(),
})

screen('header-account', {
  path: '/sobre',
  as: 'customer',
  only: 'desktop',
  hovering: true,
  show: ({ page }) => page.getByRole('link', { name: /^Conta de/ }).hover(),
})

screen('menu-open', {
  path: '/sobre',
  only: 'phone',
  show: ({ page }) => page.getByRole('button', { name: 'Abrir menu' }).click(),
})

screen('menu-signed-in', {
  path: '/sobre',
  as: 'customer',
  only: 'phone',
  show: ({ page }) => page.getByRole('button', { name: 'Abrir menu' }).click(),
})

screen('colecoes-default', { path: '/colecoes' })

screen('colecoes-filters', {
  path: '/colecoes?collection=Sereia&maxPrice=9000&inStock=true',
  show: ({ page, isMobile }) => filters(page, isMobile),
})

screen('colecoes-chips', {
  path: '/colecoes?search=renda&minPrice=4000&inStock=true',
  show: ({ page }) => chips(page).first().waitFor(),
})

screen('colecoes-empty', { path: '/colecoes?collection=Midi&minPrice=9000' })

screen('colecoes-near', { path: '/colecoes?search=rendda%20franceza' })

screen('colecoes-loading', {
  path: '/colecoes',
  waiting: true,
  async show({ page }) {
    await page.waitForLoadState('networkidle')
    await hold(page, '**/colecoes.data*')
    await searchBox(page).fill('renda')
    await page.locator('[aria-busy=true]').waitFor()
    await page.locator('.travel-line').waitFor()
  },
})

screen('colecoes-error', {
  path: '/colecoes',
  async show({ page }) {
    await page.route('**/colecoes.data*', (route) => route.abort())
    await searchBox(page).fill('renda')
    await page.getByRole('main').getByRole('alert').waitFor()
  },
})
