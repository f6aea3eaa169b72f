import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verify } from '@node-rs/argon2'
import type { Db } from '@shop/api/db/connection'
import { cepAgrees } from '@shop/contract/cep-states'
import { isCpf } from '@shop/contract/cpf'
import { measureDoubts } from '@shop/contract/measure-doubts'
import { pictureSrcSet } from '@shop/contract/pictures'
import { storeProfile as storeProfileSchema } from '@shop/contract/store'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoProducts } from './catalogue/products.ts'
import { plannedMeasurements } from './people/measurements.ts'
import { logins } from './people/people.ts'
import { seedDemo } from './seed.ts'
import { isPaid } from './shop/order-timeline.ts'
import { plannedOrders } from './shop/planned-orders.ts'
import { storeProfile } from './shop/store-profile.ts'
import { brokenCoupons } from './testing/coupon-invariants.ts'
import {
  brokenLedgers,
  brokenVariants,
  contradictoryOrders,
  negativeMoments,
  wrongTotals,
} from './testing/invariants.ts'

let database: TestDatabase
let db: Db
let uploadsDir: string

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  uploadsDir = await mkdtemp(join(tmpdir(), 'demo-uploads-'))
})

afterAll(async () => {
  await database.close()
  await rm(uploadsDir, { recursive: true })
})

/** One fingerprint per table over all of its rows. */
async function contents() {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const prints: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await sql`
      select count(*), md5(string_agg(row::text, '' order by row::text)) from ${sql.table(name)} row`.execute(
      db,
    )
    prints[name] = rows[0]
  }
  return prints
}

describe('the demo atelier', () => {
  test('is seeded once; a second run changes nothing', async () => {
    expect(await seedDemo(db, { uploadsDir })).toBe('seeded')
    const before = await contents()
    expect(before).toMatchObject({
      products: { count: 19 },
      categories: { count: 9 },
      orders: { count: plannedOrders.length },
    })

    expect(await seedDemo(db, { uploadsDir })).toBe('already seeded')
    expect(await contents()).toEqual(before)
  })

  test('two concurrent runs seed it only once', async () => {
    const other = await testDatabase()
    const results = await Promise.all([1, 2].map(() => seedDemo(other.db, { uploadsDir })))
    await other.close()
    expect(results.toSorted()).toEqual(['already seeded', 'seeded'])
  })

  test('every picture of every width is among the uploads', async () => {
    const files = new Set(await readdir(uploadsDir))
    const images = await db.selectFrom('productImages').select(['hash', 'widths', 'alt']).execute()
    expect(images).toHaveLength(133)
    for (const { hash, widths, alt } of images) {
      expect(alt.length).toBeGreaterThan(30)
      const url = `/media/${hash}.webp`
      const sources = [pictureSrcSet({ url, widths }, 'avif'), pictureSrcSet({ url, widths }, 'webp')].join(
        ', ',
      )
      const names = sources.split(', ').map((source) => source.replace(/^\/media\/| \d+w$/g, ''))
      expect([`${hash}.webp`, ...names].filter((name) => !files.has(name))).toEqual([])
    }
  })

  test('a product has pictures of each of its colours, those of the first colour first, each saying its colour', async () => {
    for (const { name, colors } of demoProducts) {
      const shown = await db
        .selectFrom('productImages')
        .innerJoin('products', 'products.id', 'productId')
        .select(['color', 'alt'])
        .where('name', '=', name)
        .orderBy('position')
        .execute()
      expect([...new Set(shown.map(({ color }) => color))], name).toEqual(colors)
      const spoken = (color: string | null) => (color === 'Dourado' ? 'dourad' : (color ?? '').toLowerCase())
      expect(shown.filter(({ color, alt }) => !alt.toLowerCase().includes(spoken(color)))).toEqual([])
    }
  })

  test('stock matches the ledger and was never negative', async () => {
    expect(await brokenLedgers(db)).toEqual([])
    expect(await negativeMoments(db)).toEqual([])
    expect(await brokenVariants(db)).toEqual([])
  })

  test('products that count by size and colour have the same number of units as planned', () => {
    const counted = demoProducts.filter(({ units }) => units !== undefined)
    expect(counted.map(({ name }) => name)).toEqual(['Camélia', 'Magnólia', 'Sapato Valsa'])
    for (const { units = {}, stock, colors, sizes } of counted) {
      expect(Object.keys(units)).toEqual([...colors])
      const all = Object.values(units).flat()
      expect(all).toHaveLength(colors.length * sizes.length)
      expect(all.reduce((sum, one) => sum + one, 0)).toBe(stock)
    }
  })

  test('has every stock band: one product sold out, two with few units left', () => {
    const stock = demoProducts.filter(({ offers }) => !offers).map((product) => product.stock)
    expect(stock.filter((left) => left === 0)).toHaveLength(1)
    expect(stock.filter((left) => left > 0 && left <= 5)).toHaveLength(2)
  })

  test('has a product in three ways, one with a last ready unit, and one that is only sewn to order', () => {
    const ways = demoProducts.flatMap(({ name, stock, offers }) =>
      offers ? [[name, stock, Object.keys(offers)]] : [],
    )
    expect(ways).toEqual([
      ['Açucena', 8, ['ready', 'made_to_order', 'made_to_measure']],
      ['Camélia', 1, ['ready', 'made_to_order']],
      ['Gardênia', 0, ['made_to_order']],
    ])
  })

  test('order totals match their lines and order states are consistent', async () => {
    expect(await wrongTotals(db)).toEqual([])
    expect(await brokenCoupons(db)).toEqual([])
    expect(await contradictoryOrders(db)).toEqual([])
  })

  test('orders contain only sizes and colours that the products are offered in', () => {
    const bySlug = new Map(demoProducts.map((product) => [product.slug, product]))
    const impossible = plannedOrders
      .flatMap((order) => order.lines)
      .filter(({ slug, size, color, baseSize }) => {
        const product = bySlug.get(slug)
        return !product?.sizes.includes(baseSize ?? size) || !product.colors.includes(color)
      })
    expect(impossible).toEqual([])
  })

  test('each whole month of the last year has a paid order, whatever the day of seeding', () => {
    const shortestMonth = 28
    const paid = plannedOrders.filter(({ outcome }) => isPaid(outcome) && outcome !== 'refunded')
    const days = [...paid.map(({ daysAgo }) => daysAgo), 0].toSorted((a, b) => a - b)
    const gaps = days.slice(1).map((day, index) => day - (days[index] ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(shortestMonth)
    expect(days.at(-1)).toBeGreaterThan(335)
  })

  test('has orders in every status, payment state and delivery state', async () => {
    const { rows } = await sql`
      select count(distinct shipping_state) as states, count(distinct status) as statuses,
        count(distinct payment_state) as payments
      from orders`.execute(db)
    expect(rows).toEqual([{ states: 3, statuses: 5, payments: 6 }])
  })

  test('has an order and two sales of the atelier that are collected, and recent ones with valid CPFs and addresses in parts', async () => {
    const recent = await db
      .selectFrom('orders')
      .select(['fulfilment', 'customerCpf', 'shippingNumber', 'shippingZipCode', 'shippingState'])
      .where('shippingNumber', 'is not', null)
      .execute()
    const shipped = recent.filter(({ fulfilment }) => fulfilment === 'ship')
    expect([shipped.length > 5, recent.length - shipped.length]).toEqual([true, 3])
    expect(shipped.filter(({ customerCpf }) => !isCpf(customerCpf ?? ''))).toEqual([])
    expect(shipped.filter((order) => !cepAgrees(order.shippingZipCode, order.shippingState))).toEqual([])
  })

  test('both logins have the password listed in the README', async () => {
    for (const { email, password } of Object.values(logins)) {
      const user = await db
        .selectFrom('users')
        .selectAll()
        .where('email', '=', email)
        .where('emailVerifiedAt', 'is not', null)
        .executeTakeFirstOrThrow()
      expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(await verify(user.passwordHash, password)).toBe(true)
    }
  })

  test('reviews of purchased products are dated after the delivery', async () => {
    const { rows } = await sql`
      select reviews.id from reviews
      join orders on orders.user_id = reviews.user_id and orders.payment_state = 'paid'
      join order_items on order_id = orders.id and order_items.product_id = reviews.product_id
      where orders.delivered_at is null or reviews.created_at < orders.delivered_at`.execute(db)
    expect(rows).toEqual([])
  })

  test('measures of the demo are plausible, and the bride’s waist shrinks', () => {
    for (const { isChild, versions } of plannedMeasurements) {
      for (const { values, heelMm } of versions)
        expect(measureDoubts({ values, heelMm, isChild })).toEqual([])
    }
    const [bride] = plannedMeasurements
    expect(bride?.versions.map(({ values }) => values.waist)).toEqual([720, 705, 690, 685])
  })

  test('one dress is cut to a version that newer ones no longer change, and one order waits six days too long', async () => {
    const lines = await db
      .selectFrom('orderItemMeasures')
      .innerJoin('orderItems', 'orderItems.id', 'orderItemId')
      .innerJoin('orders', 'orders.id', 'orderId')
      .leftJoin('measurementVersions as sent', 'sent.id', 'versionId')
      .select(['orders.id as orderId', 'customerName', 'status', 'offer', 'copy', 'lockedAt', 'sent.number'])
      .select(sql<number>`(now() at time zone 'America/Sao_Paulo')::date - due_on`.as('late'))
      .select((eb) =>
        eb
          .selectFrom('measurementVersions')
          .select(({ fn }) => fn.max('createdAt').as('newest'))
          .whereRef('sheetId', '=', 'sent.sheetId')
          .as('newest'),
      )
      .orderBy('orders.id')
      .execute()
    expect(lines).toMatchObject([
      {
        ...{ customerName: 'Marina Duarte', status: 'ready', offer: 'made_to_measure', number: 2 },
        copy: { personName: 'Marina', isChild: false, number: 2, values: { waist: 705 } },
      },
      { customerName: 'Juliana Sampaio', status: 'confirmed', copy: null, lockedAt: null, late: 6 },
      { customerName: 'Yasmin Rezende', status: 'confirmed', copy: null, lockedAt: null },
    ])
    const [locked] = lines
    expect(locked?.newest?.getTime()).toBeGreaterThan(locked?.lockedAt?.getTime() ?? Number.NaN)
    const events = await db
      .selectFrom('orderEvents')
      .select(['kind', 'createdAt'])
      .where('orderId', '=', locked?.orderId ?? 0)
      .orderBy('id')
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['created', 'payment_changed', 'status_changed', 'measures_sent', 'measures_locked'],
      ...['status_changed', 'payment_changed', 'status_changed', 'shipped'],
    ])
  })

  test('the store profile is one that the contract accepts', () => {
    expect(storeProfileSchema.parse(storeProfile)).toEqual(storeProfile)
  })
})

describe('a shop that is not the demo', () => {
  test('with products of its own is not changed unless forced', async () => {
    const own = await testDatabase()
    const category = await own.db
      .insertInto('categories')
      .values({ name: 'Sereia' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await own.db
      .insertInto('products')
      .values({ name: 'Peça própria', priceCents: 1, categoryId: category.id })
      .execute()

    expect(await seedDemo(own.db, { uploadsDir })).toBe('rejected')
    expect(await own.db.selectFrom('products').select('name').execute()).toHaveLength(1)
    expect(await seedDemo(own.db, { uploadsDir, force: true })).toBe('seeded')
    expect(await own.db.selectFrom('products').select('name').execute()).toHaveLength(20)
    expect(await own.db.selectFrom('categories').select('name').execute()).toHaveLength(9)
    await own.close()
  })

  test('gets the catalogue and no account with a public password when it is live', async () => {
    const live = await testDatabase()
    expect(await seedDemo(live.db, { uploadsDir, people: false })).toBe('seeded')
    expect(await live.db.selectFrom('users').select('id').execute()).toEqual([])
    expect(await live.db.selectFrom('products').select('id').execute()).toHaveLength(19)
    expect(await brokenLedgers(live.db)).toEqual([])
    await live.close()
  })
})
