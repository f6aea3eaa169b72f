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
  async show({ page }) {
    await page.getByRole('button', { name: 'Registrar venda' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('Açucena')
    await dialog.getByRole('button', { name: 'Adicionar Açucena' }).click()
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
