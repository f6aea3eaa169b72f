import { field } from '../account-forms.ts'
import { withCart } from '../cart-page.ts'
import {
  cards,
  expectConfirmation,
  next,
  openCheckout,
  overlay,
  payButton,
  soon,
  stepHeading,
  toPayment,
  toPixReview,
  toPixWaiting,
  toReview,
  unfoldSummary,
} from '../checkout-page.ts'
import { expect } from '../fixtures.ts'
import { atTheBank, orderIdIn } from '../test-shop.ts'
import { hold } from './hold.ts'
import { screen } from './screen.ts'

const veil = { productId: 16, name: 'Véu Serenata', size: 'Único', unitPriceCents: 129_000 }
const filled = { path: '/carrinho', as: 'newcomer', before: withProducts } as const

function withProducts({ context }: { context: Parameters<typeof withCart>[0] }) {
  return withCart(context, {}, veil)
}

screen('checkout-entrar', { path: '/checkout', before: withProducts })

screen('checkout-1-informacoes', { ...filled, show: ({ page }) => openCheckout(page) })

screen('checkout-1-resumo', {
  ...filled,
  only: 'phone',
  async show({ page }) {
    await openCheckout(page)
    await unfoldSummary(page)
  },
})

screen('checkout-1-erros', {
  ...filled,
  async show({ page }) {
    await openCheckout(page)
    for (const input of await page.locator('main input').all()) await input.fill('')
    await next(page).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  },
})

screen('checkout-1-medidas', {
  path: '/carrinho',
  as: 'customer',
  before: ({ context }) =>
    withCart(context, {
      unitPriceCents: 751_000,
      size: 'Sob medida',
      offer: 'made_to_measure',
      baseSize: 'M',
    }),
  async show({ page }) {
    await openCheckout(page)
    await page.getByRole('radio', { name: 'Usar a ficha de Marina' }).check()
  },
})

screen('checkout-2-endereco', {
  ...filled,
  async show({ page }) {
    await openCheckout(page)
    await next(page).click()
    await expect(stepHeading(page, 'Endereço')).toBeVisible(soon)
  },
})

screen('checkout-2-erros', {
  ...filled,
  async show({ page }) {
    await openCheckout(page)
    await next(page).click()
    await field(page, 'zipCode').fill('99')
    await next(page).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  },
})

screen('checkout-3-pagamento', { ...filled, show: ({ page }) => toPayment(page) })

screen('checkout-3-pix', {
  ...filled,
  async show({ page }) {
    await toPixReview(page)
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(stepHeading(page, 'Pagamento')).toBeVisible(soon)
  },
})

screen('checkout-3-indisponivel', {
  ...filled,
  async show({ page }) {
    await page.route(/stripe\.js|\/v3/, (route) => route.abort())
    await openCheckout(page)
    await next(page).click()
    await next(page).click()
    await page.getByRole('main').getByRole('alert').waitFor({ timeout: 20_000 })
  },
})

screen('checkout-4-revisao', {
  ...filled,
  async show({ page }) {
    await toReview(page)
    // It is enabled once the provider's form reports that it is complete.
    await expect(payButton(page)).toBeEnabled()
  },
})

screen('checkout-4-processando', {
  ...filled,
  waiting: true,
  async show({ page }) {
    await hold(page, '**/api/orders/create')
    await toReview(page)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Processando...' }).waitFor()
  },
})

screen('checkout-banco', {
  ...filled,
  async show({ page }) {
    await toReview(page, cards.needsBankApproval)
    await payButton(page).click()
    await expect(overlay(page).getByRole('button', { name: 'Autorizar' })).toBeVisible(soon)
  },
})

screen('checkout-recusado', {
  ...filled,
  async show({ page }) {
    await toReview(page, cards.declined)
    await payButton(page).click()
    await page.getByRole('alert').filter({ hasText: 'não foi aprovado' }).waitFor()
  },
})

screen('checkout-pix-aguardando', { ...filled, show: ({ page }) => toPixWaiting(page) })

screen('checkout-pix-vencido', {
  ...filled,
  async show({ page, db, shop }) {
    await toPixWaiting(page)
    const order = await db
      .selectFrom('orders')
      .select('paymentIntentId')
      .where('id', '=', orderIdIn(page))
      .executeTakeFirstOrThrow()
    await atTheBank(shop, 'pix/expire', { payment_intent: order.paymentIntentId })
    await page.getByRole('heading', { level: 1, name: 'O código Pix expirou' }).waitFor()
  },
})

screen('checkout-confirmacao', {
  ...filled,
  async show({ page }) {
    await toReview(page)
    await payButton(page).click()
    await expectConfirmation(page, 'Rita')
  },
})
