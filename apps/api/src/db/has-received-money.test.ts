import { hasReceivedMoney } from '@shop/contract/payment-state'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentState } from './tables.gen.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('the database and the contract agree in which payment states the atelier holds money', async () => {
  const { rows } = await sql<{ state: PaymentState; received: boolean }>`
    select state, has_received_money(state) as received from unnest(enum_range(null::payment_state)) as state`.execute(
    database.db,
  )
  expect(rows.map(({ state }) => state)).toContain('paid')
  expect(rows).toEqual(rows.map(({ state }) => ({ state, received: hasReceivedMoney(state) })))
})

test('the panel finds the orders with work by an index, also those paid in part', async () => {
  const plan = await database.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_sort = off`.execute(tx)
    return sql<Record<string, string>>`explain select id from orders
      where has_received_money(payment_state) and status in ('confirmed', 'in_production', 'ready') and cancelled_at is null
      order by order_due_day(status, promised_from, promised_to, paid_at), id`.execute(tx)
  })
  expect(JSON.stringify(plan.rows)).toContain('Index Scan using open_orders_by_due_day')
})
