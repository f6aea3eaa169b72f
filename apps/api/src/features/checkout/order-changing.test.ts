import { randomUUID } from 'node:crypto'
import type { OrderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft, stockOf } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderingApi } from '../../testing/ordering-api.ts'
import { orderLines } from '../orders/orders.service.ts'
import * as stock from '../stock/stock.service.ts'

let api: Awaited<ReturnType<typeof orderingApi>>
beforeAll(async () => {
  api = await orderingApi()
})
afterAll(() => api.close())

/** A customer with a checkout: every `send` is the same browser submitting again. */
async function aCheckout() {
  const [user, checkoutId] = [await aUser(api.db), randomUUID()]
  const caller = await api.as(user)
  return {
    user,
    caller,
    checkoutId,
    send: (draft: OrderDraft) => caller.call(orders.place, { body: { checkoutId, ...draft } }),
    rows: () => api.db.selectFrom('orders').selectAll().where('userId', '=', user.id).orderBy('id').execute(),
    async history(id: number) {
      const { data } = await caller.call(orders.history, { params: { id } })
      return data?.map(({ kind, details }) => ({ kind, details }))
    },
  }
}

/** Puts an unpaid order into its expired state. */
async function expire(id: number | undefined) {
  const orderId = id ?? 0
  await api.db.transaction().execute(async (tx) => {
    await stock.release(tx, await orderLines(tx, orderId), { orderId })
    const values = { paymentState: 'expired', stockState: 'released', holdExpiresAt: null } as const
    await tx.updateTable('orders').set(values).where('id', '=', orderId).execute()
  })
}

describe('the same checkout sent again while it is unpaid', () => {
  test('counts as a change of the delivery, so that no correction replaces what it has not read', async () => {
    const checkout = await aCheckout()
    const draft = aDraft([await aProduct(api.db)])
    const versions = async () => (await checkout.rows()).map(({ deliveryVersion }) => deliveryVersion)
    await checkout.send(draft)
    await checkout.send(draft)
    expect(await versions()).toEqual([0])
    await checkout.send({ ...draft, customer: { ...draft.customer, phone: '(11) 95555-0101' } })
    expect(await versions()).toEqual([1])
  })

  test('changes address, items, stock and total of the one order', async () => {
    const checkout = await aCheckout()
    const [dress, veil, shoes] = [
      await aProduct(api.db, { priceCents: 400_000, stockAvailable: 3 }),
      await aProduct(api.db, { priceCents: 50_000, stockAvailable: 3 }),
      await aProduct(api.db, { priceCents: 30_000, stockAvailable: 3 }),
    ]
    const first = await checkout.send(aDraft([dress, { ...veil, quantity: 2 }]))
    const before = aDraft([{ ...dress, quantity: 3 }, shoes])
    const shipping = { ...before.shipping, address: 'Avenida Nova, 9', complement: null }
    const second = await checkout.send({ ...before, shipping, notes: 'Ligar antes' })

    expect(second.status).toBe(201)
    expect(second.data).toMatchObject({
      id: first.data?.id,
      number: first.data?.number,
      totalCents: 1_230_000,
      shipping: { address: 'Avenida Nova, 9', complement: null },
      notes: 'Ligar antes',
      items: [
        { productId: dress.id, quantity: 3 },
        { productId: shoes.id, quantity: 1 },
      ],
    })
    expect(await checkout.rows()).toMatchObject([{ id: first.data?.id, amountRevision: 1 }])
    expect(await stockOf(api.db, dress)).toEqual({ available: 0, reserved: 3 })
    expect(await stockOf(api.db, veil)).toEqual({ available: 3, reserved: 0 })
    expect(await stockOf(api.db, shoes)).toEqual({ available: 2, reserved: 1 })
    const history = await checkout.history(first.data?.id ?? 0)
    expect(history?.map(({ kind }) => kind)).toEqual(['created', 'changed'])
    expect(history?.[1]?.details).toEqual({
      changed: ['notes', 'shippingAddress', 'shippingComplement', 'totalCents', 'items'],
      totalCents: 1_230_000,
      totalCentsBefore: 500_000,
    })
    expect(JSON.stringify(history)).not.toMatch(/Avenida|Marina|Ligar/)
  })

  test('counts the units the order already holds as available to it, down to the last unit', async () => {
    const checkout = await aCheckout()
    const dress = await aProduct(api.db, { stockAvailable: 1 })
    await checkout.send(aDraft([dress]))
    const again = await checkout.send(aDraft([{ ...dress, size: 'G' }]))
    expect(again.data?.items).toMatchObject([{ size: 'G', quantity: 1 }])
    expect(await stockOf(api.db, dress)).toEqual({ available: 0, reserved: 1 })
    const tooMany = await checkout.send(aDraft([{ ...dress, quantity: 2 }]))
    expect(tooMany.error?.code).toBe('out_of_stock')
    expect(tooMany.error?.details).toMatchObject({ items: [{ stockQuantity: 1 }] })
  })

  test('unchanged restarts its ten minutes and records nothing else', async () => {
    const checkout = await aCheckout()
    const dress = await aProduct(api.db)
    const { data } = await checkout.send(aDraft([dress]))
    const soon = sql<Date>`now() + interval '2 minutes'`
    await api.db
      .updateTable('orders')
      .set({ holdExpiresAt: soon })
      .where('id', '=', data?.id ?? 0)
      .execute()
    const again = await checkout.send(aDraft([dress]))
    expect(again.data?.id).toBe(data?.id)
    const left = (again.data?.holdExpiresAt?.getTime() ?? 0) - Date.now()
    expect(left).toBeGreaterThan(9 * 60_000)
    expect(await checkout.rows()).toMatchObject([{ amountRevision: 0 }])
    expect(await checkout.history(data?.id ?? 0)).toHaveLength(1)
    const movements = api.db.selectFrom('stockMovements').select('kind').where('productId', '=', dress.id)
    expect(await movements.execute()).toEqual([{ kind: 'initial' }, { kind: 'reserved' }])
  })

  test('is rejected as a whole when prices have changed: the order stays as it was', async () => {
    const checkout = await aCheckout()
    const dress = await aProduct(api.db, { priceCents: 400_000 })
    await checkout.send(aDraft([dress]))
    await api.db.updateTable('products').set({ priceCents: 410_000 }).where('id', '=', dress.id).execute()
    const draft = aDraft([{ ...dress, quantity: 2 }])
    expect((await checkout.send(draft)).error?.code).toBe('prices_changed')
    expect(await checkout.rows()).toMatchObject([{ totalCents: 400_000 }])
    expect(await stockOf(api.db, dress)).toMatchObject({ reserved: 1 })
    const agreed = await checkout.send({ ...draft, totalCents: 820_000 })
    expect(agreed.data).toMatchObject({ totalCents: 820_000, items: [{ unitPriceCents: 410_000 }] })
  })

  test('after a declined payment still finds the order', async () => {
    const checkout = await aCheckout()
    const dress = await aProduct(api.db)
    const { data } = await checkout.send(aDraft([dress]))
    const declined = { paymentState: 'declined' } as const
    await api.db
      .updateTable('orders')
      .set(declined)
      .where('id', '=', data?.id ?? 0)
      .execute()
    const again = await checkout.send(aDraft([dress]))
    expect(again.data).toMatchObject({ id: data?.id, paymentState: 'declined' })
  })
})

test('the checkout of a paid order returns a conflict that names the order', async () => {
  const checkout = await aCheckout()
  const dress = await aProduct(api.db, { sizes: ['P', 'M'], colors: ['Branco', 'Marfim'] })
  const paidFor = { ...dress, size: 'M', color: 'Branco' }
  const { data } = await checkout.send(aDraft([paidFor]))
  const id = data?.id ?? 0
  await api.db.transaction().execute(async (tx) => {
    await stock.sell(tx, await orderLines(tx, id), { orderId: id })
    const paid = {
      status: 'confirmed',
      paymentState: 'paid',
      stockState: 'sold',
      paidAt: sql<Date>`now()`,
    } as const
    await tx.updateTable('orders').set(paid).where('id', '=', id).execute()
  })
  const changes = [{ quantity: 2 }, { size: 'P' }, { color: 'Marfim' }]
  for (const [endpoint, change] of [orders.place, orders.checkout].flatMap((each) =>
    changes.map((one) => [each, one] as const),
  )) {
    const body = { ...aDraft([{ ...paidFor, ...change }]), checkoutId: checkout.checkoutId }
    const { status, error } = await checkout.caller.call(endpoint, { body })
    expect([status, error?.code, error?.details]).toEqual([409, 'order_already_paid', { orderId: id }])
  }
  expect(await checkout.rows()).toMatchObject([{ totalCents: dress.priceCents }])
  const lines = await api.db.selectFrom('orderItems').selectAll().where('orderId', '=', id).execute()
  expect(lines).toMatchObject([{ productId: dress.id, size: 'M', color: 'Branco', quantity: 1 }])
})

test('an order that received a mismatching payment is neither changed nor duplicated', async () => {
  const checkout = await aCheckout()
  const dress = await aProduct(api.db)
  const { data } = await checkout.send(aDraft([dress]))
  const flagged = { attention: 'amount_mismatch' } as const
  await api.db
    .updateTable('orders')
    .set(flagged)
    .where('id', '=', data?.id ?? 0)
    .execute()
  const { status, error } = await checkout.send(aDraft([{ ...dress, quantity: 2 }]))
  expect([status, error?.code]).toEqual([409, 'order_not_payable'])
  expect(await checkout.rows()).toMatchObject([{ totalCents: dress.priceCents }])
})

test('the checkout of an expired order moves on to a new order, and the old one stays as it was', async () => {
  const checkout = await aCheckout()
  const dress = await aProduct(api.db, { stockAvailable: 1 })
  const { data: old } = await checkout.send(aDraft([dress]))
  await expire(old?.id)
  const { data: fresh } = await checkout.send(aDraft([dress]))
  expect(fresh?.id).not.toBe(old?.id)
  expect(await checkout.rows()).toMatchObject([
    { id: old?.id, paymentState: 'expired', stockState: 'released', checkoutId: null },
    { id: fresh?.id, paymentState: 'awaiting', stockState: 'reserved', checkoutId: checkout.checkoutId },
  ])
})

test('an order that the atelier has started to work on can no longer be changed by the browser', async () => {
  const checkout = await aCheckout()
  const dress = await aProduct(api.db)
  const { data: old } = await checkout.send(aDraft([dress]))
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  await admin.call(orders.setStatus, { params: { id: old?.id ?? 0 }, body: { status: 'in_production' } })
  const { data: fresh } = await checkout.send(aDraft([{ ...dress, quantity: 2 }]))
  expect(fresh?.id).not.toBe(old?.id)
  expect(await checkout.rows()).toMatchObject([
    { id: old?.id, totalCents: dress.priceCents },
    { id: fresh?.id, totalCents: dress.priceCents * 2 },
  ])
})

test('two accounts that share a browser and its checkout have one order each', async () => {
  const [one, other] = [await aCheckout(), await aCheckout()]
  const dress = await aProduct(api.db)
  const { data: first } = await one.send(aDraft([dress]))
  const { data: second } = await other.send({ ...aDraft([dress]), checkoutId: one.checkoutId })
  expect(second?.id).not.toBe(first?.id)
  expect((await one.send(aDraft([dress]))).data?.id).toBe(first?.id)
  expect(await other.rows()).toHaveLength(1)
})

describe('a request without a checkout id', () => {
  async function aCustomer() {
    const caller = await api.as(await aUser(api.db))
    return (draft: OrderDraft) => caller.call(orders.place, { body: draft })
  }

  test('finds the open order with the same items, in any sequence', async () => {
    const place = await aCustomer()
    const [dress, veil] = [await aProduct(api.db), await aProduct(api.db)]
    const { data } = await place(aDraft([dress, { ...veil, quantity: 2 }]))
    const again = await place(aDraft([{ ...veil, quantity: 2 }, dress], { notes: 'Sem pressa' }))
    expect(again.data).toMatchObject({ id: data?.id, notes: 'Sem pressa' })
    expect(await stockOf(api.db, veil)).toMatchObject({ reserved: 2 })
  })

  test('creates another order for other items', async () => {
    const place = await aCustomer()
    const dress = await aProduct(api.db)
    const { data } = await place(aDraft([dress]))
    const more = await place(aDraft([{ ...dress, quantity: 2 }]))
    expect(more.data?.id).not.toBe(data?.id)
    expect(await stockOf(api.db, dress)).toMatchObject({ reserved: 3 })
  })

  test('creates another order when the order with the same items has expired', async () => {
    const place = await aCustomer()
    const dress = await aProduct(api.db)
    const { data } = await place(aDraft([dress]))
    await expire(data?.id)
    expect((await place(aDraft([dress]))).data?.id).not.toBe(data?.id)
  })

  test('does not find the order of another account', async () => {
    const dress = await aProduct(api.db)
    const first = await (await aCustomer())(aDraft([dress]))
    const second = await (await aCustomer())(aDraft([dress]))
    expect(second.data?.id).not.toBe(first.data?.id)
  })
})
