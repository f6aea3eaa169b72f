import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { addWorkingDays } from '@shop/contract/dates'
import type { OrderStatus } from '@shop/contract/labels'
import { anItem, anOrder } from '@shop/test-kit/factories'
import { anOwnProduct, test } from './admin-shop.ts'
import { expect } from './fixtures.ts'

test('late, due and finished orders are on the dashboard with the time left, refunded ones are not @wide', async ({
  page,
  adminShop: { url, db },
}) => {
  await db.deleteFrom('refunds').execute()
  await db.updateTable('orders').set({ status: 'delivered' }).where('cancelledAt', 'is', null).execute()
  const today = saoPauloDay(new Date())
  const dress = await anOwnProduct(db, 'Vestido Repetido')
  const promised = async (name: string, from: string, values: { status: OrderStatus; refunded?: true }) => {
    const order = await anOrder(db, {
      ...{ customerName: name, paidAt: new Date(), status: values.status },
      ...{ promisedFrom: from, promisedTo: addWorkingDays(from, 9) },
      paymentState: values.refunded ? 'refunded' : 'paid',
    })
    for (const size of ['P', 'M']) await anItem(db, order, dress, { size })
  }
  await promised('Atrasada', addDays(today, -30), { status: 'in_production' })
  await promised('Para logo', addWorkingDays(today, 4), { status: 'in_production' })
  await promised('Pronta', addWorkingDays(today, 1), { status: 'ready' })
  await promised('Devolvida', addDays(today, -30), { status: 'confirmed', refunded: true })
  await page.goto(`${url}/admin`)
  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  const waiting = row('Pronta').first()
  await expect(waiting).toContainText('Enviar até')
  await expect(waiting).toContainText('2 × Vestido Repetido')
  await expect(row('Atrasada').first()).toContainText(/Atrasado \d+ dias úteis/)
  await expect(row('Para logo').first()).toContainText('Faltam 4 dias úteis')
  const panel = page.locator('section', {
    has: page.getByRole('heading', { name: 'Pedidos esperando você' }),
  })
  await expect(panel.getByRole('listitem')).toHaveText([/Atrasada/, /Para logo/, /Pronta/])

  // Side by side, both columns have the same bottom edge.
  const edges = await page
    .locator('h2:has-text("O que precisa de você hoje") + div > div')
    .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().bottom))
  if (await page.getByRole('heading', { level: 1 }).isVisible()) expect(edges[0]).toBe(edges[1])
})
