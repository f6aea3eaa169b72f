import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@shop/api/db/connection'
import { isCpf } from '@shop/contract/cpf'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logins } from './people/people.ts'
import { seedDemo } from './seed.ts'

let database: TestDatabase
let db: Db
let uploadsDir: string

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  uploadsDir = await mkdtemp(join(tmpdir(), 'demo-guests-'))
  await seedDemo(db, { uploadsDir })
})

afterAll(async () => {
  await database.close()
  await rm(uploadsDir, { recursive: true })
})

test('has two orders of guests: one without an account, and one that the demo customer has claimed', async () => {
  const orders = await db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'userId')
    .select(['orders.id', 'customerName', 'users.email as account', 'customerCpf'])
    .where('isGuest', '=', true)
    .orderBy('orders.id')
    .execute()
  expect(orders).toMatchObject([
    { customerName: 'Tatiana Brandão', account: null },
    { customerName: 'Marina Duarte', account: logins.customer.email },
  ])
  expect(orders.every(({ customerCpf }) => isCpf(customerCpf ?? ''))).toBe(true)
  const claims = await db
    .selectFrom('orderEvents')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['orderId', 'actorId', 'userId'])
    .where('kind', '=', 'claimed')
    .execute()
  expect(claims).toEqual([
    { orderId: orders[1]?.id, actorId: claims[0]?.userId, userId: expect.any(Number) as unknown },
  ])
})
