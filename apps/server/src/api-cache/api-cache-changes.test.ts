import { setTimeout as sleep } from 'node:timers/promises'
import { testDatabase } from '@shop/test-kit/database'
import { anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyWeb, type Replica, startReplica } from '../testing/replica.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let replica: Replica
let product: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  database = await testDatabase()
  product = await aProduct(database.db, { name: 'Açucena' })
  replica = await startReplica({ database, web: emptyWeb })
})
afterAll(async () => {
  await replica.stop()
  await database.close()
})

const request = (path: string, init: RequestInit = {}) => fetch(`${replica.url}${path}`, init)
const textOf = async (path: string) => (await request(path)).text()
/** Usually some milliseconds. A stalled machine gets more: without the notification it would take until midnight. */
const soon = { timeout: 10_000, interval: 5 }

describe('changes behind public calls', () => {
  test('a list whose total changed is another response, though its first page is the same', async () => {
    const before = await request('/api/products?limit=1')
    await aProduct(database.db, { name: 'Dália' })
    await expect
      .poll(async () => (await request('/api/products?limit=1')).headers.get('x-total-count'), soon)
      .toBe('2')
    const etag = before.headers.get('etag') ?? ''
    expect((await request('/api/products?limit=1', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('a committed change is served within a second, a rolled-back one drops nothing', async () => {
    const path = `/api/products/${product.id}`
    expect(await textOf(path)).toContain('Açucena')
    await database.db
      .transaction()
      .execute(async (tx) => {
        await sql`update products set name = 'Azaleia' where id = ${product.id}`.execute(tx)
        throw new Error('rolled back on purpose')
      })
      .catch(() => undefined)
    await sleep(100)
    expect(replica.caches.api.lookup(path)).toBeDefined()
    await sql`update products set name = 'Acácia' where id = ${product.id}`.execute(database.db)
    await expect.poll(() => textOf(path), soon).toContain('Acácia')
    await sql`update products set name = 'Açucena' where id = ${product.id}`.execute(database.db)
    await expect.poll(() => textOf(path), soon).toContain('Açucena')
  })

  test('a list shows how many units of a product are left within a second of each sale', async () => {
    const { id } = await aProduct(database.db, { name: 'Begônia', stockAvailable: 4 })
    const path = '/api/products?limit=1&search=begonia'
    await expect.poll(() => textOf(path), soon).toContain('"stockQuantity":4')
    for (const left of [3, 2]) {
      await sql`update products set stock_available = ${left} where id = ${id}`.execute(database.db)
      await expect.poll(() => textOf(path), soon).toContain(`"stockQuantity":${left}`)
    }
  })

  test('a review shows as a verified purchase as soon as its order is paid', async () => {
    const { db } = database
    const user = await aUser(db)
    const path = `/api/reviews?productId=${product.id}`
    const review = { productId: product.id, userId: user.id, rating: 5, title: 'Lindo', comment: 'Perfeito.' }
    await db.insertInto('reviews').values(review).execute()
    const order = await anOrder(db, { userId: user.id })
    const line = { productName: 'Açucena', size: 'M', color: 'Branco', quantity: 1, unitPriceCents: 1 }
    await db
      .insertInto('orderItems')
      .values({ ...line, orderId: order.id, productId: product.id })
      .execute()
    await expect.poll(() => textOf(path), soon).toContain('"compra_verificada":false')
    const move = (paymentState: 'paid' | 'refunded') =>
      db.updateTable('orders').set({ paymentState, paidAt: new Date() }).where('id', '=', order.id).execute()
    await move('paid')
    await expect.poll(() => textOf(path), soon).toContain('"compra_verificada":true')
    await move('refunded')
    await expect.poll(() => textOf(path), soon).toContain('"compra_verificada":false')
    // A sale made in the atelier is recorded as paid before its items are written.
    await db.transaction().execute(async (tx) => {
      const { id: orderId } = await tx
        .insertInto('orders')
        .values({
          userId: user.id,
          customerName: 'Cliente',
          customerEmail: 'cliente@exemplo.test',
          shippingAddress: 'Rua das Acácias, 120',
          shippingCity: 'São Paulo',
          shippingState: 'SP',
          shippingZipCode: '01310-100',
          totalCents: 1,
          paymentState: 'paid',
          paidAt: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('orderItems')
        .values({ ...line, orderId, productId: product.id })
        .execute()
    })
    await expect.poll(() => textOf(path), soon).toContain('"compra_verificada":true')
  })

  test('a new review is among the quoted ones within a second, and a hidden one no longer', async () => {
    const { db } = database
    expect(await textOf('/api/reviews/best')).not.toContain('Dancei a noite inteira.')
    expect(replica.caches.api.lookup('/api/reviews/best')).toBeDefined()
    const { id: productId } = await aProduct(db)
    const { id: userId } = await aUser(db)
    const review = { productId, userId, rating: 5, title: 'Lindo', comment: 'Dancei a noite inteira.' }
    await db.insertInto('reviews').values(review).execute()
    await expect.poll(() => textOf('/api/reviews/best'), soon).toContain('Dancei a noite inteira.')
    const hidden = { state: 'hidden', hiddenReason: 'off_topic' } as const
    await db.updateTable('reviews').set(hidden).where('productId', '=', productId).execute()
    await expect.poll(() => textOf('/api/reviews/best'), soon).not.toContain('Dancei a noite inteira.')
  })

  test('the last cached response is served while the database is unavailable', async () => {
    const path = '/api/products?limit=3'
    const textBefore = await textOf(path)
    replica.caches.api.invalidateAll()
    await sql`alter table products rename to products_away`.execute(database.admin)
    try {
      const response = await request(path)
      expect([response.status, await response.text()]).toEqual([200, textBefore])
      const unknown = await request('/api/products?limit=4')
      expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([500, 'no-store'])
      expect(unknown.headers.get('x-request-id')).not.toBeNull()
    } finally {
      await sql`alter table products_away rename to products`.execute(database.admin)
    }
  })
})
