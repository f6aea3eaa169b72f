import { addButton, drawer, products } from '../buying-page.ts'
import { fill, form, opener as reviewOpener, submit } from '../reviews-page.ts'
import { field, measure, opener } from '../size-finder-page.ts'
import { hold } from './hold.ts'
import { longNamed } from './people.ts'
import { screen } from './screen.ts'

screen('produto-default', { path: products.plenty })
screen('produto-low-stock', { path: products.two })
screen('produto-sold-out', { path: products.none })
screen('produto-one-size', { path: products.oneSize })

screen('produto-long-name', {
  path: '/colecoes',
  show: async ({ page, db }) => page.goto(`/produto/${await longNamed(db)}`, { waitUntil: 'networkidle' }),
})

screen('produto-loading', {
  path: '/colecoes',
  waiting: true,
  async show({ page }) {
    await page.waitForLoadState('networkidle')
    await hold(page, '**/produto/*.data*')
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByText('Carregando produto...').waitFor()
  },
})

screen('produto-added', {
  path: products.plenty,
  async show({ page }) {
    await addButton(page).click()
    await drawer(page).waitFor()
  },
})

screen('produto-zoom', {
  path: products.plenty,
  show: ({ page }) =>
    page
      .getByRole('link', { name: /^Ampliar/ })
      .first()
      .click(),
})

screen('produto-share', {
  path: products.plenty,
  show: ({ page }) => page.getByRole('button', { name: 'Compartilhar' }).click(),
})

screen('produto-size-finder', {
  path: products.plenty,
  async show({ page }) {
    await opener(page).click()
    await field(page, 'Busto').waitFor()
  },
})

for (const [state, bust, waist, hip] of [
  ['result', '90', '70', '96'],
  ['custom', '90', '66', '100'],
  ['errors', '', 'x', '960'],
] as const) {
  screen(`produto-size-${state}`, {
    path: products.plenty,
    async show({ page }) {
      await opener(page).click()
      await measure(page, bust, waist, hip)
    },
  })
}

screen('produto-review-form', {
  path: `${products.plenty}#reviews`,
  as: 'newcomer',
  async show({ page }) {
    await reviewOpener(page).click()
    await form(page).waitFor()
    await fill(page, { stars: '4 estrelas', title: 'Lindo' })
    await submit(page)
    await form(page).scrollIntoViewIfNeeded()
  },
})
