import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { SharedLists } from '../../db/tables.gen.ts'

type Settings = Pick<SharedLists, 'showsPrices' | 'showsWedding' | 'takesComments' | 'message'>

export function find(db: Db, userId: number) {
  return db.selectFrom('sharedLists').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** With what a visitor may read of its owner. */
export function findByToken(db: Db, token: string) {
  return db
    .selectFrom('sharedLists')
    .innerJoin('users', 'users.id', 'userId')
    .select(['userId', 'showsPrices', 'showsWedding', 'takesComments', 'message'])
    .select(['users.name', 'users.weddingOn'])
    .where('token', '=', token)
    .where('blockedAt', 'is', null)
    .executeTakeFirst()
}

/** The token is only for a list that has none. */
export async function save(db: Db, userId: number, settings: Settings, token: string) {
  await db
    .insertInto('sharedLists')
    .values({ userId, ...settings, token })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ ...settings, token: sql<string>`coalesce(shared_lists.token, excluded.token)` }),
    )
    .execute()
}

export function setToken(db: Db, userId: number, token: string | null) {
  return db
    .updateTable('sharedLists')
    .set({ token })
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst()
}

/** So that what is counted stays so until the transaction ends. */
export async function lock(tx: Tx, listId: number) {
  await tx.selectFrom('sharedLists').select('userId').where('userId', '=', listId).forNoKeyUpdate().execute()
}

export function hearts(db: Db, listId: number) {
  return db
    .selectFrom('listHearts')
    .innerJoin('listDevices', 'listDevices.id', 'deviceId')
    .select(({ fn }) => ['productId', fn.countAll<number>().as('count')])
    .where('listId', '=', listId)
    .groupBy('productId')
    .execute()
}

export async function heartsOf(db: Db, listId: number, deviceHash: Buffer): Promise<number[]> {
  const rows = await db
    .selectFrom('listHearts')
    .innerJoin('listDevices', 'listDevices.id', 'deviceId')
    .select('productId')
    .where('listId', '=', listId)
    .where('deviceHash', '=', deviceHash)
    .execute()
  return rows.map(({ productId }) => productId)
}

export function comments(db: Db, listId: number) {
  return db
    .selectFrom('listComments')
    .innerJoin('listDevices', 'listDevices.id', 'deviceId')
    .innerJoin('products', 'products.id', 'productId')
    .select(['listComments.id', 'productId', 'listComments.name', 'text', 'writtenAt'])
    .select('products.name as productName')
    .where('listId', '=', listId)
    .orderBy('listComments.id', 'desc')
    .execute()
}

export async function countComments(db: Db, listId: number): Promise<number> {
  const { total } = await db
    .selectFrom('listComments')
    .innerJoin('listDevices', 'listDevices.id', 'deviceId')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('listId', '=', listId)
    .executeTakeFirstOrThrow()
  return total
}

export async function countDevices(db: Db, listId: number): Promise<number> {
  const { total } = await db
    .selectFrom('listDevices')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('listId', '=', listId)
    .executeTakeFirstOrThrow()
  return total
}

export function findDevice(db: Db, listId: number, deviceHash: Buffer) {
  return db
    .selectFrom('listDevices')
    .select('id')
    .where('listId', '=', listId)
    .where('deviceHash', '=', deviceHash)
    .executeTakeFirst()
}

export function insertDevice(tx: Tx, listId: number, deviceHash: Buffer) {
  return tx.insertInto('listDevices').values({ listId, deviceHash }).returning('id').executeTakeFirstOrThrow()
}

export async function addHeart(tx: Tx, deviceId: number, productId: number) {
  await tx
    .insertInto('listHearts')
    .values({ deviceId, productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeHeart(tx: Tx, listId: number, deviceHash: Buffer, productId: number) {
  const device = tx
    .selectFrom('listDevices')
    .select('id')
    .where('listId', '=', listId)
    .where('deviceHash', '=', deviceHash)
  await tx
    .deleteFrom('listHearts')
    .where('deviceId', 'in', device)
    .where('productId', '=', productId)
    .execute()
}

interface NewComment {
  deviceId: number
  productId: number
  name: string
  text: string
}

export async function insertComment(tx: Tx, comment: NewComment) {
  await tx.insertInto('listComments').values(comment).execute()
}

export function removeComment(db: Db, listId: number, id: number) {
  const ofList = db.selectFrom('listDevices').select('id').where('listId', '=', listId)
  return db
    .deleteFrom('listComments')
    .where('id', '=', id)
    .where('deviceId', 'in', ofList)
    .returning('id')
    .executeTakeFirst()
}
