/** What the schema guarantees, whatever code writes to it. */
import { randomUUID } from 'node:crypto'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { aCategory, anOrder, aProduct, aUser, chargeIdOf } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSearch } from '../features/products/search.service.ts'
import * as stock from '../features/stock/stock.service.ts'
import type { Db } from './connection.ts'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())

const product = (id: number) =>
  db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a product', () => {
  test('its version follows edits and pictures, never sales or reviews', async () => {
    const { id } = await aProduct(db)
    const { id: userId } = await aUser(db)
    const line = { productId: id, size: 'M', color: 'Branco', quantity: 1, offer: 'ready' as const }
    await db.transaction().execute((tx) => stock.take(tx, [line], {}))
    await db
      .insertInto('reviews')
      .values({ productId: id, userId, rating: 4, title: 'Bom', comment: 'Gostei.' })
      .execute()
    expect((await product(id)).version).toBe(1)
    await db.updateTable('products').set({ priceCents: 1 }).where('id', '=', id).execute()
    expect((await product(id)).version).toBe(2)
    const picture = { productId: id, width: 900, height: 1200 }
    const pictures = [
      { ...picture, position: 0, hash: 'one' },
      { ...picture, position: 1, hash: 'two' },
    ]
    await db.insertInto('productImages').values(pictures).execute()
    expect((await product(id)).version).toBe(3)
  })

  test.each(['stockAvailable', 'stockReserved'] as const)('its %s cannot be negative', async (bucket) => {
    const { id } = await aProduct(db)
    await expect(
      db
        .updateTable('products')
        .set({ [bucket]: -1 })
        .where('id', '=', id)
        .execute(),
    ).rejects.toMatchObject({ code: '23514', constraint: expect.stringMatching(/_not_negative$/) as string })
  })

  test('its rating counters follow its reviews', async () => {
    const { id } = await aProduct(db)
    const review = { productId: id, title: 'Lindo', comment: 'Caiu perfeito.' }
    const [first, second] = [await aUser(db), await aUser(db)]
    await db
      .insertInto('reviews')
      .values({ ...review, userId: first.id, rating: 5 })
      .execute()
    await db
      .insertInto('reviews')
      .values({ ...review, userId: second.id, rating: 2 })
      .execute()
    expect(await product(id)).toMatchObject({ ratingCount: 2, ratingSum: 7 })
    await db.updateTable('reviews').set({ rating: 3 }).where('userId', '=', second.id).execute()
    expect(await product(id)).toMatchObject({ ratingCount: 2, ratingSum: 8 })
    await db.deleteFrom('users').where('id', '=', first.id).execute()
    expect(await product(id)).toMatchObject({ ratingCount: 2, ratingSum: 8 })
    await db.deleteFrom('reviews').where('userId', '=', second.id).execute()
    expect(await product(id)).toMatchObject({ ratingCount: 1, ratingSum: 5 })
  })

  test('it stores the name of its category, through renames that swap two names', async () => {
    const [one, other] = [await aCategory(db, { name: 'Princesa' }), await aCategory(db, { name: 'Evasê' })]
    const { id, collection } = await aProduct(db, { categoryId: one.id })
    expect(collection).toBe('Princesa')
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('categories').set({ name: 'Evasê' }).where('id', '=', one.id).execute()
      await tx.updateTable('categories').set({ name: 'Princesa' }).where('id', '=', other.id).execute()
    })
    expect((await product(id)).collection).toBe('Evasê')
    await expect(aCategory(db, { name: 'PRINCESA' })).rejects.toMatchObject({
      constraint: 'categories_name_unique',
    })
  })

  test('its category cannot be removed until the product itself is removed', async () => {
    const category = await aCategory(db)
    const { id } = await aProduct(db, { categoryId: category.id })
    const remove = () => db.deleteFrom('categories').where('id', '=', category.id).execute()
    await expect(remove()).rejects.toMatchObject({ code: '23503' })
    await db
      .updateTable('products')
      .set({ deletedAt: sql`now()`, categoryId: null })
      .where('id', '=', id)
      .execute()
    await remove()
  })

  test('it is found without accents, by any inflection of its words, and sorted by Portuguese rules', async () => {
    const names = ['Zínia', 'Açucena', 'Avelã', 'Água-viva', 'Orquídea']
    const { id: categoryId } = await aCategory(db, { name: 'Bordados' })
    for (const name of names) await aProduct(db, { categoryId, name, description: 'Rendas francesas.' })
    const inCategory = db.selectFrom('products').select('name').where('categoryId', '=', categoryId)
    const found = async (term: string) =>
      inCategory.where(sql<boolean>`search @@ ${(await readSearch(db, term)).terms}::tsquery`).execute()
    expect(await found('orquidea')).toEqual([{ name: 'Orquídea' }])
    expect(await found('renda francesa bordado')).toHaveLength(5)
    const sorted = await inCategory.orderBy('name').orderBy('id').execute()
    expect(sorted.map(({ name }) => name)).toEqual(['Açucena', 'Água-viva', 'Avelã', 'Orquídea', 'Zínia'])
  })
})

describe('history', () => {
  test.each(['auditLog', 'orderEvents', 'stockMovements'] as const)('%s is append-only', async (table) => {
    const order = await anOrder(db)
    const { id: productId } = await aProduct(db)
    await db.insertInto('auditLog').values({ action: 'test', objectType: 'order', objectId: '1' }).execute()
    await db.insertInto('orderEvents').values({ orderId: order.id, kind: 'created' }).execute()
    await db
      .insertInto('stockMovements')
      .values({ productId, kind: 'adjustment', availableChange: 1 })
      .execute()
    const expectedError = { code: '23001' }
    // Also for roles with the privilege, which the shop does not have (roles.test.ts).
    const { admin } = database
    const update = admin.updateTable(table).set({ createdAt: sql`now()` })
    await expect(update.execute()).rejects.toMatchObject(expectedError)
    await expect(admin.deleteFrom(table).execute()).rejects.toMatchObject(expectedError)
    await expect(sql`truncate ${sql.table(table)} cascade`.execute(admin)).rejects.toMatchObject(
      expectedError,
    )
  })
})

describe('money', () => {
  const refund = async (orderId: number, amountCents: number) =>
    db
      .insertInto('refunds')
      .values({
        orderId,
        chargeId: await chargeIdOf(db, orderId),
        amountCents,
        requestId: randomUUID(),
        status: 'succeeded',
      })
      .execute()

  test('concurrent refunds never return more than was paid', async () => {
    const { id } = await anOrder(db, { totalCents: 1_000, paymentState: 'paid', paidAt: new Date() })
    const refunds = await Promise.allSettled(Array.from({ length: 5 }, () => refund(id, 400)))
    expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(order.refundedCents).toBe(800)
  })

  test('a failed refund releases its amount', async () => {
    const { id } = await anOrder(db, { totalCents: 1_000, paymentState: 'paid', paidAt: new Date() })
    await refund(id, 1_000)
    await expect(refund(id, 1)).rejects.toMatchObject({ code: '23514', constraint: 'refunds_within_order' })
    await db.updateTable('refunds').set({ status: 'failed' }).where('orderId', '=', id).execute()
    await refund(id, 1)
  })

  test('never refunds more than the order cost', async () => {
    const { id, totalCents } = await anOrder(db)
    const refunded = (refundedCents: number) =>
      db.updateTable('orders').set({ refundedCents }).where('id', '=', id).execute()
    for (const cents of [totalCents + 1, -1]) {
      await expect(refunded(cents)).rejects.toMatchObject({ constraint: 'orders_refund_within_total' })
    }
  })

  test('a checkout of an account and a payment belong to one order each, and a paid order has its payment time', async () => {
    const [checkoutId, { id: userId }] = [randomUUID(), await aUser(db)]
    await anOrder(db, { userId, checkoutId, paymentIntentId: 'pi_1' })
    await expect(anOrder(db, { userId, checkoutId })).rejects.toMatchObject({ code: '23505' })
    await anOrder(db, { userId: (await aUser(db)).id, checkoutId })
    await expect(anOrder(db, { paymentIntentId: 'pi_1' })).rejects.toMatchObject({ code: '23505' })
    await expect(anOrder(db, { paymentState: 'paid' })).rejects.toMatchObject({
      constraint: 'orders_paid_has_time',
    })
  })
})

describe('an account', () => {
  test('its email is unique, whatever the case', async () => {
    await aUser(db, { email: 'ana@exemplo.test' })
    await expect(aUser(db, { email: 'ana@exemplo.test' })).rejects.toMatchObject({
      constraint: 'users_email_unique',
    })
    await expect(aUser(db, { email: 'Ana@exemplo.test' })).rejects.toMatchObject({
      constraint: 'users_email_lower_case',
    })
  })

  test('its orders and reviews outlive it', async () => {
    const user = await aUser(db)
    const order = await anOrder(db, { userId: user.id })
    await db.deleteFrom('users').where('id', '=', user.id).execute()
    const stored = await db
      .selectFrom('orders')
      .select('userId')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(stored.userId).toBeNull()
  })
})
