import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aTicket, aUser } from '@shop/test-kit/factories'
import { tracesOf } from '@shop/test-kit/traces'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { raiseSequences } from '../../db/raise-sequences.ts'
import { aWholeCustomer, paid, personal } from '../../testing/whole-customer.ts'
import { eraseAgain, readErasures } from './erase-again.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeEach(async () => {
  api = await testApi()
})
afterEach(() => api.close())

const LATER = '2099-01-01T00:00:00.000000Z'
const userOf = (email: string) =>
  api.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()

test('an account that a restore brought back is erased again, with nothing left but what tax law requires', async () => {
  const { token } = await aWholeCustomer(api)
  const { id: userId } = (await userOf(personal.email)) ?? { id: 0 }
  const traces = await tracesOf(api.db, Object.values(personal))
  expect(traces.length).toBeGreaterThan(10)

  expect(await eraseAgain(api.db, { userId, erasedAt: LATER })).toBe(true)
  expect(
    new Set((await tracesOf(api.db, Object.values(personal))).map((place) => place.split('.')[0])),
  ).toEqual(new Set(['orders']))
  expect((await api.withToken(token).call(users.profile, {})).status).toBe(401)
  expect(await eraseAgain(api.db, { userId, erasedAt: LATER })).toBe(false)
})

test('an order or a ticket that the restore has reopened does not prevent the erasure', async () => {
  const { id: userId } = await aUser(api.db)
  const order = await anOrder(api.db, { userId, ...paid, status: 'in_production' })
  await aTicket(api.db, { userId })
  expect(await eraseAgain(api.db, { userId, erasedAt: LATER })).toBe(true)
  const remaining = await api.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order.id)
    .executeTakeFirst()
  expect(remaining).toMatchObject({ userId: null, customerEmail: null, status: 'in_production' })
})

test('an account created after the erasure with the same id is not erased', async () => {
  const { id: userId } = await aUser(api.db)
  expect(await eraseAgain(api.db, { userId, erasedAt: '2020-01-01T00:00:00.000000Z' })).toBe(false)
  expect(await api.db.selectFrom('users').select('id').where('id', '=', userId).execute()).toHaveLength(1)
})

test('the list is read line by line, and an invalid one is rejected', () => {
  expect(readErasures('12\t2026-11-15T10:00:00.123456Z\n')).toEqual([
    { userId: 12, erasedAt: '2026-11-15T10:00:00.123456Z' },
  ])
  expect(readErasures('')).toEqual([])
  expect(() => readErasures('<html>')).toThrow('No erased account: <html>')
})

test('after a restore no number is reused: orders by id and by number, accounts, refunds', async () => {
  const before = await anOrder(api.db)
  const { id: userId } = await aUser(api.db)
  await raiseSequences(api.admin)
  const after = await anOrder(api.db)
  expect(after.id).toBeGreaterThan(before.id + 1_000)
  expect(after.number).toBeGreaterThan(before.number + 1_000)
  expect((await aUser(api.db)).id).toBeGreaterThan(userId + 1_000)
  const { rows } =
    await sql`select nextval(pg_get_serial_sequence('refunds', 'id')) > 1000 as raised`.execute(api.admin)
  expect(rows).toEqual([{ raised: true }])
})
