import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@shop/api/db/connection'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from './seed.ts'
import { wrongCharges, wrongRefunds } from './testing/charge-invariants.ts'

let database: TestDatabase
let db: Db
let uploadsDir: string

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  uploadsDir = await mkdtemp(join(tmpdir(), 'demo-payments-'))
  await seedDemo(db, { uploadsDir })
})

afterAll(async () => {
  await database.close()
  await rm(uploadsDir, { recursive: true })
})

test('charges add up to their orders, and their refunds to what was returned', async () => {
  expect(await wrongCharges(db)).toEqual([])
  expect(await wrongRefunds(db)).toEqual([])
})

test('has six plans: new, on time, late, paid, cancelled with a part kept, and returned by hand', async () => {
  const { rows } = await sql`
    select customer_name as name, status, payment_state as state, retained_cents as kept,
      array_agg(amount_cents order by position) as amounts,
      count(*) filter (where order_charges.paid_at is not null)::int as paid,
      sum(order_charges.refunded_cents)::int as returned,
      (select count(*)::int from refunds where refunds.order_id = orders.id and by_hand) as by_hand
    from orders join order_charges on order_id = orders.id
    where exists (select from order_charges where order_id = orders.id and kind = 'deposit')
    group by orders.id order by orders.id`.execute(db)
  const nothing = { kept: 0, returned: 0, byHand: 0 }
  expect(rows).toEqual([
    {
      ...{ name: 'Natália Bittencourt', status: 'in_production', state: 'partly_paid', ...nothing },
      ...{ amounts: [206_700, 80_385, 80_383, 80_383, 80_383, 80_383, 80_383], paid: 6 },
    },
    {
      ...{ name: 'Renata Figueiredo', status: 'confirmed', state: 'refunded', kept: 0 },
      ...{ amounts: [176_700, 206_150, 206_150], paid: 3, returned: 589_000, byHand: 2 },
    },
    {
      ...{ name: 'Fernanda Rocha Lima', status: 'in_production', state: 'partly_paid', ...nothing },
      ...{ amounts: [284_400, 221_200, 221_200, 221_200], paid: 2 },
    },
    {
      ...{ name: 'Elisa Carvalho', status: 'in_production', state: 'paid', kept: 246_000 },
      ...{ amounts: [246_000, 287_000, 287_000], paid: 2, returned: 287_000, byHand: 0 },
    },
    {
      ...{ name: 'Marina Duarte', status: 'ready', state: 'paid', ...nothing },
      ...{ amounts: [264_000, 616_000], paid: 2 },
    },
    {
      ...{ name: 'Yasmin Rezende', status: 'confirmed', state: 'partly_paid', ...nothing },
      ...{ amounts: [225_300, 525_700], paid: 1 },
    },
  ])
})

test('of the open parts one is late for twelve days, and one is due in two', async () => {
  const today = saoPauloDay(new Date())
  const open = await db
    .selectFrom('orderCharges')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select('dueOn')
    .where('position', '>', 0)
    .where('orderCharges.paidAt', 'is', null)
    .where('orderCharges.cancelledAt', 'is', null)
    .orderBy('dueOn')
    .execute()
  expect(open).toHaveLength(4)
  expect(open.slice(0, 2).map(({ dueOn }) => dueOn)).toEqual([addDays(today, -12), addDays(today, 2)])
})

test('each plan was agreed word for word, and nothing was paid before it was ordered or lies ahead', async () => {
  const { rows } = await sql`
    select count(*)::int as plans, count(*) filter (where body like 'Sinal e parcelas%Total, sem juros%')::int as texts
    from order_agreements where kind = 'plan'`.execute(db)
  expect(rows).toEqual([{ plans: 6, texts: 6 }])
  const { rows: impossible } = await sql`
    select order_charges.id from order_charges join orders on orders.id = order_id
    where order_charges.paid_at not between orders.created_at and now()`.execute(db)
  expect(impossible).toEqual([])
})

test('has two sales of the atelier to customers without an account, with services that have no product', async () => {
  const { rows } = await sql`
    select customers.name, received_way as way, total_cents as total,
      array_agg(product_name order by order_items.id) as items
    from orders join customers on customers.id = customer_id join order_items on order_id = orders.id
    group by customers.name, received_way, total_cents, orders.id order by orders.id`.execute(db)
  expect(rows).toEqual([
    {
      ...{ name: 'Célia Amaral', way: 'card', total: 135_000 },
      items: ['Véu Serenata', 'Ajuste da presilha do véu'],
    },
    {
      ...{ name: 'Ivone Carvalho Peixoto', way: 'cash', total: 28_000 },
      items: ['Ajuste: barra e alças do vestido'],
    },
  ])
})
