import { orderMeasures } from '@shop/contract/order-measures'
import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aUser, withOffers } from '@shop/test-kit/factories'
import { aMeasurementSheet, aMeasurementVersion } from '@shop/test-kit/measurements'
import { aDraft } from '@shop/test-kit/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let product: Awaited<ReturnType<typeof aProduct>>
beforeAll(async () => {
  api = await testApi()
  product = await aProduct(api.db)
  await withOffers(api.db, product.id, { ready: 0, made_to_measure: 0 })
})
afterAll(() => api.close())

async function aBuyer() {
  const user = await aUser(api.db)
  const measurementSheet = await aMeasurementSheet(api.db, { userId: user.id })
  const { id: versionId } = await aMeasurementVersion(api.db, measurementSheet)
  const customer = await api.as(user)
  const checkoutId = crypto.randomUUID()
  const place = (measurementVersionId?: number, line: object = measured) =>
    customer.call(orders.place, {
      body: aDraft([{ ...product, ...line, measurementVersionId }], { checkoutId }),
    })
  return { customer, versionId, place }
}
const measured = { size: 'Sob medida', offer: 'made_to_measure' } as const

test('an order placed with a version has it, and one sent again with another one has that', async () => {
  const { customer, versionId, place } = await aBuyer()
  const first = await place(versionId)
  expect(first.data?.items[0]?.measures).toMatchObject({ sent: { versionId, number: 1 }, lockedAt: null })
  const again = await place()
  expect(again.data?.id).toBe(first.data?.id)
  expect(again.data?.items[0]?.measures?.sent).toBe(null)
  const [item] = again.data?.items ?? []
  const params = { id: again.data?.id ?? 0, itemId: item?.id ?? 0 }
  expect((await customer.call(orderMeasures.read, { params })).data).toEqual({ locked: null, sheet: null })
})

test('somebody else’s version is not found, and nothing is placed', async () => {
  const { place, customer } = await aBuyer()
  const { versionId: foreign } = await aBuyer()
  const { status, error } = await place(foreign)
  expect([status, error?.code]).toEqual([404, 'measurement_sheet_not_found'])
  expect((await customer.call(orders.mine, { query: {} })).data).toEqual([])
})

test('a line that is not made to measure keeps no version', async () => {
  const { versionId, place } = await aBuyer()
  const { data } = await place(versionId, {})
  expect(data?.items[0]).not.toHaveProperty('measures')
  const itemId = data?.items[0]?.id ?? 0
  const rows = await api.db
    .selectFrom('orderItemMeasures')
    .select('orderItemId')
    .where('orderItemId', '=', itemId)
    .execute()
  expect(rows).toEqual([])
})
