import type { Db } from '@shop/api/db/connection'
import { refundableOrder } from '@shop/test-kit/refundable-order'
import { toasts } from '../buying-page.ts'
import { empty, rejectCalls } from './hold.ts'
import { screen } from './screen.ts'

const orders = { path: '/admin/pedidos', as: 'admin' } as const
const LIST = '**/api/orders?*'

const sewn = async (db: Db) => `/admin/pedidos/${await refundableOrder(db)}`

screen('admin-pedidos', orders)
screen('admin-pedidos-filtered', { ...orders, path: '/admin/pedidos?status=delivered&pagamento=refunded' })
screen('admin-pedidos-empty', { ...orders, before: ({ page }) => empty(page, LIST) })

screen('admin-pedidos-error', {
  ...orders,
  before: ({ page }) => rejectCalls(page, LIST),
  show: ({ page }) => page.getByRole('alert').waitFor(),
})

screen('admin-pedidos-toast', {
  ...orders,
  path: '/admin/pedidos?status=in_production',
  toasts: true,
  async show({ page }) {
    await rejectCalls(page, '**/api/orders/*')
    await page
      .getByRole('combobox', { name: /^Status do pedido/ })
      .first()
      .selectOption('Pronto')
    await page.getByRole('dialog').getByRole('button', { name: 'Mudar para Pronto' }).click()
    await toasts(page).first().waitFor()
  },
})

screen('admin-pedidos-unpaid', {
  ...orders,
  path: '/admin/pedidos?pagamento=expired',
  async show({ page }) {
    const status = page.getByRole('combobox', { name: /^Status do pedido/ }).first()
    await status.selectOption('Confirmado')
    await page.getByRole('dialog').waitFor()
  },
})

screen('admin-venda', {
  ...orders,
  path: '/admin/pedidos/nova',
  async show({ page }) {
    const form = page.getByRole('form', { name: 'Venda no ateliê' })
    await form.getByRole('searchbox', { name: 'Buscar peça pelo nome' }).fill('Açucena')
    await form.getByRole('button', { name: 'Adicionar Açucena' }).click()
    await form.getByRole('button', { name: 'Adicionar serviço' }).click()
    await form.getByRole('radio', { name: 'Sinal e parcelas' }).check()
  },
})

screen('admin-venda-cliente', {
  ...orders,
  path: '/admin/pedidos/nova',
  async show({ page }) {
    await page.getByRole('searchbox', { name: 'Buscar nome, e-mail ou telefone' }).fill('90000-0001')
    await page
      .getByRole('button', { name: /^Escolher / })
      .first()
      .waitFor()
  },
})

screen('admin-venda-erros', {
  ...orders,
  path: '/admin/pedidos/nova',
  async show({ page }) {
    const form = page.getByRole('form', { name: 'Venda no ateliê' })
    await form.getByRole('radio', { name: 'Entrega' }).check()
    await form.getByRole('radio', { name: 'Em reais' }).check()
    await form.getByRole('radio', { name: 'Sinal e parcelas' }).check()
    await form.getByRole('button', { name: 'Registrar venda' }).click()
    await form.locator('[aria-invalid=true]').first().waitFor()
  },
})

screen('admin-pedido', {
  ...orders,
  show: async ({ page, db }) => page.goto(await sewn(db), { waitUntil: 'networkidle' }),
})

screen('admin-pedido-refund', {
  ...orders,
  async show({ page, db }) {
    await page.goto(await sewn(db))
    await page.getByRole('button', { name: 'Reembolsar' }).click()
    await page.getByRole('dialog').getByRole('radio', { name: 'Só uma parte' }).check()
  },
})

screen('admin-pedido-ficha', {
  ...orders,
  async show({ page, db }) {
    await page.goto(`${await sewn(db)}/ficha`, { waitUntil: 'networkidle' })
    await page.getByRole('article').first().waitFor()
  },
})
