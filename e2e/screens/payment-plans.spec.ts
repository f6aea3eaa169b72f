/** Deposit and parts. Not before the screens of the admin area, whose lists would have one order more. */
import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { withCart } from '../cart-page.ts'
import { cards, next, payButton, paymentForm, soon, toPayment, typeCard } from '../checkout-page.ts'
import { expect } from '../fixtures.ts'
import { hold, rejectCalls } from './hold.ts'
import { linkTo, planOrder } from './plan-order.ts'
import { screen } from './screen.ts'

const CHARGES = '**/api/charges?*'
const receivables = { path: '/admin/recebimentos', as: 'admin' } as const
const order = { path: '/admin', as: 'admin' } as const
const buying = {
  path: '/carrinho',
  as: 'newcomer',
  before: ({ context }: { context: Parameters<typeof withCart>[0] }) =>
    withCart(context, { offer: 'made_to_order' }),
} as const
const plan = (page: Page) => page.getByRole('radio', { name: /^Sinal e parcelas/ })

async function openOrder(page: Page, db: Db) {
  await page.goto(`/admin/pedidos/${(await planOrder(db)).number}`)
  await page.getByRole('heading', { name: 'Recebimentos' }).waitFor()
}
const open = async (page: Page, db: Db, button: string | RegExp) => {
  await openOrder(page, db)
  await page.getByRole('button', { name: button }).first().click()
  await page.getByRole('dialog').waitFor()
}

screen('produto-sinal', {
  path: '/produto/1',
  async show({ page }) {
    await page.getByRole('radio', { name: /^Sob encomenda/ }).check()
    await page.getByText(/^ou sinal de/).waitFor()
  },
})

screen('carrinho-sinal', buying)

screen('checkout-3-sinal', {
  ...buying,
  async show({ page }) {
    await toPayment(page)
    await plan(page).check()
    await page.getByRole('table', { name: 'Sinal e parcelas' }).waitFor()
    await paymentForm(page).getByRole('tab', { name: 'Cartão' }).waitFor(soon)
  },
})

screen('checkout-4-sinal', {
  ...buying,
  async show({ page }) {
    await toPayment(page)
    await plan(page).check()
    await typeCard(page, cards.good)
    await next(page).click()
    await expect(payButton(page)).toBeEnabled(soon)
  },
})

screen('conta-parcelas', {
  path: '/conta',
  as: 'customer',
  before: ({ db }) => planOrder(db),
  show: ({ page }) => page.getByText('Falta pagar').first().waitFor(),
})

screen('conta-parcelas-recibo', {
  path: '/conta',
  as: 'customer',
  before: ({ db }) => planOrder(db),
  async show({ page }) {
    await page
      .getByRole('button', { name: /^Recibo/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  },
})

screen('pedido-parcelas', {
  path: '/',
  async show({ page, db }) {
    await page.goto(await linkTo(db, (await planOrder(db)).id))
    await page.getByText('Falta pagar').waitFor()
  },
})

screen('pedido-parcelas-pagar', {
  path: '/',
  async show({ page, db }) {
    await page.goto(await linkTo(db, (await planOrder(db)).id))
    await page
      .getByRole('link', { name: /^Pagar agora/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Confirmar e Pagar' }).waitFor(soon)
  },
})

screen('admin-pedido-parcelas', { ...order, show: ({ page, db }) => openOrder(page, db) })
screen('admin-pedido-recebido', { ...order, show: ({ page, db }) => open(page, db, /^Recebido no ateliê/) })
screen('admin-pedido-datas', { ...order, show: ({ page, db }) => open(page, db, 'Mudar datas') })
screen('admin-pedido-acrescimo', { ...order, show: ({ page, db }) => open(page, db, 'Cobrar um acréscimo') })
screen('admin-pedido-cancelar-encomenda', {
  ...order,
  show: ({ page, db }) => open(page, db, 'Cancelar encomenda'),
})

screen('admin-a-receber', { ...receivables, before: ({ db }) => planOrder(db) })
screen('admin-a-receber-vazio', { ...receivables, path: '/admin/recebimentos?mes=2030-01' })

screen('admin-a-receber-carregando', {
  ...receivables,
  waiting: true,
  before: ({ page }) => hold(page, CHARGES),
  show: ({ page }) => page.getByRole('heading', { name: 'A receber' }).first().waitFor(),
})

screen('admin-a-receber-erro', {
  ...receivables,
  before: ({ page }) => rejectCalls(page, CHARGES),
  show: ({ page }) => page.getByRole('alert').waitFor(),
})

screen('checkout-confirmacao-parcelas', {
  path: '/conta',
  as: 'customer',
  async show({ page, db }) {
    await page.goto(`/checkout?pedido=${(await planOrder(db)).id}`)
    await page.getByRole('heading', { name: 'O que acontece agora' }).waitFor(soon)
  },
})
