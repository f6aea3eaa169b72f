import { products } from '@shop/contract/products'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let helena: Awaited<ReturnType<typeof aUser>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  helena = await aUser(api.db, { role: 'admin' })
  admin = await api.as(helena)
})
afterAll(() => api.close())

const read = async (id: number) => (await api.visitor.call(products.read, { params: { id } })).data

describe('the limits of the basic adjustment', () => {
  const offers = [{ kind: 'ready' as const, priceChangeCents: 0, isOpen: true }]
  const save = (id: number, limits: { takeInMm?: number; letOutMm?: number; version?: number }) =>
    admin.call(products.saveOffers, { params: { id }, body: { offers, ...limits } })

  test('are four centimetres to take in and one and a half to let out, of which the shop says nothing', async () => {
    const { id } = await aProduct(api.db)
    const { data } = await admin.call(products.offers, { params: { id } })
    expect(data).toMatchObject({ takeInMm: 40, letOutMm: 15 })
    const product = await read(id)
    expect(product).not.toHaveProperty('takeInMm')
    expect(product).not.toHaveProperty('letOutMm')
  })

  test('are saved in centimetres, raise the version and are on the product’s own page only', async () => {
    const { id, version } = await aProduct(api.db)
    const { token } = await aSession(api.db, helena)
    const response = await api.inject({
      method: 'PUT',
      url: `/api/products/${id}/offers`,
      headers: { authorization: `Bearer ${token}` },
      payload: {
        offers: [{ kind: 'ready', priceChange: 0, isOpen: true }],
        takeInLimit: 5.5,
        letOutLimit: 0,
        version,
      },
    })
    expect([response.statusCode, response.json()]).toMatchObject([200, { takeInLimit: 5.5, letOutLimit: 0 }])
    const own: unknown = (await api.inject({ method: 'GET', url: `/api/products/${id}` })).json()
    expect(own).toMatchObject({ takeInLimit: 5.5, letOutLimit: 0 })
    for (const url of [`/api/products/chosen?ids=${id}`, '/api/products?limit=100']) {
      const list: { id: number }[] = (await api.inject({ method: 'GET', url })).json()
      expect(list.find((one) => one.id === id)).not.toHaveProperty('takeInLimit')
    }
    const late = await save(id, { version, takeInMm: 10 })
    expect([late.status, late.error?.code]).toEqual([409, 'stale_version'])
    const entry = await api.db
      .selectFrom('auditLog')
      .select('details')
      .where('objectId', '=', String(id))
      .where('action', '=', 'product.offers')
      .executeTakeFirst()
    expect(entry?.details).toMatchObject({ changed: ['letOutMm', 'takeInMm'] })
  })

  test('stay as they are when a form sends only one of them, or none, and go to a copy', async () => {
    const { id } = await aProduct(api.db)
    await save(id, { takeInMm: 60 })
    const { data } = await save(id, { letOutMm: 20 })
    expect(data).toMatchObject({ takeInMm: 60, letOutMm: 20 })
    const again = await save(id, {})
    expect(again.data).toEqual(data)
    const copy = await admin.call(products.duplicate, { params: { id } })
    expect(copy.data).toMatchObject({ takeInMm: 60, letOutMm: 20 })
  })

  test.each([
    ['takeInLimit', 20.1],
    ['takeInLimit', -1],
    ['takeInLimit', 4.05],
    ['letOutLimit', 10.1],
    ['letOutLimit', 'um'],
  ])('reject %s %s with its field', async (field, value) => {
    const { id } = await aProduct(api.db)
    const { token } = await aSession(api.db, helena)
    const response = await api.inject({
      method: 'PUT',
      url: `/api/products/${id}/offers`,
      headers: { authorization: `Bearer ${token}` },
      payload: { offers: [{ kind: 'ready', priceChange: 0, isOpen: true }], [field]: value },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toHaveProperty(['fields', field])
  })
})
