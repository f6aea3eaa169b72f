import { products } from '@shop/contract/products'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as stock from '../stock/stock.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
let id: number
beforeAll(async () => {
  api = await testApi()
  id = (await aProduct(api.db, { stockAvailable: 5 })).id
  const line = { productId: id, size: 'M', color: 'Branco', quantity: 2, offer: 'ready' as const }
  await api.db.transaction().execute((tx) => stock.reserve(tx, [line], {}))
})
afterAll(() => api.close())

type Caller = Pick<typeof api.visitor, 'call'>
const seenBy = async (caller: Caller) => {
  const one = await caller.call(products.read, { params: { id } })
  const page = await caller.call(products.page, { query: { limit: 10 } })
  const [listed] = page.data ?? []
  return {
    stock: [one.data?.stockQuantity, listed?.stockQuantity],
    reserved: [one.data?.reserved, listed?.reserved],
    tags: [one.headers['cache-tag'], page.headers['cache-tag']],
    isPrivate: [one.headers['cache-control'], page.headers['cache-control']].includes('private, no-store'),
  }
}

test('an administrator sees the quantity held by open orders, in a response that is never cached', async () => {
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  expect(await seenBy(admin)).toEqual({
    stock: [3, 3],
    reserved: [2, 2],
    tags: [undefined, undefined],
    isPrivate: true,
  })
})

test('every other caller sees only the available quantity, with any token', async () => {
  const person = await aUser(api.db, { role: 'admin' })
  const ended = await aSession(api.db, person, { revokedAt: new Date() })
  const publicView = {
    stock: [3, 3],
    reserved: [undefined, undefined],
    tags: [`product:${id}`, 'products'],
    isPrivate: false,
  }
  for (const caller of [
    api.visitor,
    await api.as(await aUser(api.db)),
    api.withToken(ended.token),
    api.withToken('nada disso'),
  ]) {
    expect(await seenBy(caller)).toEqual(publicView)
  }
})
