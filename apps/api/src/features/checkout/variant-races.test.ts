import { orders } from '@shop/contract/orders'
import { stock } from '@shop/contract/stock'
import { testApi } from '@shop/test-kit/api'
import { testDatabase } from '@shop/test-kit/database'
import { aProduct, aUser, aVariedProduct } from '@shop/test-kit/factories'
import { aDraft, brokenPromises, stockOf, variantOf, withoutHoldLimits } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const BUYERS = 40

let database: Awaited<ReturnType<typeof testDatabase>>
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  database = await testDatabase({ connections: 12 })
  api = await testApi({ db: database.db, config: { limits: { orderCreation: { points: 10_000 } } } })
  await withoutHoldLimits(api.db)
})
afterEach(async () => {
  expect(await brokenPromises(api.db)).toEqual([])
  const { rows } = await sql`
    select deadlocks from pg_stat_database where datname = current_database() and deadlocks > 0`.execute(
    api.db,
  )
  expect(rows).toEqual([])
})
afterAll(async () => {
  await api.close()
  await database.close()
})

const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))
const buyers = (count: number) => Promise.all(times(count, async () => api.as(await aUser(api.db))))
type Buyer = Awaited<ReturnType<typeof api.as>>

/** On a busy machine some requests get a 503 and are repeated. */
async function buy(buyer: Buyer | undefined, dress: { id: number; priceCents: number }, variant: string) {
  const [size = '', color = ''] = variant.split(' ')
  for (;;) {
    const response = await buyer?.call(orders.place, { body: aDraft([{ ...dress, size, color }]) })
    if (response?.status !== 503) return response?.error?.code ?? response?.status
  }
}

test('of forty buyers of the only M Off-White one gets it, although other sizes are left', async () => {
  const dress = await aVariedProduct(api.db, { 'M Off-White': 1, 'P Off-White': 30 })
  const codes = await Promise.all((await buyers(BUYERS)).map((buyer) => buy(buyer, dress, 'M Off-White')))
  expect(codes.filter((code) => code === 201)).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set([201, 'out_of_stock']))
  expect(await variantOf(api.db, dress, 'M', 'Off-White')).toEqual({
    available: 0,
    reserved: 1,
  })
})

test('a buyer who comes after the last unit of a size is gone gets out_of_stock at once, without waiting for the lock', async () => {
  const dress = await aVariedProduct(api.db, { 'M Off-White': 0, 'P Off-White': 30 })
  const [late] = await buyers(1)
  await api.db.transaction().execute(async (tx) => {
    await tx.selectFrom('products').select('id').where('id', '=', dress.id).forNoKeyUpdate().execute()
    expect(await buy(late, dress, 'M Off-White')).toBe('out_of_stock')
  })
  const lines = ['M', 'P'].map((size) => ({ ...dress, size, color: 'Off-White' }))
  const response = await late?.call(orders.place, { body: aDraft(lines) })
  const left = [{ stockQuantity: 0 }, { stockQuantity: 30 }]
  expect(response?.error).toMatchObject({ code: 'out_of_stock', details: { items: left } })
})

test('two buyers who want the only unit of different variants both get it', async () => {
  const pairs = 10
  const crowd = await buyers(pairs * 2)
  for (let n = 0; n < pairs; n += 1) {
    const dress = await aVariedProduct(api.db, { 'M Off-White': 1, 'P Branco': 1 })
    const codes = await Promise.all([
      buy(crowd[2 * n], dress, 'M Off-White'),
      buy(crowd[2 * n + 1], dress, 'P Branco'),
    ])
    expect(codes).toEqual([201, 201])
  }
})

test('a product that begins to count by size and colour while it is bought loses and invents no unit', async () => {
  const counts = { P: 10, M: 10 }
  const dress = await aProduct(api.db, { sizes: ['P', 'M'], colors: ['Branco'], stockAvailable: 20 })
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const crowd = await buyers(BUYERS)
  const separate = async () => {
    for (;;) {
      const { available } = await stockOf(api.db, dress)
      // What is left after the sales so far, as the atelier would find it.
      const left = Math.max(0, available - counts.P)
      const response = await admin.call(stock.count, {
        params: { id: dress.id },
        body: {
          mode: 'per_variant',
          stockRead: available,
          variants: [
            { size: 'P', color: 'Branco', stockQuantity: available - left },
            { size: 'M', color: 'Branco', stockQuantity: left },
          ],
        },
      })
      if (response.error?.code !== 'stock_changed') return response.status
    }
  }
  const [status, ...codes] = await Promise.all([
    separate(),
    ...crowd.map((buyer, n) => buy(buyer, dress, n % 2 ? 'P Branco' : 'M Branco')),
  ])
  expect(status).toBe(200)
  const sold = codes.filter((code) => code === 201).length
  const { available, reserved } = await stockOf(api.db, dress)
  expect(available + reserved).toBe(20)
  expect(reserved).toBe(sold)
})

test('orders that name two products in opposite order, and counts of both at once, never wait for each other', async () => {
  const units = { 'P Branco': 40, 'M Branco': 40 }
  const [gown, veil] = [await aVariedProduct(api.db, units), await aVariedProduct(api.db, units)]
  const lines = [gown, veil].flatMap((product) =>
    ['P', 'M'].map((size) => ({ ...product, size, color: 'Branco' })),
  )
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const variants = ['M', 'P'].map((size) => ({ size, color: 'Branco', stockQuantity: 40, stockRead: 40 }))
  const count = (id: number) =>
    admin.call(stock.count, { params: { id }, body: { mode: 'per_variant', variants } })
  const responses = await Promise.all(
    (await buyers(BUYERS / 2)).flatMap((buyer, n) => [
      buyer.call(orders.place, { body: aDraft(n % 2 ? lines : lines.toReversed()) }),
      count(n % 2 ? gown.id : veil.id),
    ]),
  )
  const served = responses.filter(({ status }) => status === 201).length
  expect(responses.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([])
  expect(served).toBeGreaterThan(0)
  expect(await stockOf(api.db, gown)).toMatchObject({ reserved: served * 2 })
})
