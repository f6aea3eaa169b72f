import { randomUUID } from 'node:crypto'
import { orders, type RefundRequest } from '@shop/contract/orders'
import { aProduct } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import * as stock from '../stock/stock.service.ts'

let shop: PayingShop
let admin: Awaited<ReturnType<PayingShop['api']['as']>>
beforeAll(async () => {
  shop = await testPayingShop()
  admin = await shop.api.as(shop.admin)
})
afterAll(() => shop.close())

/** Two units of a dress and one veil, all held by the order and then paid. */
async function paidOrder() {
  const { id, product: dress, buyer } = await shop.heldOrder({}, { units: 2, inStock: 2 })
  const veil = await aProduct(shop.db, { stockAvailable: 1 })
  const line = { productId: veil.id, size: 'Único', color: 'Branco', quantity: 1, offer: 'ready' as const }
  await shop.db.transaction().execute(async (tx) => {
    const item = { ...line, orderId: id, productName: veil.name, unitPriceCents: veil.priceCents }
    await tx.insertInto('orderItems').values(item).execute()
    await stock.reserve(tx, [line], { orderId: id })
    const totalCents = 2 * dress.priceCents + veil.priceCents
    await tx.updateTable('orders').set({ totalCents }).where('id', '=', id).execute()
  })
  const { clientSecret } = await shop.begin(id)
  await shop.provider.payByCard(clientSecret)
  await shop.becomes(id, 'paid')
  const [dresses, veils] = await shop.db
    .selectFrom('orderItems')
    .selectAll()
    .where('orderId', '=', id)
    .orderBy('id')
    .execute()
  return { id, buyer, dress, veil, dresses: dresses?.id ?? 0, veils: veils?.id ?? 0 }
}

const refund = (id: number, body: Partial<RefundRequest>) =>
  admin.call(orders.refund, { params: { id }, body: { requestId: randomUUID(), reason: null, ...body } })
const available = async (productId: number) => (await shop.stockOf(productId)).stockAvailable
const returnsOf = (orderId: number) =>
  shop.db
    .selectFrom('stockMovements')
    .select(['productId', 'size', 'availableChange', 'soldChange'])
    .where('orderId', '=', orderId)
    .where('kind', '=', 'returned')
    .orderBy('id')
    .execute()

describe('units returned to stock with a refund', () => {
  test('are exactly those listed, and the order stays sold until all of them are back', async () => {
    const { id, dress, veil, dresses, veils } = await paidOrder()
    const one = await refund(id, { amountCents: 100_00, items: [{ itemId: dresses, quantity: 1 }] })
    expect(one.status).toBe(200)
    expect(one.data?.items.map(({ returnedQuantity }) => returnedQuantity)).toEqual([1, 0])
    expect([await available(dress.id), await available(veil.id)]).toEqual([1, 0])
    expect((await shop.row(id)).stockState).toBe('sold')
    const rest = [
      { itemId: dresses, quantity: 1 },
      { itemId: veils, quantity: 1 },
    ]
    expect((await refund(id, { items: rest })).data).toMatchObject({ paymentState: 'refunded' })
    expect([await available(dress.id), await available(veil.id)]).toEqual([2, 1])
    expect((await shop.row(id)).stockState).toBe('returned')
    expect(await returnsOf(id)).toMatchObject([
      { productId: dress.id, size: 'M', availableChange: 1, soldChange: -1 },
      { productId: dress.id, size: 'M', availableChange: 1, soldChange: -1 },
      { productId: veil.id, size: 'Único', availableChange: 1, soldChange: -1 },
    ])
    await shop.idle()
    expect(await shop.broken()).toEqual({})
  })

  test('are none for a partial refund that lists none, whatever the flag says', async () => {
    const { id, dress, veil } = await paidOrder()
    const response = await refund(id, { amountCents: 1, restock: true })
    expect(response).toMatchObject({ status: 400, error: { code: 'invalid_input' } })
    expect(response.error?.fields).toHaveProperty('items')
    expect((await refund(id, { amountCents: 1 })).status).toBe(200)
    expect([await available(dress.id), await available(veil.id)]).toEqual([0, 0])
    expect(await shop.row(id)).toMatchObject({ stockState: 'sold', refundedCents: 1 })
  })

  test('are all remaining units when the rest of the money is refunded with the flag', async () => {
    const { id, dress, veil, dresses } = await paidOrder()
    await refund(id, { amountCents: 1, items: [{ itemId: dresses, quantity: 2 }] })
    expect((await refund(id, { restock: true })).data).toMatchObject({ paymentState: 'refunded' })
    expect([await available(dress.id), await available(veil.id)]).toEqual([2, 1])
    expect((await shop.row(id)).stockState).toBe('returned')
    expect(await shop.broken()).toEqual({})
  })

  test('never exceed the ordered quantity minus those returned or pending', async () => {
    const { id, dress, dresses, veils } = await paidOrder()
    const tooMany = { status: 409, error: { code: 'return_too_large' } }
    expect(await refund(id, { amountCents: 1, items: [{ itemId: veils, quantity: 2 }] })).toMatchObject(
      tooMany,
    )
    await refund(id, { amountCents: 1, items: [{ itemId: dresses, quantity: 2 }] })
    expect(await refund(id, { amountCents: 1, items: [{ itemId: dresses, quantity: 1 }] })).toMatchObject(
      tooMany,
    )
    expect(await available(dress.id)).toBe(2)
    expect(await shop.row(id)).toMatchObject({ refundedCents: 1 })
  })

  test('are returned once when requested concurrently', async () => {
    const { id, veil, veils } = await paidOrder()
    const responses = await Promise.all(
      Array.from({ length: 4 }, () =>
        refund(id, { amountCents: 1, items: [{ itemId: veils, quantity: 1 }] }),
      ),
    )
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409])
    await shop.idle()
    expect(await available(veil.id)).toBe(1)
    expect(await shop.broken()).toEqual({})
  })

  test('must belong to the order: foreign items, duplicates and a contradicting flag are errors', async () => {
    const { id, dresses } = await paidOrder()
    const other = await paidOrder()
    const item = { itemId: dresses, quantity: 1 }
    for (const body of [
      { items: [{ itemId: other.dresses, quantity: 1 }] },
      { items: [item, item] },
      { items: [item], restock: false },
    ]) {
      expect(await refund(id, { amountCents: 1, ...body })).toMatchObject({
        status: 400,
        error: { code: 'invalid_input' },
      })
    }
    expect(await shop.row(id)).toMatchObject({ refundedCents: 0, stockState: 'sold' })
  })

  test('are part of the request’s identity: other units under a known id are rejected', async () => {
    const { id, dress, dresses, veils } = await paidOrder()
    const body = { requestId: randomUUID(), amountCents: 1, items: [{ itemId: dresses, quantity: 1 }] }
    for (const { status } of [await refund(id, body), await refund(id, body)]) expect(status).toBe(200)
    for (const items of [[{ itemId: dresses, quantity: 2 }], [{ itemId: veils, quantity: 1 }], []]) {
      expect(await refund(id, { ...body, items })).toMatchObject({ error: { code: 'idempotency_mismatch' } })
    }
    expect(await available(dress.id)).toBe(1)
  })
})
