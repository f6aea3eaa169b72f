import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { aCategory, anItem, anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as stock from '../features/stock/stock.service.ts'

let database: TestDatabase
let listener: pg.Client
let heard: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  listener = new pg.Client({ connectionString: database.url })
  await listener.connect()
  listener.on('notification', ({ payload = '' }) => heard.push(payload))
  await listener.query('listen cache_tags')
})
afterAll(async () => {
  await listener.end()
  await database.close()
})

/** The tags that `work` signals. Signals keep their order, so a signal of our own marks the start and the end. */
async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  await mark('begin')
  await work()
  await mark('end')
  const tags = heard.slice(heard.indexOf('begin') + 1, heard.indexOf('end'))
  heard = []
  return tags.sort()
}

async function mark(name: string) {
  await sql`select pg_notify('cache_tags', ${name})`.execute(database.db)
  await expect.poll(() => heard.includes(name), { interval: 5 }).toBe(true)
}

const take = (productId: number, quantity: number) =>
  database.db
    .transaction()
    .execute((tx) =>
      stock.take(tx, [{ productId, size: 'M', color: 'Branco', quantity, offer: 'ready' as const }], {}),
    )

const edit = (id: number, values: { name?: string; featured?: boolean }) =>
  database.db.updateTable('products').set(values).where('id', '=', id).execute()

test('a new product invalidates its page, the lists and the store', async () => {
  const { id: categoryId } = await aCategory(database.db)
  let id = 0
  const tags = await tagsOf(async () => {
    id = (await aProduct(database.db, { categoryId })).id
  })
  expect(tags).toEqual([`product:${id}`, 'products', 'store'])
})

test('another colour of a picture invalidates its page, the lists and the store; the same colour nothing', async () => {
  const { id } = await aProduct(database.db)
  const picture = { productId: id, position: 0, hash: 'a', width: 3, height: 4 }
  await database.db.insertInto('productImages').values(picture).execute()
  const paint = (color: string) =>
    database.db.updateTable('productImages').set({ color }).where('productId', '=', id).execute()
  expect(await tagsOf(() => paint('Branco'))).toEqual([`product:${id}`, 'products', 'store'])
  expect(await tagsOf(() => paint('Branco'))).toEqual([])
})

test('an edit invalidates its page, the lists and the store; writing the same values invalidates nothing', async () => {
  const { id } = await aProduct(database.db)
  expect(await tagsOf(() => edit(id, { name: 'Açucena' }))).toEqual([`product:${id}`, 'products', 'store'])
  expect(await tagsOf(() => edit(id, { name: 'Açucena' }))).toEqual([])
})

test('a sale invalidates the lists when a number changes that a card shows or that limits a cart line', async () => {
  const { id } = await aProduct(database.db, { stockAvailable: 14 })
  const page = [`product:${id}`]
  const pageAndLists = [`product:${id}`, 'products']
  expect(await tagsOf(() => take(id, 3))).toEqual(page) // 14 to 11
  expect(await tagsOf(() => take(id, 1))).toEqual(pageAndLists) // 11 to 10: a cart line may hold all of them
  expect(await tagsOf(() => take(id, 3))).toEqual(pageAndLists) // 10 to 7: a cart line may no longer hold ten
  expect(await tagsOf(() => take(id, 3))).toEqual(pageAndLists) // 7 to 4: 'Últimas 4 unidades'
  expect(await tagsOf(() => take(id, 1))).toEqual(pageAndLists) // 4 to 3
  expect(await tagsOf(() => take(id, 3))).toEqual(pageAndLists) // 3 to 0
})

test('selling held units invalidates nothing that a page shows', async () => {
  const { id } = await aProduct(database.db, { stockAvailable: 9 })
  const lines = [{ productId: id, size: 'M', color: 'Branco', quantity: 1, offer: 'ready' as const }]
  await database.db.transaction().execute((tx) => stock.reserve(tx, lines, {}))
  expect(await tagsOf(() => database.db.transaction().execute((tx) => stock.sell(tx, lines, {})))).toEqual([])
})

test('pictures invalidate their product, the lists and the store', async () => {
  const { id } = await aProduct(database.db)
  const picture = { productId: id, position: 0, hash: 'a1b2', width: 900, height: 1200 }
  const added = await tagsOf(() => database.db.insertInto('productImages').values(picture).execute())
  expect(added).toEqual([`product:${id}`, 'products', 'store'])
  const removed = await tagsOf(() =>
    database.db.deleteFrom('productImages').where('productId', '=', id).execute(),
  )
  expect(removed).toEqual([`product:${id}`, 'products', 'store'])
})

test('renaming a category invalidates its products, the lists and the store', async () => {
  const category = await aCategory(database.db)
  const { id } = await aProduct(database.db, { categoryId: category.id })
  const rename = database.db.updateTable('categories').set({ name: 'Sereia' }).where('id', '=', category.id)
  expect(await tagsOf(() => rename.execute())).toEqual([`product:${id}`, 'products', 'store'])
})

test('a setting invalidates the store', async () => {
  const save = database.db.insertInto('settings').values({ key: 'example', value: '{}' })
  expect(await tagsOf(() => save.execute())).toEqual(['store'])
})

test('a review invalidates the reviews and the page of its product; a new name of its author invalidates the reviews', async () => {
  const product = await aProduct(database.db)
  const user = await aUser(database.db)
  const review = {
    productId: product.id,
    userId: user.id,
    rating: 5,
    title: 'Lindo',
    comment: 'Caiu perfeito.',
  }
  const written = await tagsOf(() => database.db.insertInto('reviews').values(review).execute())
  expect(written).toEqual([`product:${product.id}`, `reviews:${product.id}`])
  const rename = database.db.updateTable('users').set({ name: 'Outra' }).where('id', '=', user.id)
  expect(await tagsOf(() => rename.execute())).toEqual([`reviews:${product.id}`])
  const leave = database.db.deleteFrom('users').where('id', '=', user.id)
  expect(await tagsOf(() => leave.execute())).toEqual([`reviews:${product.id}`])
})

test('a rolled-back change and a bulk load with shop.silent send no signal', async () => {
  const { id } = await aProduct(database.db)
  const undone = () =>
    database.db.transaction().execute(async (tx) => {
      await tx.updateTable('products').set({ featured: true }).where('id', '=', id).execute()
      throw new Error('undo')
    })
  expect(await tagsOf(() => undone().catch(() => {}))).toEqual([])
  const silent = () =>
    database.db.transaction().execute(async (tx) => {
      await sql`set local shop.silent = on`.execute(tx)
      await tx.updateTable('products').set({ featured: true }).where('id', '=', id).execute()
      await tx.insertInto('categories').values({ name: 'Silêncio' }).execute()
    })
  expect(await tagsOf(silent)).toEqual([])
})

test('an order that is paid in part invalidates the reviews of its customer, and not again when all is paid', async () => {
  const { db } = database
  const product = await aProduct(db)
  const { id: userId } = await aUser(db)
  const order = await anOrder(db, { userId })
  await anItem(db, order, product)
  const review = { productId: product.id, userId, rating: 5, title: 'Linda', comment: 'Caiu muito bem.' }
  await db.insertInto('reviews').values(review).execute()
  const become = (paymentState: 'partly_paid' | 'paid') =>
    tagsOf(() =>
      db.updateTable('orders').set({ paymentState, paidAt: new Date() }).where('id', '=', order.id).execute(),
    )
  expect(await become('partly_paid')).toContain(`reviews:${product.id}`)
  expect(await become('paid')).not.toContain(`reviews:${product.id}`)
})
