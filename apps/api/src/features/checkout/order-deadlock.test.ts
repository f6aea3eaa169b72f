import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft, brokenPromises, stockOf } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

async function isRequestWaiting() {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db)
  return rows.length > 0
}

// A machine that stalls for a second lets PostgreSQL end the other transaction instead.
test('an order that is rolled back to end a deadlock is placed again, once, and the buyer does not notice', {
  retry: 2,
}, async () => {
  const [user, dress] = [await aUser(api.db), await aProduct(api.db, { stockAvailable: 3 })]
  const caller = await api.as(user)
  const { placing } = await api.db.transaction().execute(async (tx) => {
    await tx.selectFrom('products').select('id').where('id', '=', dress.id).forUpdate().execute()
    const placing = caller.call(orders.place, { body: aDraft([dress]) })
    await vi.waitUntil(isRequestWaiting, { timeout: 10_000 })
    // The order holds the account and waits for the product. Of the two it has waited longer, so it is rolled back.
    await tx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
    return { placing }
  })
  expect((await placing).status).toBe(201)
  const placed = api.db.selectFrom('orders').select('id').where('userId', '=', user.id)
  expect(await placed.execute()).toHaveLength(1)
  expect(await stockOf(api.db, dress)).toEqual({ available: 2, reserved: 1 })
  expect(await brokenPromises(api.db)).toEqual([])
})
