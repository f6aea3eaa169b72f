/** Two at one form, and a form beside running orders: nothing that somebody saved or bought is lost. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCategory } from '../../testing/factories.ts'
import { type ProductAdmin, testProductAdmin } from '../../testing/product-admin.ts'
import * as stock from '../stock/stock.service.ts'

let shop: ProductAdmin
beforeAll(async () => {
  shop = await testProductAdmin()
  await aCategory(shop.api.db, { name: 'Noivas' })
})
afterAll(() => shop.api.close())

const row = (id: number) =>
  shop.api.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('of administrators who save at once what they read at once, one saves and the others are told', async () => {
  const { id, version } = await shop.created()
  const answers = await Promise.all(
    ['Um', 'Dois', 'Três', 'Quatro'].map((name) => shop.update(id, { name, version: String(version) })),
  )
  const saved = answers.filter(({ status }) => status === 200)
  expect(saved).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.code === 'stale_version')).toHaveLength(3)
  expect((await row(id)).name).toBe(saved[0]?.data?.name)
})

test('a hundred orders and ten recounts at once lose neither a sale nor a piece', async () => {
  const { id, version } = await shop.created({ stockQuantity: '500' })
  const line = { productId: id, size: 'M', color: 'Branco', quantity: 1 }
  const answers = await Promise.all([
    ...Array.from({ length: 100 }, () =>
      shop.api.db.transaction().execute((tx) => stock.reserve(tx, [line], {})),
    ),
    // Each has counted three more than the form showed.
    ...Array.from({ length: 10 }, () =>
      shop.update(id, { stockRead: '500', stockQuantity: '503', version: String(version) }),
    ),
  ])
  const recounts = answers.flatMap((answer) => answer ?? []).filter(({ status }) => status === 200)
  // On a busy machine a form may be asked to come back; what was answered counts, and nothing else.
  expect(recounts.length).toBeGreaterThan(0)
  expect(await row(id)).toMatchObject({ stockAvailable: 500 - 100 + 3 * recounts.length, stockReserved: 100 })
})
