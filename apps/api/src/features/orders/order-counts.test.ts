import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

describe('counts of orders', () => {
  const totalOf = async (query: { search?: string; from?: string; to?: string }) =>
    (await admin.call(orders.counts, { query })).data?.reduce((all, { count }) => all + count, 0)

  test('cover all orders, or those of a search and a period', async () => {
    const customerName = 'Contada Pereira'
    await anOrder(api.db, { customerName, createdAt: new Date('2025-03-10T12:00:00Z') })
    const recent = await anOrder(api.db, { customerName })
    const { total } = await api.db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    expect(await totalOf({})).toBe(total)
    expect(await totalOf({ search: customerName })).toBe(2)
    expect(await totalOf({ search: customerName, from: '2025-03-10', to: '2025-03-10' })).toBe(1)
    expect(await totalOf({ search: String(recent.number) })).toBe(1)
  })

  test('are restricted to administrators', async () => {
    const customer = await api.as(await aUser(api.db))
    expect((await customer.call(orders.counts, { query: {} })).status).toBe(403)
  })
})

describe('an order by its number', () => {
  test('is found by the displayed number, by administrators only', async () => {
    const owner = await aUser(api.db)
    const { id, number } = await anOrder(api.db, { userId: owner.id })
    const input = { params: { number } }
    expect((await admin.call(orders.byNumber, input)).data).toMatchObject({ id, number })
    expect((await (await api.as(owner)).call(orders.byNumber, input)).status).toBe(403)
    const missing = await admin.call(orders.byNumber, { params: { number: 2_000_000_000 } })
    expect([missing.status, missing.error?.code]).toEqual([404, 'order_not_found'])
  })
})
