import { orders } from '@shop/contract/orders'
import { users } from '@shop/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { expireOrders } from '../payments/expiry.service.ts'
import { erasureTasks } from './account.jobs.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(() => shop.close())

async function leave(buyer: { id: number }) {
  const caller = await shop.api.as(buyer)
  const { status } = await caller.call(users.deleteAccount, { body: { password: 'senha-de-teste-1' } })
  expect(status).toBe(200)
}

async function laterThatDay() {
  await expireOrders(shop.deps)
  for (const task of erasureTasks({ db: shop.db })) await task.run({})
}

test('an unpaid order is handled like all unpaid orders: payment cancelled, units released, customer’s name erased', async () => {
  const { id, product, buyer } = await shop.heldOrder()
  const { clientSecret } = await shop.begin(id)
  await leave(buyer)
  await laterThatDay()
  expect(await shop.row(id)).toMatchObject({
    userId: null,
    paymentState: 'expired',
    stockState: 'released',
    customerName: 'Cliente',
    customerEmail: null,
    shippingAddress: '',
  })
  expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
  expect(await shop.provider.payByCard(clientSecret)).toBe('declined')
})

test('a payment that succeeds at the moment of deletion leaves an order that can still be delivered', async () => {
  await shop.provider.control('config', { dropWebhooks: true })
  const { id, buyer } = await shop.heldOrder()
  const { clientSecret } = await shop.begin(id)
  expect(await shop.provider.payByCard(clientSecret)).toBe('succeeded')
  await leave(buyer)
  await laterThatDay()
  expect(await shop.row(id)).toMatchObject({
    userId: null,
    paymentState: 'paid',
    status: 'confirmed',
    stockState: 'sold',
    customerName: buyer.name,
    customerEmail: null,
    shippingAddress: 'Rua das Acácias, 120',
  })
})

test('an unpaid order that the atelier works on ends too: no name stays, and no unit is held forever', async () => {
  const { id, product, buyer } = await shop.heldOrder()
  const { clientSecret } = await shop.begin(id)
  const admin = await shop.api.as(shop.admin)
  const taken = await admin.call(orders.setStatus, { params: { id }, body: { status: 'in_production' } })
  expect(taken.data).toMatchObject({ status: 'in_production', holdExpiresAt: null })
  await leave(buyer)
  await laterThatDay()
  expect(await shop.row(id)).toMatchObject({
    userId: null,
    status: 'pending',
    paymentState: 'expired',
    stockState: 'released',
    customerName: 'Cliente',
    shippingAddress: '',
    shippingCity: '',
  })
  expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
  expect(await shop.provider.payByCard(clientSecret)).toBe('declined')
})

test('an unpaid order that was delivered no longer names the customer, and its unit does not return to stock', async () => {
  const { id, product, buyer } = await shop.heldOrder()
  const admin = await shop.api.as(shop.admin)
  await admin.call(orders.setStatus, { params: { id }, body: { status: 'delivered' } })
  await leave(buyer)
  await laterThatDay()
  expect(await shop.row(id)).toMatchObject({
    status: 'delivered',
    stockState: 'sold',
    customerName: 'Cliente',
  })
  expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 0, stockReserved: 0 })
})
