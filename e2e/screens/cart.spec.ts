import { rows, withCart } from '../cart-page.ts'
import { screen } from './screen.ts'

const veil = { productId: 16, name: 'Véu Serenata', size: 'Único', unitPriceCents: 129_000, quantity: 2 }

screen('carrinho-empty', { path: '/carrinho' })

screen('carrinho-default', {
  path: '/carrinho',
  before: ({ context }) => withCart(context, {}, veil),
  show: ({ page }) => rows(page).first().waitFor(),
})

screen('carrinho-changed', {
  path: '/carrinho',
  before: ({ context }) =>
    withCart(
      context,
      { unitPriceCents: 650_000 },
      { productId: 4, name: 'Hortênsia', unitPriceCents: 1_290_000, quantity: 5 },
      { productId: 10, name: 'Jasmim', color: 'Branco' },
      { productId: 999_999, name: 'Peônia' },
    ),
  show: ({ page }) => page.getByText('Remova as peças indisponíveis').waitFor(),
})

screen('carrinho-unchecked', {
  path: '/carrinho',
  async before({ context, page }) {
    await withCart(context, {}, veil)
    await page.route('**/api/products*', (route) => route.abort())
    await page.route('**/api/products/**', (route) => route.abort())
  },
  show: ({ page }) => page.getByText('Não foi possível conferir preços').waitFor({ timeout: 20_000 }),
})
