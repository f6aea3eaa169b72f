import { orders } from '@shop/contract/orders'
import { products } from '@shop/contract/products'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aUser, aVariedProduct, withOffers } from '@shop/test-kit/factories'
import { aDraft, brokenPromises, stockOf, withoutHoldLimits } from '@shop/test-kit/orders'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readDashboard } from '../reports/dashboard.service.ts'
import { saveOffers } from './offers.service.ts'

type Api = Awaited<ReturnType<typeof testApi>>
let api: Api
let helena: Awaited<ReturnType<typeof aUser>>
let admin: Awaited<ReturnType<Api['as']>>

beforeAll(async () => {
  api = await testApi({ config: { limits: { orderCreation: { points: 10_000 } } } })
  await withoutHoldLimits(api.db)
  helena = await aUser(api.db, { role: 'admin' })
  admin = await api.as(helena)
})
afterEach(async () => expect(await brokenPromises(api.db)).toEqual([]))
afterAll(() => api.close())

const threeWays = { ready: 0, made_to_order: 0, made_to_measure: 620_00 }
const priceCents = 489_000
type Chosen = Omit<Parameters<typeof aDraft>[0][number], 'priceCents'> & { priceCents?: number }
const order = async (...lines: Chosen[]) =>
  (await api.as(await aUser(api.db))).call(orders.place, {
    body: aDraft(lines.map((line) => ({ priceCents, ...line }))),
  })
const read = async (id: number) => (await api.visitor.call(products.read, { params: { id } })).data
const listed = async (query: object) =>
  (await admin.call(products.page, { query: { limit: 100, ...query } })).data?.map(({ id }) => id) ?? []
/** As the dashboard counts them. */
const counts = async () => {
  const { stock, soldOutProducts } = await readDashboard(api.db)
  return { low: stock.count - soldOutProducts, none: soldOutProducts }
}

describe('how a product is sold', () => {
  test('ready only, until something else is saved', async () => {
    const { id } = await aProduct(api.db)
    const { data } = await admin.call(products.offers, { params: { id } })
    expect(data?.offers).toEqual([
      { kind: 'ready', priceChangeCents: 0, isOpen: true },
      { kind: 'made_to_order', priceChangeCents: 0, isOpen: false },
      { kind: 'made_to_measure', priceChangeCents: 0, isOpen: false },
    ])
    const product = await read(id)
    expect(product).not.toHaveProperty('offers')
    expect(product?.inStock).toBe(true)
  })

  test('what is saved is what the shop shows, without the closed ones', async () => {
    const { id, version } = await aProduct(api.db)
    const body = {
      version,
      offers: [
        { kind: 'ready' as const, priceChangeCents: 0, isOpen: true },
        { kind: 'made_to_order' as const, priceChangeCents: -100_00, isOpen: true },
        { kind: 'made_to_measure' as const, priceChangeCents: 620_00, isOpen: false },
      ],
    }
    const { status, data } = await admin.call(products.saveOffers, { params: { id }, body })
    expect([status, data?.offers]).toEqual([200, body.offers])
    expect((await read(id))?.offers).toEqual([
      { kind: 'ready', priceChangeCents: 0 },
      { kind: 'made_to_order', priceChangeCents: -100_00 },
    ])
    const late = await admin.call(products.saveOffers, { params: { id }, body })
    expect([late.status, late.error?.code]).toEqual([409, 'stale_version'])
    const entry = await api.db
      .selectFrom('auditLog')
      .select('action')
      .where('objectId', '=', String(id))
      .where('action', '=', 'product.offers')
      .execute()
    expect(entry).toHaveLength(1)
  })

  test.each([
    ['a way is named twice', [{ kind: 'made_to_order' }, { kind: 'made_to_order' }]],
    ['a ready unit would cost something else', [{ kind: 'ready', priceChangeCents: 1_00 }]],
    ['the discount exceeds the price', [{ kind: 'made_to_order', priceChangeCents: -489_001 }]],
  ] as const)('is rejected when %s', async (_, changes) => {
    const { id } = await aProduct(api.db, { priceCents })
    const offers = changes.map((change) => ({ priceChangeCents: 0, isOpen: true, ...change }))
    const { status, error } = await admin.call(products.saveOffers, { params: { id }, body: { offers } })
    expect([status, error?.code]).toEqual([400, 'invalid_input'])
  })

  test('for real money only ready units are sold, as long as nothing plans the hours', async () => {
    const { id } = await aProduct(api.db)
    const context = {
      actor: { id: helena.id, role: 'admin' as const, sessionId: 0 },
      requestId: 'x',
      needsPlan: true,
    }
    const opened = { kind: 'made_to_order' as const, priceChangeCents: 0, isOpen: true }
    await expect(saveOffers(api.db, id, { offers: [opened] }, context)).rejects.toMatchObject({
      code: 'offer_needs_plan',
    })
    await expect(
      saveOffers(api.db, id, { offers: [{ ...opened, isOpen: false }] }, context),
    ).resolves.toBeDefined()
  })
})

describe('what can be bought', () => {
  test('a product without units that is sewn to order is in stock, and neither low nor sold out', async () => {
    const { id } = await aProduct(api.db, { stockAvailable: 0 })
    const few = await aProduct(api.db, { stockAvailable: 2 })
    const before = await counts()
    await withOffers(api.db, id, threeWays)
    await withOffers(api.db, few.id, threeWays)
    expect(await read(id)).toMatchObject({ inStock: true, stockQuantity: 0 })
    expect(await listed({ inStock: true })).toEqual(expect.arrayContaining([id, few.id]))
    expect(await listed({ inStock: false })).not.toContain(id)
    expect(await listed({ lowStock: true })).not.toContain(few.id)
    expect(await counts()).toEqual({ low: before.low - 1, none: before.none - 1 })
  })

  test('units of a product that is not sold ready are not sold', async () => {
    const { id } = await aProduct(api.db, { stockAvailable: 3 })
    await withOffers(api.db, id, {})
    expect(await read(id)).toMatchObject({ inStock: false, offers: [] })
    const { status, error } = await order({ id })
    expect([status, error?.code]).toEqual([409, 'offer_unavailable'])
  })

  test('a line that is sewn takes no unit, holds none and gives none back', async () => {
    const dress = await aVariedProduct(api.db, { 'M Branco': 1 })
    await withOffers(api.db, dress.id, threeWays)
    const sewn = { id: dress.id, offer: 'made_to_order' as const, quantity: 3 }
    const { status, data } = await order(sewn, { id: dress.id })
    expect(status).toBe(201)
    expect(data?.items).toMatchObject([{ offer: 'made_to_order', quantity: 3 }, { quantity: 1 }])
    expect(data?.items[1]).not.toHaveProperty('offer')
    expect(await stockOf(api.db, dress)).toEqual({ available: 0, reserved: 1 })
    // Nothing ready is left, and it can still be ordered.
    expect((await order(sewn)).status).toBe(201)
    expect((await order({ id: dress.id })).error?.code).toBe('out_of_stock')
  })

  test('the price is that of the product and the way, whatever the browser says', async () => {
    const { id } = await aProduct(api.db, { priceCents })
    await withOffers(api.db, id, threeWays)
    const line = { id, offer: 'made_to_measure' as const, size: 'Sob medida' }
    const cheap = await order(line)
    expect([cheap.status, cheap.error?.code]).toEqual([409, 'prices_changed'])
    expect(cheap.error?.details).toMatchObject({
      total: 5510,
      items: [{ price: 5510, offer: 'made_to_measure' }],
    })
    const { status, data } = await order({ ...line, priceCents: priceCents + 620_00 })
    expect([status, data?.totalCents, data?.items[0]?.unitPriceCents]).toEqual([201, 551_000, 551_000])
  })

  test('a closed way is rejected, also at the price of the product', async () => {
    const { id } = await aProduct(api.db)
    await withOffers(api.db, id, { ready: 0 })
    const { status, error } = await order({ id, offer: 'made_to_order' })
    expect([status, error?.code]).toEqual([409, 'offer_unavailable'])
    expect(error?.details).toMatchObject({ items: [{ id, offer: 'made_to_order' }] })
  })

  test('a discount larger than a reduced price does not pay for other lines', async () => {
    const { id } = await aProduct(api.db, { priceCents })
    await withOffers(api.db, id, { ready: 0, made_to_order: -400_000 })
    await api.db.updateTable('products').set({ priceCents: 100_00 }).where('id', '=', id).execute()
    const other = await aProduct(api.db, { priceCents })
    const { data } = await order({ id, offer: 'made_to_order', priceCents: 0 }, { id: other.id })
    expect(data?.totalCents).toBe(priceCents)
  })
})

describe('a line cut to measure', () => {
  const measured = { offer: 'made_to_measure' as const, size: 'Sob medida', priceCents: priceCents + 620_00 }

  test('is one dress with its base size beside it', async () => {
    const { id } = await aProduct(api.db, { priceCents })
    await withOffers(api.db, id, threeWays)
    const { data } = await order({ id, ...measured, baseSize: 'G' })
    expect(data?.items).toMatchObject([{ size: 'Sob medida', baseSize: 'G', quantity: 1 }])
    const two = await order({ id, ...measured, quantity: 2 })
    expect([two.status, two.error?.fields]).toEqual([
      400,
      { items: 'Escolha no máximo 1 unidade de cada item.' },
    ])
  })

  test.each([
    ['its size is one of the table', { size: 'M' }],
    ['its base size is not made', { baseSize: 'XXG' }],
  ])('is rejected when %s', async (_, values) => {
    const { id } = await aProduct(api.db, { priceCents })
    await withOffers(api.db, id, threeWays)
    const { status, error } = await order({ id, ...measured, ...values })
    expect([status, error?.code]).toEqual([409, 'option_unavailable'])
  })

  test('and one to order in the same colour are two lines', async () => {
    const { id } = await aProduct(api.db, { priceCents, stockAvailable: 1 })
    await withOffers(api.db, id, threeWays)
    const { data } = await order({ id }, { id, offer: 'made_to_order' }, { id, ...measured })
    const keys = data?.items.map(({ lineKey }) => lineKey)
    expect(new Set(keys).size).toBe(3)
    expect(keys?.[0]).toBe(`[${id},"M","Branco"]`)
  })
})
