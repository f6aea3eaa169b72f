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
