/** Whatever happens to orders, their charges and items, the stored statistics equal a full recount. */

import { setTimeout } from 'node:timers/promises'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { anOrder, aProduct } from '@shop/test-kit/factories'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../db/connection.ts'
import { mergeSalesStats, readBestSellers, readOrderCounts, readSales } from './sales-stats.service.ts'

let database: TestDatabase
let db: Db
let productIds: number[]

beforeAll(async () => {
  database = await testDatabase({ connections: 12 })
  db = database.db
  productIds = (await Promise.all([1, 2, 3, 4].map(() => aProduct(db)))).map(({ id }) => id)
})
afterAll(() => database.close())

const ORDER = ':order'
const statements = [
  `update orders set payment_state = 'paid', paid_at = coalesce(paid_at, created_at), status = 'confirmed' where id = :order`,
  `update orders set payment_state = 'expired', status = 'pending' where id = :order`,
  `update orders set payment_state = 'declined' where id = :order`,
  `update orders set cancelled_at = now() where id = :order`,
  `update orders set cancelled_at = null where id = :order`,
  `update orders set status = 'ready' where id = :order`,
  `update orders set charged_back_cents = charged_back_cents + total_cents / 3 where id = :order`,
  `update orders set shipping_state = 'BA' where id = :order`,
  `update orders set shipping_state = 'PE', paid_at = paid_at - interval '40 days' where id = :order`,
  `update orders set shipping_state = 'CE' where id <= :order`,
  `update orders set paid_at = paid_at - interval '70 days' where id = :order`,
  `update order_charges set paid_at = now() - position * interval '35 days' where kind <> 'whole' and order_id = :order`,
  `update order_charges set paid_at = null where kind = 'part' and order_id = :order`,
  `update order_charges set refunded_cents = amount_cents / 2 where kind <> 'whole' and order_id = :order`,
  `update order_items set quantity = quantity + 1 where order_id = :order`,
  `update order_items set product_id = (select min(id) from products) where order_id = :order`,
  `delete from order_items where id = (select max(id) from order_items where order_id = :order)`,
  `delete from orders where id = :order and not exists (select from refunds where order_id = :order)`,
]
const step = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    daysAgo: fc.integer({ min: 0, max: 500 }),
    state: fc.constantFrom('SP', 'RJ', 'MG'),
    isPaid: fc.boolean(),
    lines: fc.array(
      fc.record({
        product: fc.nat(3),
        quantity: fc.integer({ min: 1, max: 3 }),
        price: fc.integer({ min: 100, max: 500_000 }),
        discountCents: fc.nat(100),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({
    kind: fc.constant('statement' as const),
    pick: fc.nat(),
    statement: fc.constantFrom(...statements),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    pick: fc.nat(),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ kind: fc.constant('split' as const), pick: fc.nat() }),
  fc.record({ kind: fc.constant('merge' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function take(next: Step, orderIds: number[]): Promise<void> {
  if (next.kind === 'merge') return mergeSalesStats(db)
  if (next.kind === 'order') {
    orderIds.push(await place(next))
    return
  }
  const id = orderIds[next.pick % orderIds.length]
  if (id === undefined) return
  if (next.kind === 'refund') return refund(id, next.percent)
  if (next.kind === 'split') return split(id)
  await sql.raw(next.statement.replaceAll(ORDER, String(id))).execute(db)
}

async function place({ daysAgo, state, isPaid, lines }: Extract<Step, { kind: 'order' }>): Promise<number> {
  const createdAt = new Date(Date.now() - daysAgo * 86_400_000)
  const paid = { paymentState: 'paid', status: 'confirmed', paidAt: createdAt } as const
  const totalCents = lines.reduce((total, { quantity, price }) => total + quantity * price, 0)
  const { id } = await anOrder(db, { totalCents, shippingState: state, createdAt, ...(isPaid && paid) })
  const items = lines.map(({ product, price, ...line }) => ({
    ...line,
    orderId: id,
    productId: productIds[product] ?? 0,
    productName: 'Vestido',
    size: 'M',
    color: 'Branco',
    unitPriceCents: price,
  }))
  await db.insertInto('orderItems').values(items).execute()
  return id
}

/** Two charges instead of one, a third and the rest, each paid by itself. */
async function split(id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      update order_charges set kind = 'deposit', amount_cents = amount_cents / 3
      where order_id = ${id} and kind = 'whole' and refunded_cents = 0`.execute(tx)
    await sql`
      insert into order_charges (order_id, position, kind, amount_cents, due_on)
      select order_id, 1, 'part', total_cents - amount_cents, current_date
      from order_charges join orders on orders.id = order_id where order_id = ${id} and kind = 'deposit'
      on conflict do nothing`.execute(tx)
  })
}

async function refund(id: number, percent: number): Promise<void> {
  await sql`
    insert into refunds (order_id, request_id, amount_cents, status)
    select id, gen_random_uuid(), greatest(1, (total_cents - refunded_cents) * ${percent}::bigint / 100), 'succeeded'
    from orders where id = ${id} and payment_state = 'paid' and total_cents > refunded_cents
      and not exists (select from order_charges where order_id = orders.id and kind <> 'whole')`.execute(db)
  await sql`
    update orders set payment_state = 'refunded'
    where id = ${id} and payment_state = 'paid' and refunded_cents = total_cents`.execute(db)
}

/** Orders with one charge by their own columns, as before there were charges; the others by their charges. */
const recount = {
  sales: sql`
    select month::text, state, sum(revenue) as "revenueCents", sum(orders) as orders from (
      select sale_month(paid_at) as month, shipping_state as state, 0 as revenue, 1 as orders
      from orders where payment_state = 'paid' and cancelled_at is null
      union all
      select sale_month(paid_at), shipping_state, greatest(total_cents - refunded_cents - charged_back_cents, 0), 0
      from orders where payment_state in ('paid', 'refunded')
        and not exists (select from order_charges where order_id = orders.id and kind <> 'whole')
      union all
      select sale_month(charge.paid_at), shipping_state,
        greatest(amount_cents - charge.refunded_cents - charge.charged_back_cents, 0), 0
      from order_charges charge join orders on orders.id = order_id
      where charge.paid_at is not null and kind <> 'whole'
    ) sold
    group by 1, 2 having sum(revenue) <> 0 or sum(orders) <> 0 order by 1, 2`,
  sellers: (months: number) => sql`
    select product_id as "productId", products.name, sum(quantity) as units,
      sum(quantity::bigint * unit_price_cents - order_items.discount_cents) as "revenueCents"
    from order_items join orders on orders.id = order_id join products on products.id = product_id
    where payment_state = 'paid' and cancelled_at is null
      and sale_month(paid_at) > sale_month(now()) - make_interval(months => ${months})
    group by 1, 2 order by 3 desc, 1 limit 10`,
  orders: sql<{ status: 'pending'; paymentState: 'paid'; cancelled: boolean; total: number }>`
    select status, payment_state as "paymentState", cancelled_at is not null as cancelled, count(*) as total
    from orders group by 1, 2, 3`,
}

async function expectExact() {
  const plain = db.withoutPlugins()
  const sales = (await readSales(db)).filter(({ revenueCents, orders }) => revenueCents !== 0 || orders !== 0)
  expect(sales).toEqual((await recount.sales.execute(plain)).rows)
  for (const months of [3, 6, 12]) {
    expect(await readBestSellers(db, months, 10)).toEqual((await recount.sellers(months).execute(plain)).rows)
  }
  const countOrders = await readOrderCounts(db)
  const { rows } = await recount.orders.execute(plain)
  expect(countOrders()).toBe(rows.reduce((sum, { total }) => sum + total, 0))
  for (const { total, ...kind } of rows) expect(countOrders(kind)).toBe(total)
}

test('random histories leave the statistics equal to a full recount, before and after merging', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (history) => {
      await sql`delete from refunds`.execute(db)
      await sql`delete from orders`.execute(db)
      const orderIds: number[] = []
      for (const next of history) await take(next, orderIds)
      await expectExact()
      await mergeSalesStats(db)
      await expectExact()
    }),
    { numRuns: 30 },
  )
}, 120_000)

test('a refund reduces the revenue of the month in which the charge was paid', async () => {
  const before = (await readSales(db)).reduce((sum, { revenueCents }) => sum + revenueCents, 0)
  const { id } = await anOrder(db, { totalCents: 1000, paymentState: 'paid', paidAt: new Date() })
  await sql`insert into refunds (order_id, request_id, amount_cents, status)
    values (${id}, gen_random_uuid(), 400, 'succeeded')`.execute(db)
  const after = (await readSales(db)).reduce((sum, { revenueCents }) => sum + revenueCents, 0)
  expect(after - before).toBe(600)
})

test('merging leaves one row of each key, and does not add another one later', async () => {
  await anOrder(db, { totalCents: 100, paymentState: 'paid', paidAt: new Date() })
  await mergeSalesStats(db)
  const rows = () => sql`select * from order_totals`.execute(db)
  const merged = (await rows()).rows.length
  await anOrder(db, { totalCents: 100, paymentState: 'paid', paidAt: new Date() })
  expect((await rows()).rows.length).toBeGreaterThan(merged)
  await mergeSalesStats(db)
  expect((await rows()).rows).toHaveLength(merged)
})

test('a hundred concurrent payments during concurrent merges block on nothing and lose no count', async () => {
  const orders = await Promise.all(Array.from({ length: 100 }, () => anOrder(db, { totalCents: 100 })))
  const before = (await readOrderCounts(db))({ paymentState: 'paid' })
  await Promise.all(
    orders.flatMap(({ id }, n) => [
      sql`update orders set payment_state = 'paid', paid_at = now() where id = ${id}`.execute(db),
      ...(n % 5 === 0 ? [mergeSalesStats(db)] : []),
    ]),
  )
  expect((await readOrderCounts(db))({ paymentState: 'paid' })).toBe(before + 100)
  await expectExact()
})

test('a cancelled order is no longer sold; what is not refunded of it stays revenue', async () => {
  await sql`delete from refunds`.execute(db)
  await sql`delete from orders`.execute(db)
  const lines = [{ product: 0, quantity: 2, price: 500, discountCents: 0 }]
  const id = await place({ kind: 'order', daysAgo: 0, state: 'SP', isPaid: true, lines })
  expect(await readBestSellers(db, 3, 10)).toMatchObject([{ units: 2, revenueCents: 1000 }])
  await refund(id, 30)
  await sql`update orders set cancelled_at = now() where id = ${id}`.execute(db)
  expect(await readSales(db)).toContainEqual(expect.objectContaining({ revenueCents: 700, orders: 0 }))
  expect(await readBestSellers(db, 3, 10)).toEqual([])
})

describe('of two transactions that change the same order, both count', () => {
  const move = (id: number) => sql`update orders set shipping_state = 'AC' where id = ${id}`
  const payOrder = (id: number) =>
    sql`update orders set payment_state = 'paid', paid_at = now() where id = ${id}`
  const payDeposit = (id: number) =>
    sql`update order_charges set paid_at = now() where order_id = ${id} and kind = 'deposit'`
  const addUnit = (id: number) => sql`update order_items set quantity = quantity + 1 where order_id = ${id}`

  test.each([
    ['it moves to another state, a charge is paid', move, payDeposit],
    ['a charge is paid, it moves to another state', payDeposit, move],
    ['it is paid, an item changes', payOrder, addUnit],
    ['an item changes, it is paid', addUnit, payOrder],
  ])('%s', async (_, first, second) => {
    const lines = [{ product: 0, quantity: 1, price: 900, discountCents: 0 }]
    const id = await place({ kind: 'order', daysAgo: 0, state: 'SP', isPaid: false, lines })
    await split(id)
    const firstHasChanged = Promise.withResolvers<void>()
    const slow = db.transaction().execute(async (tx) => {
      await first(id).execute(tx)
      firstHasChanged.resolve()
      await setTimeout(200)
    })
    await firstHasChanged.promise
    await Promise.all([slow, second(id).execute(db)])
    await expectExact()
  })
})
