import { cp, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { addDays } from '@shop/contract/calendar-days'
import { deliveryWindow } from '@shop/contract/dates'
import { orders } from '@shop/contract/orders'
import { defaultStoreNumbers } from '@shop/contract/store-numbers'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { withScratchDatabase } from '@shop/test-kit/scratch-database'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const close = (days: readonly string[]) => set('closed_days', days)

async function set(key: string, setting: unknown) {
  const value = JSON.stringify(setting)
  await api.db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

test('a paid order keeps its delivery window when the atelier closes days afterwards', async () => {
  const [user, dress] = [await aUser(api.db, { role: 'admin' }), await aProduct(api.db)]
  const admin = await api.as(user)
  const today = new Date().toISOString().slice(0, 10)
  const closedBefore = Array.from({ length: 10 }, (_, day) => addDays(today, day + 1))
  await close(closedBefore)
  const placed = await admin.call(orders.place, { body: aDraft([dress]) })
  const promised = placed.data?.deliveryWindow
  expect(promised).toEqual(deliveryWindow(placed.data?.paidAt ?? new Date(0), closedBefore))

  await close([...closedBefore, ...Array.from({ length: 20 }, (_, day) => addDays(today, day + 11))])
  const read = await admin.call(orders.read, { params: { id: placed.data?.id ?? 0 } })
  expect(read.data?.deliveryWindow).toEqual(promised)
})

test('an order is promised within the days of delivery at its payment, and keeps them when they change', async () => {
  const [user, dress] = [await aUser(api.db, { role: 'admin' }), await aProduct(api.db)]
  const admin = await api.as(user)
  await close([])
  const days = { min: 40, max: 60 }
  await set('store_numbers', { ...defaultStoreNumbers, deliveryDays: days })
  const placed = await admin.call(orders.place, { body: aDraft([dress]) })
  const promised = placed.data?.deliveryWindow
  expect(promised).toEqual(deliveryWindow(placed.data?.paidAt ?? new Date(0), [], days))

  await set('store_numbers', { ...defaultStoreNumbers, deliveryDays: { min: 5, max: 10 } })
  const read = await admin.call(orders.read, { params: { id: placed.data?.id ?? 0 } })
  expect(read.data?.deliveryWindow).toEqual(promised)
})

test('an order paid by a process of the previous version shows a window, which does not move either', async () => {
  const [user, paidAt] = [await aUser(api.db), new Date('2026-03-02T15:00:00Z')]
  const { id } = await anOrder(api.db, { userId: user.id, paymentState: 'paid', paidAt })
  await close(['2026-03-20', '2026-03-23', '2026-04-14'])
  const { data } = await (await api.as(user)).call(orders.read, { params: { id } })
  expect(data?.deliveryWindow).toEqual({ from: '2026-03-23', to: '2026-04-14' })
})

const migrations = new URL('../../db/migrations/', import.meta.url)
const PROMISED_WINDOW = '0024_promised_window.sql'

test('orders paid before windows were stored keep the window they showed', { timeout: 120_000 }, async () => {
  const directory = pathToFileURL(`${await mkdtemp(`${tmpdir()}/migrations-`)}/`)
  for (const file of await readdir(migrations)) {
    if (file < PROMISED_WINDOW) await cp(new URL(file, migrations), new URL(file, directory))
  }
  const closedDays = ['2025-02-03', '2025-12-24', '2026-01-02', '2026-02-16', '2026-02-17']
  await withScratchDatabase(async (url) => {
    await migrate(url, { directory })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(`insert into settings (key, value) values ('closed_days', $1)`, [
        JSON.stringify(closedDays),
      ])
      // 22:30 of each day in São Paulo, which is the next day in UTC.
      await client.query(
        `insert into orders (customer_name, customer_email, shipping_address, shipping_city, shipping_state,
           shipping_zip_code, total_cents, payment_state, paid_at)
         select 'Marina', 'marina@exemplo.test', 'Rua 1', 'Santos', 'SP', '11010-000', 100, 'paid',
           (day + interval '22 hours 30 minutes') at time zone 'America/Sao_Paulo'
         from generate_series(timestamp '2024-01-01', '2026-11-16', '1 day') day`,
      )
      await cp(new URL(PROMISED_WINDOW, migrations), new URL(PROMISED_WINDOW, directory))
      await migrate(url, { directory })
      const { rows } = await client.query<{ paid_at: Date; from: string; to: string }>(
        `select paid_at, promised_from::text as from, promised_to::text as to from orders order by id`,
      )
      expect(rows).toHaveLength(1051)
      expect(rows.map(({ from, to }) => ({ from, to }))).toEqual(
        rows.map(({ paid_at }) => deliveryWindow(paid_at, closedDays)),
      )
    } finally {
      await client.end()
    }
  })
})
