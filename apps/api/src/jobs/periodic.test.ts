import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type PayingShop, testPayingShop } from '../testing/paying-shop.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(() => shop.close())

const jobs = async () =>
  (await sql<{ task: string }>`select task_identifier as task from graphile_worker.jobs`.execute(shop.db))
    .rows
const failures = () => shop.db.selectFrom('periodicFailures').select(['task', 'failures']).execute()
const tick = async () => {
  await shop.work('payments.expire', {})
  await vi.waitFor(
    async () =>
      expect(await sql`select 1 from graphile_worker.jobs where run_at <= now()`.execute(shop.db)).toEqual(
        expect.objectContaining({ rows: [] }),
      ),
    10_000,
  )
}

test('ten failed runs of a periodic job leave no retries, one alert and no dead letter', async () => {
  const { id, product } = await shop.heldOrder()
  await shop.letHoldEnd(id)
  // Its units are not held: the order cannot expire.
  await shop.db.updateTable('products').set({ stockReserved: 0 }).where('id', '=', product.id).execute()

  for (let run = 1; run <= 10; run += 1) {
    await tick()
    expect(await jobs()).toEqual([])
    expect(await failures()).toEqual([{ task: 'payments.expire', failures: run }])
  }
  expect(await shop.db.selectFrom('deadLetters').select('task').execute()).toEqual([])
  const alerts = shop.mailbox.worker.lines.filter((line) => line.includes('periodic job fails repeatedly'))
  expect(alerts).toHaveLength(1)
  expect(alerts[0]).toContain(`order ${id}: `)

  await shop.db.updateTable('products').set({ stockReserved: 1 }).where('id', '=', product.id).execute()
  await tick()
  expect((await shop.row(id)).paymentState).toBe('expired')
  expect(await failures()).toEqual([])
})
