/** A product stores a copy of its category's name; these tests write both at the same moment. */

import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { aCategory, aProduct } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from './connection.ts'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())

const rename = (to: Db, id: number, name: string) =>
  to.updateTable('categories').set({ name }).where('id', '=', id).execute()
const add = (to: Db, categoryId: number) =>
  to
    .insertInto('products')
    .values({ name: 'Brisa', priceCents: 100, categoryId })
    .returning('id')
    .executeTakeFirstOrThrow()
const move = (to: Db, id: number, categoryId: number) =>
  to.updateTable('products').set({ categoryId }).where('id', '=', id).execute()
const collectionsOf = async (categoryId: number) => {
  const rows = await db
    .selectFrom('products')
    .select('collection')
    .where('categoryId', '=', categoryId)
    .execute()
  return rows.map(({ collection }) => collection)
}

/** `first` is written but not committed when `second` begins. */
async function atOnce(first: (tx: Db) => Promise<unknown>, second: (tx: Db) => Promise<unknown>) {
  const [one, other] = [await db.startTransaction().execute(), await db.startTransaction().execute()]
  await first(one)
  const waiting = second(other)
  await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 200))])
  await one.commit().execute()
  await waiting
  await other.commit().execute()
}

test.each(['Evasê', 'SEREIA'])(
  'a product added while its category is renamed to %s gets the new name',
  async (name) => {
    const category = await aCategory(db, { name: 'Sereia' })
    await atOnce(
      (tx) => rename(tx, category.id, name),
      (tx) => add(tx, category.id),
    )
    expect(await collectionsOf(category.id)).toEqual([name])
    await rename(db, category.id, `Antiga ${category.id}`)
  },
)

test('a rename during the insert of a product reaches that product', async () => {
  const category = await aCategory(db, { name: 'Reto' })
  await atOnce(
    (tx) => add(tx, category.id),
    (tx) => rename(tx, category.id, 'RETO'),
  )
  expect(await collectionsOf(category.id)).toEqual(['RETO'])
})

test('a product that moves while its new category is renamed gets the new name', async () => {
  const { id } = await aProduct(db)
  const category = await aCategory(db, { name: 'Midi' })
  await atOnce(
    (tx) => rename(tx, category.id, 'MIDI'),
    (tx) => move(tx, id, category.id),
  )
  expect(await collectionsOf(category.id)).toEqual(['MIDI'])
})
