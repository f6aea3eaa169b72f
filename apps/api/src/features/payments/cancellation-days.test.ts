/** From when on the text counts that the customer accepted about cancelling. */
import { randomUUID } from 'node:crypto'
import { cancellations } from '@shop/contract/cancellations'
import { orders } from '@shop/contract/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptText, orderInParts } from '../../testing/charges.ts'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(() => shop.close())

/** Paid, and ordered, so many days ago. */
async function anAcceptedOrder(paidDaysAgo: number) {
  const { id } = await orderInParts(shop, [{ amountCents: 1_000_00, paidDaysAgo }, { amountCents: 500_00 }])
  await acceptText(shop, id, 'Depois do corte o ateliê fica com 30 % do preço.')
  const admin = await shop.api.as(shop.admin)
  const terms = async () => (await admin.call(cancellations.preview, { params: { id } })).data
  const retain = async (whoFailed: 'customer' | 'agreed') => {
    const refund = { requestId: randomUUID() }
    const retained = { retainedCents: 100_00, retentionReason: 'Renda cortada', whoFailed }
    const body = { reason: 'Casamento adiado', refund, ...retained }
    const { status, error } = await admin.call(orders.cancel, { params: { id }, body })
    return error?.code ?? status
  }
  const change = (values: Parameters<typeof write>[1]) => write(id, values)
  return { terms, retain, change }
}

const write = (id: number, values: { withdrawalByAgreement: boolean }) =>
  shop.db
    .updateTable('orders')
    .set({ ...values, withdrawalRequestedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()

test('until the seventh day after the order all returns, whatever she accepted', async () => {
  const { terms, retain } = await anAcceptedOrder(7)
  expect(await terms()).toMatchObject({ hasOwnText: false, suggestedCents: 0, hasWithdrawn: false })
  expect(await retain('customer')).toBe('retention_too_high')
})

test('from the eighth day on the atelier may keep a part, as she accepted', async () => {
  const { terms, retain } = await anAcceptedOrder(8)
  expect(await terms()).toMatchObject({ hasOwnText: true })
  expect(await retain('customer')).toBe(200)
})

test('of an order that was withdrawn from by law all returns, even by an agreement', async () => {
  const { terms, retain, change } = await anAcceptedOrder(30)
  await change({ withdrawalByAgreement: false })
  expect(await terms()).toMatchObject({ hasOwnText: false, suggestedCents: 0, hasWithdrawn: true })
  expect(await retain('agreed')).toBe('retention_too_high')
})

test('of an order whose cancellation she asked for, the text counts', async () => {
  const { terms, retain, change } = await anAcceptedOrder(30)
  await change({ withdrawalByAgreement: true })
  expect(await terms()).toMatchObject({ hasOwnText: true, hasWithdrawn: false })
  expect(await retain('customer')).toBe(200)
})
