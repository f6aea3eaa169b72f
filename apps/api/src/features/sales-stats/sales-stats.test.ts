/** Whatever happens to orders, the stored statistics equal a full recount. */

import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../db/connection.ts'
import { aggregateSalesStats, readBestSellers, readSales, readTallies } from './sales-stats.service.ts'

let database: TestDatabase
let db: Db
let productIds: number[]

beforeAll(async () => {
  database = await testDatabase({ connections: 12 })
  db = database.db
  productIds = (await Promise.all([1, 2, 3, 4].map(() => aProduct(db)))).map(({ id }) => id)
})
afterAll(() => database.close())

const step = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    daysAgo: fc.integer({ min: 0, max: 500 }),
    state: fc.constantFrom('SP', 'RJ', 'MG'),
    own: fc.boolean(),
    lines: fc.array(
      fc.record({
        product: fc.nat(3),
        quantity: fc.integer({ min: 1, max: 3 }),
        price: fc.integer({ min: 1, max: 500_000 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({
    kind: fc.constantFrom('pay', 'expire', 'decline', 'advance', 'cancel', 'delete', 'edit', 'addLine'),
    pick: fc.nat(),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    pick: fc.nat(),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ kind: fc.constant('fold' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function take(done: Step, orderIds: number[]) {
  if (done.kind === 'fold') return aggregateSalesStats(db)
  if (done.kind === 'order') {
    const paidAt = new Date(Date.now() - done.daysAgo * 86_400_000)
    const totalCents = done.lines.reduce((total, { quantity, price }) => total + quantity * price, 0)
    const own = { paymentState: 'paid' as const, status: 'confirmed' as const, paidAt }
    const order = await anOrder(db, {
      totalCents,
      shippingState: done.state,
      createdAt: paidAt,
      ...(done.own && own),
    })
    const lines = done.lines.map(({ product, quantity, price }) => ({
      orderId: order.id,
      productId: productIds[product] ?? 0,
      productName: 'Peça',
      size: 'M',
      color: 'Branco',
      quantity,
      unitPriceCents: price,
    }))
    await db.insertInto('orderItems').values(lines).execute()
    orderIds.push(order.id)
    return
  }
  const id = orderIds[done.pick % orderIds.length]
  if (id === undefined) return
  const change = (set: string) => sql`update orders set ${sql.raw(set)} where id = ${id}`.execute(db)
  switch (done.kind) {
    case 'pay':
      return change(`payment_state = 'paid', paid_at = coalesce(paid_at, created_at), status = 'confirmed'`)
    case 'expire':
      return change(`payment_state = 'expired', status = 'pending'`)
    case 'decline':
      return change(`payment_state = 'declined'`)
    case 'cancel':
      return change(`cancelled_at = now()`)
    case 'advance':
      return change(`status = 'ready'`)
    case 'edit':
      return change(`shipping_state = 'BA', paid_at = paid_at - interval '40 days'`)
    case 'addLine':
      await sql`update order_items set quantity = quantity + 1 where order_id = ${id}`.execute(db)
      return sql`delete from order_items where id = (select max(id) from order_items where order_id = ${id})`.execute(
        db,
      )
    case 'delete':
      await sql`delete from refunds where order_id = ${id}`.execute(db)
      return sql`delete from orders where id = ${id}`.execute(db)
    case 'refund':
      return sql`
        with order_row as (select * from orders where id = ${id} and payment_state = 'paid')
        insert into refunds (order_id, request_id, amount_cents, status)
        select id, gen_random_uuid(), greatest(1, (total_cents - refunded_cents) * ${done.percent}::int / 100), 'succeeded'
        from order_row where total_cents > refunded_cents`
        .execute(db)
        .then(() =>
          change(
            `payment_state = case when refunded_cents = total_cents then 'refunded' else payment_state end`,
          ),
        )
  }
}

const counted = {
  sales: sql`
    select sale_month(paid_at)::text as month, shipping_state as state,
      sum(total_cents - refunded_cents) as "revenueCents", count(*) filter (where payment_state = 'paid' and cancelled_at is null) as orders
    from orders where payment_state in ('paid', 'refunded') group by 1, 2
    having sum(total_cents - refunded_cents) <> 0 or count(*) filter (where payment_state = 'paid') <> 0
    order by 1, 2`,
  sellers: (months: number) => sql`
    select product_id as "productId", products.name, sum(quantity) as units,
      sum(quantity::bigint * unit_price_cents) as "revenueCents"
    from order_items join orders on orders.id = order_id join products on products.id = product_id
    where payment_state = 'paid' and cancelled_at is null and sale_month(paid_at) > sale_month(now()) - make_interval(months => ${months})
    group by 1, 2 order by 3 desc, 1 limit 10`,
  tallies: sql<{ name: string; total: number }>`
    select 'orders.' || status || '.' || payment_state as name, count(*) as total from orders group by 1
    union all select 'cancelled', count(*) from orders where cancelled_at is not null
    union all select 'users.' || role, count(*) from users group by 1
    union all select stock_tally(stock_level), count(*) from products where deleted_at is null and not hidden group by 1`,
}

async function expectExact() {
  const plain = db.withoutPlugins()
  const something = ({ revenueCents, orders }: { revenueCents: number; orders: number }) =>
    revenueCents !== 0 || orders !== 0
  const sales = (await readSales(db)).filter(something)
  const expected = (await counted.sales.execute(plain)).rows
  expect(sales).toEqual(expected)
  for (const months of [3, 6, 12]) {
    expect(await readBestSellers(db, months, 10)).toEqual((await counted.sellers(months).execute(plain)).rows)
  }
  const tallies = await readTallies(db)
  const { rows } = await counted.tallies.execute(plain)
  expect(tallies.orders()).toBe(
    rows.filter(({ name }) => name.startsWith('orders.')).reduce((all, { total }) => all + total, 0),
  )
  for (const { name, total } of rows) {
    const [of, kind] = name.split('.')
    if (of === 'cancelled') expect(tallies.orders({ cancelled: true })).toBe(total)
    if (of === 'users') expect(tallies.users(kind === 'admin' ? 'admin' : 'customer')).toBe(total)
  }
}

test('random order histories leave the statistics equal to a full recount, before and after aggregation', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (history) => {
      await sql`delete from refunds`.execute(db)
      await sql`delete from orders`.execute(db)
      const orderIds: number[] = []
      for (const done of history) await take(done, orderIds)
      await expectExact()
      await aggregateSalesStats(db)
      await expectExact()
    }),
    { numRuns: 10 },
  )
}, 120_000)

test('a refund on a paid order reduces the revenue of the month in which the order was paid', async () => {
  const before = (await readSales(db)).reduce((all, { revenueCents }) => all + revenueCents, 0)
  const order = await anOrder(db, { totalCents: 1000, paymentState: 'paid', paidAt: new Date() })
  await sql`insert into refunds (order_id, request_id, amount_cents, status)
    values (${order.id}, gen_random_uuid(), 400, 'succeeded')`.execute(db)
  const after = (await readSales(db)).reduce((all, { revenueCents }) => all + revenueCents, 0)
  expect(after - before).toBe(600)
})

test('customers, products and their stock levels are counted correctly through every change', async () => {
  const read = async () => {
    const tallies = await readTallies(db)
    return [
      tallies.users('customer'),
      tallies.users('admin'),
      tallies.products(),
      tallies.products('low'),
      tallies.products('none'),
    ]
  }
  const [earlier = 0, admins = 0, fewer = 0, low = 0, none = 0] = await read()
  const person = await aUser(db)
  const product = await aProduct(db, { stockAvailable: 7 })
  const [customers, products] = [earlier + 1, fewer + 1]
  // Inserted without a stock movement, which would prevent the row from being deleted.
  const bare = { name: 'Engano', description: 'x', priceCents: 100, sizes: ['M'], colors: ['Branco'] }
  await db
    .insertInto('products')
    .values({ ...bare, categoryId: product.categoryId })
    .execute()
  expect(await read()).toEqual([customers, admins, products + 1, low, none + 1])
  await sql`delete from products where name = 'Engano'`.execute(db)
  expect(await read()).toEqual([customers, admins, products, low, none])
  await sql`update users set role = 'admin' where id = ${person.id}`.execute(db)
  await sql`update products set stock_available = 5 where id = ${product.id}`.execute(db)
  expect(await read()).toEqual([customers - 1, admins + 1, products, low + 1, none])
  await aggregateSalesStats(db)
  await sql`update products set stock_available = 0 where id = ${product.id}`.execute(db)
  await sql`delete from users where id = ${person.id}`.execute(db)
  expect(await read()).toEqual([customers - 1, admins, products, low, none + 1])
  await sql`update products set deleted_at = now(), category_id = null where id = ${product.id}`.execute(db)
  expect(await read()).toEqual([customers - 1, admins, products - 1, low, none])
})

test('correcting an item of a paid order updates the statistics of its product', async () => {
  const order = await anOrder(db, { totalCents: 3000, paymentState: 'paid', paidAt: new Date() })
  const [productId = 0, other = 0] = productIds
  const line = { orderId: order.id, productName: 'Açucena', size: 'M', color: 'Branco' }
  await db
    .insertInto('orderItems')
    .values({ ...line, productId, quantity: 3, unitPriceCents: 1000 })
    .execute()
  await sql`update order_items set quantity = 1, product_id = ${other} where order_id = ${order.id}`.execute(
    db,
  )
  await expectExact()
  await aggregateSalesStats(db)
  await expectExact()
})

test('a hundred concurrent payments during aggregation block on nothing and lose no count', async () => {
  const orders = await Promise.all(Array.from({ length: 100 }, () => anOrder(db, { totalCents: 100 })))
  const before = (await readTallies(db)).orders({ paymentState: 'paid' })
  await Promise.all([
    ...orders.map(({ id }) =>
      sql`update orders set payment_state = 'paid', paid_at = now() where id = ${id}`.execute(db),
    ),
    ...Array.from({ length: 10 }, () => aggregateSalesStats(db)),
  ])
  expect((await readTallies(db)).orders({ paymentState: 'paid' })).toBe(before + 100)
  await expectExact()
})

test('when a month begins, the best sellers of the last months are recomputed', async () => {
  await aggregateSalesStats(db)
  await sql`update best_sellers_window set last_month = last_month - interval '1 month'`.execute(db)
  await sql`update best_sellers set units = units + 1000`.execute(db)
  await aggregateSalesStats(db)
  await expectExact()
})
