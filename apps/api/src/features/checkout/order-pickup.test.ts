import type { OrderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { tracesOf } from '@shop/test-kit/traces'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderingApi } from '../../testing/ordering-api.ts'
import { readProfile } from '../store/store.service.ts'

let api: Awaited<ReturnType<typeof orderingApi>>
beforeAll(async () => {
  api = await orderingApi()
})
afterAll(() => api.close())

async function pickupDraft(values: Partial<OrderDraft> = {}): Promise<OrderDraft> {
  const { shipping: _, ...draft } = aDraft([await aProduct(api.db)])
  return { ...draft, fulfilment: 'pickup', ...values }
}
const rowOf = (id: number) =>
  api.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('an order that is collected at the atelier', () => {
  test('needs neither address nor CPF, and stores the atelier’s address', async () => {
    const user = await aUser(api.db)
    const body = await pickupDraft({ pickupName: ' Beatriz Lima ' })
    const { status, data } = await (await api.as(user)).call(orders.place, { body })
    const { address } = await readProfile(api.db)
    expect([status, data]).toMatchObject([
      201,
      {
        fulfilment: 'pickup',
        pickupName: 'Beatriz Lima',
        shipping: { city: address.city, zipCode: address.zipCode },
      },
    ])
    expect(await rowOf(data?.id ?? 0)).toMatchObject({
      fulfilment: 'pickup',
      pickupName: 'Beatriz Lima',
      customerCpf: null,
      shippingAddress: `${address.street}, ${address.number} · ${address.neighborhood}`,
      shippingState: address.state,
    })
  })

  test('is possible where the shop does not deliver, and ignores an address that is sent with it', async () => {
    const user = await aUser(api.db, { zipCode: '40020-000', complement: null })
    const shipping = { address: 'Rua Longe', city: 'Salvador', state: 'BA', zipCode: '40020-000' } as const
    const body = await pickupDraft({ shipping: { ...shipping, complement: 'Casa 9' } })
    const { status, data } = await (await api.as(user)).call(orders.checkout, { body })
    expect(status).toBe(200)
    expect((await rowOf(data?.orderId ?? 0)).shippingCity).not.toBe('Salvador')
    const account = api.db.selectFrom('users').select('complement').where('id', '=', user.id)
    expect(await account.executeTakeFirstOrThrow()).toEqual({ complement: null })
  })

  test('may become one that is sent, and back, while it is unpaid', async () => {
    const caller = await api.as(await aUser(api.db))
    const body = { ...(await pickupDraft({ pickupName: 'Tia' })), checkoutId: crypto.randomUUID() }
    const { data } = await caller.call(orders.place, { body })
    const id = data?.id ?? 0
    const { shipping } = aDraft([])
    const sent = { ...body, fulfilment: 'ship', shipping } as const
    expect((await caller.call(orders.place, { body: sent })).data?.id).toBe(id)
    expect(await rowOf(id)).toMatchObject({
      fulfilment: 'ship',
      pickupName: null,
      shippingAddress: shipping.address,
      shippingNumber: null,
    })
    const history = await caller.call(orders.history, { params: { id } })
    expect(history.data?.at(-1)?.details['changed']).toContain('fulfilment')
    await caller.call(orders.place, { body })
    expect(await rowOf(id)).toMatchObject({ fulfilment: 'pickup', pickupName: 'Tia' })
  })
})

describe('Entregue of an order that is collected', () => {
  const placedAs = async (fulfilment: 'ship' | 'pickup') => {
    const body = await pickupDraft({ fulfilment, shipping: aDraft([]).shipping })
    const { data } = await (await api.as(await aUser(api.db))).call(orders.place, { body })
    return { id: data?.id ?? 0 }
  }

  test('stores who took it, for administrators only, until it is undone', async () => {
    const buyer = await aUser(api.db)
    const placed = await (await api.as(buyer)).call(orders.place, { body: await pickupDraft() })
    const params = { id: placed.data?.id ?? 0 }
    const admin = await api.as(await aUser(api.db, { role: 'admin' }))
    const pickedUpBy = 'Zulmira Quaresma'
    const { data } = await admin.call(orders.setStatus, { params, body: { status: 'delivered', pickedUpBy } })
    expect(data).toMatchObject({ status: 'delivered', pickedUpBy })
    const own = await (await api.as(buyer)).call(orders.read, { params })
    expect(own.data).not.toHaveProperty('pickedUpBy')
    expect(await tracesOf(api.db, [pickedUpBy])).toEqual(['orders.picked_up_by'])
    await admin.call(orders.setStatus, { params, body: { status: 'ready' } })
    expect(await rowOf(params.id)).toMatchObject({ status: 'ready', pickedUpBy: null })
  })

  test('needs no name, and stores none for an order that is sent', async () => {
    const admin = await api.as(await aUser(api.db, { role: 'admin' }))
    const params = await placedAs('pickup')
    const nameless = await admin.call(orders.setStatus, { params, body: { status: 'delivered' } })
    expect([nameless.status, (await rowOf(params.id)).pickedUpBy]).toEqual([200, null])
    const sent = await placedAs('ship')
    const body = { status: 'delivered', pickedUpBy: 'Vizinha' } as const
    expect((await admin.call(orders.setStatus, { params: sent, body })).status).toBe(200)
    expect((await rowOf(sent.id)).pickedUpBy).toBeNull()
  })
})
