import { randomUUID } from 'node:crypto'
import { policiesPage } from '@shop/contract/content/policies'
import { orders } from '@shop/contract/orders'
import { termsKey } from '@shop/contract/terms'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aGuestDraft } from '@shop/test-kit/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderingApi } from '../../testing/ordering-api.ts'

let api: Awaited<ReturnType<typeof orderingApi>>
beforeAll(async () => {
  api = await orderingApi()
})
afterAll(() => api.close())

const draft = async () => aGuestDraft([await aProduct(api.db)], { checkoutId: randomUUID() })
async function storedKey(id: number | undefined) {
  const row = await api.db
    .selectFrom('orders')
    .select('termsKey')
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow()
  return row.termsKey
}

test('an order stores which texts were current, whatever the browser sends', async () => {
  const customer = await api.as(await aUser(api.db))
  const body = { ...(await draft()), termsKey: '1999-01-01' }
  const [mine, guest] = [
    await customer.call(orders.checkout, { body }),
    await api.visitor.call(orders.checkout, { body: await draft() }),
  ]
  expect([mine.status, guest.status]).toEqual([200, 200])
  expect(await storedKey(mine.data?.orderId)).toBe(termsKey)
  expect(await storedKey(guest.data?.orderId)).toBe(termsKey)
})

test('an unpaid order that is changed accepts the texts of the change', async () => {
  const customer = await api.as(await aUser(api.db))
  const body = await draft()
  const { data } = await customer.call(orders.place, { body })
  await api.db
    .updateTable('orders')
    .set({ termsKey: null })
    .where('id', '=', data?.id ?? 0)
    .execute()
  const again = await customer.call(orders.place, { body: { ...body, notes: 'Portaria' } })
  expect(again.data?.id).toBe(data?.id)
  expect(await storedKey(data?.id)).toBe(termsKey)
})

test('the admin reads it with the order; a sale of the atelier has none', async () => {
  const [customer, admin] = [
    await api.as(await aUser(api.db)),
    await api.as(await aUser(api.db, { role: 'admin' })),
  ]
  const own = await customer.call(orders.place, { body: await draft() })
  expect(own.data).not.toHaveProperty('termsKey')
  const params = { id: own.data?.id ?? 0 }
  expect((await admin.call(orders.read, { params })).data).toMatchObject({ termsKey })
  const sale = await admin.call(orders.place, { body: await draft() })
  expect([sale.status, sale.data?.termsKey]).toEqual([201, null])
})

test('an order names the version of the atelier’s own legal texts that was shown at its placing', async () => {
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const orderKey = async () => {
    await admin.call(policiesPage.restore, { body: { version: 0 } })
    const order = await api.visitor.call(orders.checkout, { body: await draft() })
    return storedKey(order.data?.orderId)
  }
  expect([await orderKey(), await orderKey()]).toEqual([`${termsKey}+1`, `${termsKey}+2`])
})
