/** Concurrent forms, and forms beside running orders: no saved change and no purchase is lost. */

import { aCategory } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('of administrators who save the same version concurrently, one succeeds and the others get stale_version', async () => {
  const { id, version } = await shop.created()
  const responses = await Promise.all(
    ['Um', 'Dois', 'Três', 'Quatro'].map((name) => shop.update(id, { name, version: String(version) })),
  )
  const saved = responses.filter(({ status }) => status === 200)
  expect(saved).toHaveLength(1)
  expect(responses.filter(({ error }) => error?.code === 'stale_version')).toHaveLength(3)
  expect((await row(id)).name).toBe(saved[0]?.data?.name)
})

test('a hundred orders and ten recounts at once lose neither a sale nor a unit', async () => {
  const { id, version } = await shop.created({ stockQuantity: '500' })
  const line = { productId: id, size: 'M', color: 'Branco', quantity: 1, offer: 'ready' as const }
  const responses = await Promise.all([
    ...Array.from({ length: 100 }, () =>
      shop.api.db.transaction().execute((tx) => stock.reserve(tx, [line], {})),
    ),
    // Each counted three more than the form showed.
    ...Array.from({ length: 10 }, () =>
      shop.update(id, { stockRead: '500', stockQuantity: '503', version: String(version) }),
    ),
  ])
  const recounts = responses.flatMap((response) => response ?? []).filter(({ status }) => status === 200)
  // On a busy machine a save may get a 503; only successful responses count.
  expect(recounts.length).toBeGreaterThan(0)
  expect(await row(id)).toMatchObject({ stockAvailable: 500 - 100 + 3 * recounts.length, stockReserved: 100 })
})
