/** The list of categories is saved as a whole; these tests save it, and add products to it, concurrently. */
import { categories } from '@shop/contract/categories'
import { aCategory, aProduct } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ProductAdmin, testProductAdmin } from '../../testing/product-admin.ts'
import * as stock from '../stock/stock.service.ts'

const ROUNDS = 12

let shop: ProductAdmin
beforeAll(async () => {
  shop = await testProductAdmin()
})
afterAll(() => shop.api.close())

const read = async () => {
  const { data = [], headers } = await shop.admin.call(categories.list, {})
  return { list: data, version: Number(headers['x-version']) }
}
const rounds = Array.from({ length: ROUNDS }, (_, round) => round)

test('of administrators who concurrently save the same version, one succeeds and the others get an error', async () => {
  for (const round of rounds) {
    const { list, version } = await read()
    const responses = await Promise.all(
      ['a', 'b', 'c'].map((who) =>
        shop.admin.call(categories.save, {
          body: { categories: [...list, { id: 'new_1', name: `Linha ${round}${who}` }], version },
        }),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ error }) => error?.code === 'stale_version')).toHaveLength(2)
    expect((await read()).list).toHaveLength(list.length + 1)
  }
})

test('a product created while its category is removed is either stored with it or rejected', async () => {
  for (const round of rounds) {
    const { name } = await aCategory(shop.api.db, { name: `De passagem ${round}` })
    const rest = (await read()).list.filter((category) => category.name !== name)
    const [saved, created] = await Promise.all([
      shop.admin.call(categories.save, { body: { categories: rest } }),
      shop.create({ collection: name }),
    ])
    const outcome = [saved.error?.code ?? saved.status, created.error?.code ?? created.status]
    expect([
      [200, 'invalid_input'],
      ['category_in_use', 201],
    ]).toContainEqual(outcome)
  }
  const lost = await shop.api.db
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.categoryId')
    .select('products.id')
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([eb('categories.id', 'is', null), eb('collection', '<>', eb.ref('categories.name'))]),
    )
    .execute()
  expect(lost).toEqual([])
})

test('a rename, product forms and large orders do not deadlock', async () => {
  const { db } = shop.api
  const category = await aCategory(db, { name: 'Movimentada' })
  const products = [1, 2, 3, 4].map(() => aProduct(db, { categoryId: category.id, stockAvailable: 1000 }))
  const ids = (await Promise.all(products)).map(({ id }) => id)
  const buy = () =>
    db.transaction().execute((tx) =>
      stock.take(
        tx,
        ids.map((productId) => ({
          productId,
          size: 'M',
          color: 'Branco',
          quantity: 1,
          offer: 'ready' as const,
        })),
        {},
      ),
    )
  for (const round of rounds) {
    const { list } = await read()
    const now = list.find(({ id }) => id === category.id)?.name ?? ''
    const renamed = list.map((one) => (one.id === category.id ? { ...one, name: `Agitada ${round}` } : one))
    const [saved, ...others] = await Promise.all([
      shop.admin.call(categories.save, { body: { categories: renamed } }),
      ...ids.map((id) => shop.update(id, { collection: now, stockQuantity: '5', stockRead: '5' })),
      ...ids.map(buy),
    ])
    expect(saved.status).toBe(200)
    // A form may be too late for the old name, but then it gets an error.
    expect(others.every((response) => response === undefined || [200, 400].includes(response.status))).toBe(
      true,
    )
  }
})
