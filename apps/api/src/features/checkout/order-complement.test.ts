import { orders } from '@shop/contract/orders'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderingApi } from '../../testing/ordering-api.ts'

let api: Awaited<ReturnType<typeof orderingApi>>
beforeAll(async () => {
  api = await orderingApi()
})
afterAll(() => api.close())

test.for([
  ['stores the complement of an order to its own postal code', { complement: null }, '01310-100', 'Apto 52'],
  ['stores nothing from an order to another postal code', { complement: null }, '11010-000', null],
  ['retains the complement that its owner entered', { complement: 'Casa 2' }, '01310-100', 'Casa 2'],
] as const)('an account %s', async ([, values, zipCode, expected]) => {
  const [user, product] = [await aUser(api.db, values), await aProduct(api.db)]
  const draft = aDraft([product])
  const body = { ...draft, shipping: { ...draft.shipping, zipCode, complement: 'Apto 52' } }
  expect((await (await api.as(user)).call(orders.checkout, { body })).status).toBe(200)
  const row = api.db.selectFrom('users').select('complement').where('id', '=', user.id)
  expect(await row.executeTakeFirstOrThrow()).toEqual({ complement: expected })
})
