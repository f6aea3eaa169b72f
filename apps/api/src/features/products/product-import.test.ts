/** Importing a checked file: all of it or nothing, and only what was shown. */
import { audit } from '@shop/contract/audit'
import { products } from '@shop/contract/products'
import { aCategory, anItem, anOrder, aProduct, aVariedProduct } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProductFile, type ProductFileAdmin, testProductFile } from '../../testing/product-file.ts'
import * as stock from '../stock/stock.service.ts'
import { lockImports } from './product-file.queries.ts'

let shop: ProductFileAdmin
let categoryId: number
beforeAll(async () => {
  shop = await testProductFile()
  categoryId = (await aCategory(shop.api.db, { name: 'Noivas' })).id
  await aCategory(shop.api.db, { name: 'Madrinhas' })
})
afterAll(() => shop.api.close())

const given = (values: Parameters<typeof aProduct>[1] = {}) =>
  aProduct(shop.api.db, {
    ...{ name: 'Açucena', description: 'Renda floral.', categoryId, priceCents: 689_000 },
    ...{ sizes: ['P', 'M'], colors: ['Branco'], stockAvailable: 3 },
    ...values,
  })

const row = (id: number) =>
  shop.api.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const line = (productId: number, quantity: number) => [
  { productId, size: 'M', color: 'Branco', quantity, offer: 'ready' as const },
]
const inTx = (work: Parameters<ReturnType<typeof shop.api.db.transaction>['execute']>[0]) =>
  shop.api.db.transaction().execute(work)

/** Everything that an import writes. */
async function traces() {
  const { rows } = await sql`
    select (select json_agg(p order by id) from products p)::text as products,
      (select count(*) from stock_movements) as movements, (select count(*) from audit_log) as entries,
      (select count(*) from graphile_worker.jobs) as jobs`.execute(shop.api.db)
  return rows
}

test('every field of new and changed products is written, with its stock movement and its audit entry', async () => {
  const { id, version } = await given()
  const values = {
    ...{ name: 'Begônia', description: 'Crepe.\nCom véu.', collection: 'Madrinhas', priceCents: '5.000,50' },
    ...{ sizes: 'G, GG', colors: 'Marfim', stockQuantity: 9, featured: 'Sim' },
  }
  const file = aProductFile(
    { id, ...values, stockRead: '3 (contagem 1)' },
    { ...values, featured: 'Não', visible: 'Não' },
  )
  const { status, data } = await shop.imported(file)
  expect([status, data]).toEqual([200, { created: 1, changed: 1, unchanged: 0 }])

  const expected = {
    ...{ name: 'Begônia', description: 'Crepe.\nCom véu.', collection: 'Madrinhas', priceCents: 500_050 },
    ...{ sizes: ['G', 'GG'], colors: ['Marfim'], stockAvailable: 9 },
  }
  expect(await row(id)).toMatchObject({
    ...expected,
    version: version + 1,
    featured: true,
    hidden: false,
    featuredPosition: 1,
  })
  const added = await shop.api.db
    .selectFrom('products')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(added).toMatchObject({ ...expected, featured: false, hidden: true, featuredPosition: null })

  const movements = await shop.api.db
    .selectFrom('stockMovements')
    .select(['productId', 'kind', 'availableChange', 'actorId'])
    .where('actorId', '=', shop.adminId)
    .orderBy('productId')
    .execute()
  expect(movements).toEqual([
    { productId: id, kind: 'adjustment', availableChange: 6, actorId: shop.adminId },
    { productId: added.id, kind: 'initial', availableChange: 9, actorId: shop.adminId },
  ])
  const entries = async (objectId: number) =>
    (await shop.admin.call(audit.list, { query: { objectType: 'product', objectId: String(objectId) } })).data
  expect(await entries(id)).toMatchObject([
    {
      action: 'product.update',
      details: {
        changed: [
          ...[
            'collection',
            'colors',
            'description',
            'featured',
            'name',
            'priceCents',
            'sizes',
            'stockQuantity',
          ],
        ],
      },
    },
  ])
  expect(await entries(added.id)).toMatchObject([{ action: 'product.create' }])
  expect(JSON.stringify(await entries(id))).not.toContain('Begônia')

  const found = await shop.api.visitor.call(products.list, { query: { search: 'begônia', limit: 10 } })
  expect(found.data?.map((product) => product.id)).toEqual([id])
  const again = await shop.checked(file.replace(/\r\n;[^]*$/, '\r\n'))
  expect(again.counts).toEqual({ created: 0, changed: 0, unchanged: 1, wrong: 0 })
  await shop.imported(aProductFile({ id, ...values, featured: 'Não' }))
})

test('an error in one line leaves everything as it was, and is named', async () => {
  const { id } = await given()
  const before = await traces()
  const file = aProductFile({ id, name: 'Begônia' }, { priceCents: 'abc' })
  const { status, error } = await shop.imported(file)
  expect([status, error?.code, error?.message]).toEqual([
    400,
    'product_file_has_errors',
    'Linha 3: O preço “abc” não é um valor. Escreva como 1.500,00: ponto nos milhares, vírgula nos centavos.',
  ])
  expect(await traces()).toEqual(before)
})

test('the search learns the words of new and changed products, for words with typing errors', async () => {
  const { id } = await given()
  const added = { name: 'Peplum plissado', priceCents: '1.000,00' }
  const file = aProductFile({ id, description: 'Chiffon drapeado.' }, added)
  expect((await shop.imported(file)).status).toBe(200)
  const { rows } = await sql<{ word: string }>`
    select word from search_words where word in ('peplum', 'plissado', 'chiffon', 'drapeado') order by word`.execute(
    shop.api.db,
  )
  expect(rows.map(({ word }) => word)).toEqual(['chiffon', 'drapeado', 'peplum', 'plissado'])
})

test('a check writes nothing', async () => {
  const { id } = await given()
  const before = await traces()
  await shop.checked(aProductFile({ id, name: 'Begônia', stockQuantity: 8 }, {}))
  expect(await traces()).toEqual(before)
})

test('if a product, the file or a collection changed since the check, the import is rejected', async () => {
  const { id } = await given()
  const file = aProductFile({ id, name: 'Begônia' })
  const outdated = async (change: () => Promise<unknown>, sent = file) => {
    const { fingerprint } = await shop.checked(file)
    await change()
    const before = await traces()
    const { status, error } = await shop.run(sent, fingerprint)
    expect([status, error?.code]).toEqual([409, 'product_file_outdated'])
    expect(error?.message).toContain('mudaram desde a conferência; confira de novo')
    expect(await traces()).toEqual(before)
  }
  const update = (values: object) =>
    shop.api.db.updateTable('products').set(values).where('id', '=', id).execute()
  await outdated(() => update({ priceCents: 1_000 }))
  await outdated(() => update({ name: 'Begônia' }))
  await outdated(async () => undefined, file.replace('Begônia', 'Camélia'))
  await outdated(() => update({ deletedAt: new Date(), categoryId: null }))
})

test('the same new products are not added twice by sending the import again', async () => {
  const file = aProductFile({ name: 'Uma só' })
  const { fingerprint } = await shop.checked(file)
  const responses = await Promise.all([1, 2, 3].map(() => shop.run(file, fingerprint)))
  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  expect((await shop.run(file, fingerprint)).error?.code).toBe('product_file_outdated')
  const added = await shop.api.db.selectFrom('products').select('id').where('name', '=', 'Uma só').execute()
  expect(added).toHaveLength(1)
})

test('of two imports at once the second is rejected, and can be checked again', async () => {
  const file = aProductFile({ name: 'Depois da outra' })
  const { fingerprint } = await shop.checked(file)
  await inTx(async (tx) => {
    expect(await lockImports(tx)).toBe(true)
    expect((await shop.run(file, fingerprint)).error?.code).toBe('product_import_running')
  })
  expect((await shop.run(file, fingerprint)).status).toBe(200)
})

test('what was sold since the export is not undone, and reserved units stay reserved', async () => {
  const { id } = await given({ stockAvailable: 5 })
  await inTx((tx) => stock.reserve(tx, line(id, 2), {}))
  const more = { id, stockQuantity: 6, stockRead: '5 (contagem 1)' }
  expect(
    (await shop.checked(aProductFile({ id, stockQuantity: 5, stockRead: '5 (contagem 1)' }))).counts
      .unchanged,
  ).toBe(1)
  expect((await shop.imported(aProductFile(more))).status).toBe(200)
  expect(await row(id)).toMatchObject({ stockAvailable: 4, stockReserved: 2 })

  expect((await shop.checked(aProductFile(more))).lines[0]?.errors).toEqual([
    'O estoque desta peça foi contado depois da exportação. Exporte de novo, ou escreva 4 em Estoque para não mudar.',
  ])
  const fewer = aProductFile({ id, stockQuantity: 0, stockRead: '5 (contagem 2)' })
  expect((await shop.checked(fewer)).lines[0]?.errors).toEqual([
    'Só há 4 em estoque, e a linha tira 5. Confira o estoque e exporte de novo.',
  ])
  expect((await shop.imported(fewer)).status).toBe(400)
  // Without the column of the export, the number is set.
  expect((await shop.imported(aProductFile({ id, stockQuantity: 0 }))).status).toBe(200)
  expect(await row(id)).toMatchObject({ stockAvailable: 0, stockReserved: 2 })
})

test('a sale between check and import is noticed only where the line changes the stock', async () => {
  const { id } = await given({ stockAvailable: 5 })
  const sellOne = () => inTx((tx) => stock.take(tx, line(id, 1), {}))
  const counted = aProductFile({ id, stockQuantity: 7, stockRead: '5 (contagem 1)' })
  const shown = await shop.checked(counted)
  await sellOne()
  expect((await shop.run(counted, shown.fingerprint)).error?.code).toBe('product_file_outdated')

  const renamed = aProductFile({ id, name: 'Begônia', stockQuantity: 5, stockRead: '5 (contagem 1)' })
  const { fingerprint } = await shop.checked(renamed)
  await sellOne()
  expect((await shop.run(renamed, fingerprint)).status).toBe(200)
  expect(await row(id)).toMatchObject({ name: 'Begônia', stockAvailable: 3 })
})

test('imports and sales at once lose neither a unit nor a sale', async () => {
  const { id } = await given({ stockAvailable: 100 })
  const sales = Array.from({ length: 40 }, () => inTx((tx) => stock.take(tx, line(id, 1), {})))
  let imported = 0
  for (let tries = 0; tries < 10; tries++) {
    const { status } = await shop.imported(
      aProductFile({ id, stockQuantity: 103, stockRead: `100 (contagem ${1 + imported})` }),
    )
    if (status === 200) imported++
  }
  await Promise.all(sales)
  expect(await row(id)).toMatchObject({ stockAvailable: 100 - 40 + 3 * imported })
})

test('a new price does not move an order that was placed', async () => {
  const product = await given()
  const order = await anOrder(shop.api.db, { totalCents: 689_000 })
  const item = await anItem(shop.api.db, order, product)
  await shop.imported(aProductFile({ id: product.id, priceCents: '9.999,00', name: 'Begônia' }))
  const { db } = shop.api
  const placed = await db
    .selectFrom('orderItems')
    .selectAll()
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow()
  expect(placed).toEqual(item)
  expect(
    (await db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow())
      .totalCents,
  ).toBe(689_000)
})

test('hiding through the file is recorded as hiding, and a product hidden this way is not on the home page', async () => {
  const { id } = await given({ featured: true, featuredPosition: 1 })
  const hidden = { id, visible: 'Não' }
  expect((await shop.imported(aProductFile({ ...hidden, featured: 'Sim' }))).status).toBe(400)
  expect((await shop.imported(aProductFile({ ...hidden, featured: 'Não' }))).status).toBe(200)
  expect(await row(id)).toMatchObject({ hidden: true, featured: false, featuredPosition: null })
  expect((await shop.imported(aProductFile({ id }))).status).toBe(200)
  const { data } = await shop.admin.call(audit.list, {
    query: { objectType: 'product', objectId: String(id) },
  })
  expect(data?.map(({ action }) => action)).toEqual(['product.show', 'product.update'])
})

test('a size that a counted product no longer has goes with its empty variants; its units stay counted', async () => {
  const { id } = await aVariedProduct(
    shop.api.db,
    { 'P Branco': 2, 'M Branco': 0 },
    {
      ...{ name: 'Açucena', description: 'Renda floral.', categoryId, priceCents: 689_000 },
      sizes: ['P', 'M'],
      colors: ['Branco'],
    },
  )
  const { status } = await shop.imported(aProductFile({ id, sizes: 'P, G', stockQuantity: '' }))
  expect(status).toBe(200)
  const variants = await shop.api.db
    .selectFrom('productVariants')
    .selectAll()
    .where('productId', '=', id)
    .execute()
  expect(variants.map(({ size, stockAvailable }) => [size, stockAvailable])).toEqual([['P', 2]])
  expect(await row(id)).toMatchObject({ sizes: ['P', 'G'], stockAvailable: 2, stockMode: 'per_variant' })
})
