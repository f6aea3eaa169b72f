import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { anOrder, aProduct } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../db/connection.ts'
import * as stock from './stock.service.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase({ connections: 20 })
})
afterAll(() => database.close())

function inTransaction<T>(work: (tx: Tx) => Promise<T>) {
  return database.db.transaction().execute(work)
}

function line(productId: number, quantity = 1, size = 'M', color = 'Branco'): stock.StockLine {
  return { productId, size, color, quantity, offer: 'ready' }
}

function heaps(productId: number) {
  return database.db
    .selectFrom('products')
    .select(['stockAvailable as available', 'stockReserved as reserved'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
}

function ledger(productId: number) {
  return database.db
    .selectFrom('stockMovements')
    .select(({ fn }) => [
      fn.sum<number>('availableChange').as('available'),
      fn.sum<number>('reservedChange').as('reserved'),
      fn.sum<number>('soldChange').as('sold'),
    ])
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
}

test('of twenty concurrent buyers of five units exactly five get one', async () => {
  const { id } = await aProduct(database.db, { stockAvailable: 5 })
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => inTransaction((tx) => stock.reserve(tx, [line(id)], {}))),
  )
  const rejections = attempts.filter((attempt) => attempt.status === 'rejected')
  expect(rejections).toHaveLength(15)
  for (const { reason } of rejections) expect(reason).toMatchObject({ code: 'out_of_stock' })
  expect(await heaps(id)).toEqual({ available: 0, reserved: 5 })
  expect(await ledger(id)).toEqual({ available: 0, reserved: 5, sold: 0 })
})

test('a cart that cannot be held completely holds nothing', async () => {
  const plenty = await aProduct(database.db, { stockAvailable: 9 })
  const scarce = await aProduct(database.db, { stockAvailable: 1 })
  const cart = [line(plenty.id, 2), line(scarce.id, 2)]
  await expect(inTransaction((tx) => stock.reserve(tx, cart, {}))).rejects.toMatchObject({
    code: 'out_of_stock',
  })
  expect(await heaps(plenty.id)).toEqual({ available: 9, reserved: 0 })
})

test('stock is checked against the sum of the lines of one product', async () => {
  const { id } = await aProduct(database.db, { stockAvailable: 3 })
  const sizes = [line(id, 2, 'P'), line(id, 2, 'G')]
  await expect(inTransaction((tx) => stock.reserve(tx, sizes, {}))).rejects.toMatchObject({
    code: 'out_of_stock',
  })
  await inTransaction((tx) => stock.reserve(tx, [line(id, 2, 'P'), line(id, 1, 'G')], {}))
  expect(await heaps(id)).toEqual({ available: 0, reserved: 3 })
})

test('a unit moves from available to reserved to sold and back, and the ledger records the reason', async () => {
  const { id } = await aProduct(database.db, { stockAvailable: 4 })
  const order = await anOrder(database.db)
  const reason = { orderId: order.id, note: 'pedido de teste' }
  await inTransaction((tx) => stock.reserve(tx, [line(id, 3)], reason))
  await inTransaction((tx) => stock.release(tx, [line(id, 1)], reason))
  await inTransaction((tx) => stock.sell(tx, [line(id, 2)], reason))
  await inTransaction((tx) => stock.restock(tx, [line(id, 1)], reason))
  expect(await heaps(id)).toEqual({ available: 3, reserved: 0 })
  const movements = await database.db
    .selectFrom('stockMovements')
    .select(['kind', 'size', 'color', 'orderId', 'note'])
    .where('productId', '=', id)
    .orderBy('id')
    .execute()
  expect(movements.map(({ kind }) => kind)).toEqual(['initial', 'reserved', 'released', 'sold', 'returned'])
  expect(movements[1]).toMatchObject({
    size: 'M',
    color: 'Branco',
    orderId: order.id,
    note: 'pedido de teste',
  })
})

describe('invalid moves', () => {
  test('held units cannot be released or sold twice', async () => {
    const { id } = await aProduct(database.db, { stockAvailable: 2 })
    await inTransaction((tx) => stock.reserve(tx, [line(id)], {}))
    await inTransaction((tx) => stock.sell(tx, [line(id)], {}))
    await expect(inTransaction((tx) => stock.sell(tx, [line(id)], {}))).rejects.toThrow('fewer than 1')
    await expect(inTransaction((tx) => stock.release(tx, [line(id)], {}))).rejects.toThrow('fewer than 1')
  })

  test('a recount never goes below zero, and a difference of zero writes nothing', async () => {
    const { id } = await aProduct(database.db, { stockAvailable: 2 })
    const down = { productId: id, difference: -3 }
    await expect(inTransaction((tx) => stock.adjust(tx, down, {}))).rejects.toMatchObject({
      code: 'out_of_stock',
    })
    await inTransaction((tx) => stock.adjust(tx, { productId: id, difference: 0 }, {}))
    await inTransaction((tx) => stock.adjust(tx, { productId: id, difference: -2 }, { actorId: 1 }))
    expect(await heaps(id)).toEqual({ available: 0, reserved: 0 })
    expect(await ledger(id)).toMatchObject({ available: 0 })
  })

  test('a negative quantity is rejected and changes nothing', async () => {
    const { id } = await aProduct(database.db, { stockAvailable: 2 })
    await expect(inTransaction((tx) => stock.take(tx, [line(id, -1)], {}))).rejects.toThrow(
      'stock_movements_conserve',
    )
    expect(await heaps(id)).toEqual({ available: 2, reserved: 0 })
  })

  test('a removed product cannot be held, but its held units can be released', async () => {
    const { id } = await aProduct(database.db, { stockAvailable: 2 })
    await inTransaction((tx) => stock.reserve(tx, [line(id)], {}))
    await database.db
      .updateTable('products')
      .set({ deletedAt: sql`now()`, categoryId: null })
      .where('id', '=', id)
      .execute()
    await expect(inTransaction((tx) => stock.reserve(tx, [line(id)], {}))).rejects.toMatchObject({
      code: 'out_of_stock',
    })
    await inTransaction((tx) => stock.release(tx, [line(id)], {}))
    expect(await heaps(id)).toEqual({ available: 2, reserved: 0 })
  })

  test.each(['stockAvailable', 'stockReserved'] as const)(
    'the database itself rejects a negative %s',
    async (column) => {
      const { id } = await aProduct(database.db)
      const update = database.db
        .updateTable('products')
        .set({ [column]: -1 })
        .where('id', '=', id)
      await expect(update.execute()).rejects.toMatchObject({ code: '23514' })
    },
  )
})

test('carts with the same products in opposite order never deadlock', async () => {
  const first = await aProduct(database.db, { stockAvailable: 200 })
  const second = await aProduct(database.db, { stockAvailable: 200 })
  const there = [line(first.id), line(second.id)]
  const back = [line(second.id), line(first.id)]
  await Promise.all(
    Array.from({ length: 60 }, (_, n) => inTransaction((tx) => stock.reserve(tx, n % 2 ? there : back, {}))),
  )
  expect(await heaps(first.id)).toEqual({ available: 140, reserved: 60 })
  expect(await heaps(second.id)).toEqual({ available: 140, reserved: 60 })
})

test('after any mix of concurrent moves, the initial stock equals available plus reserved plus sold', async () => {
  const products = await Promise.all(
    Array.from({ length: 3 }, () => aProduct(database.db, { stockAvailable: 12 })),
  )
  const moves = [stock.reserve, stock.release, stock.sell, stock.take, stock.restock]
  // A fixed sequence of pseudo-random numbers: a failure can be repeated.
  let seed = 20_261_114
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const work = Array.from({ length: 200 }, () => {
    const lines = products.filter(() => random(2) === 0).map(({ id }) => line(id, 1 + random(2)))
    const chosen = moves[random(moves.length)] ?? stock.reserve
    return inTransaction((tx) => chosen(tx, lines.reverse(), {}))
  })
  await Promise.allSettled(work)
  for (const { id } of products) {
    const { available, reserved, sold } = await ledger(id)
    expect(await heaps(id)).toEqual({ available, reserved })
    expect(available + reserved + sold).toBe(12)
    expect(available).toBeGreaterThanOrEqual(0)
    expect(reserved).toBeGreaterThanOrEqual(0)
  }
})
