import { accountCart, type StoredLine } from '@shop/contract/account-cart'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const line = (values: Partial<StoredLine> = {}): StoredLine => ({
  productId: 7,
  name: 'Açucena',
  unitPriceCents: 689_000,
  size: 'M',
  color: 'Off-White',
  quantity: 1,
  ...values,
})

const aCustomer = async () => api.as(await aUser(api.db))
type Customer = Awaited<ReturnType<typeof aCustomer>>
const stored = async (customer: Customer) => (await customer.call(accountCart.read, {})).data

test('the cart of an account is empty at first, then returns what its owner stored, in every session of the owner', async () => {
  const user = await aUser(api.db)
  const [phone, computer] = [await api.as(user), await api.as(user)]
  expect(await stored(phone)).toEqual({ items: [], version: 0 })
  const items = [line(), line({ size: 'G', quantity: 2 })]
  const saved = await phone.call(accountCart.replace, { body: { items } })
  expect([saved.status, saved.data]).toEqual([200, { version: 1 }])
  expect(await stored(computer)).toEqual({ items, version: 1 })
  await computer.call(accountCart.replace, { body: { items: [] } })
  expect(await stored(phone)).toEqual({ items: [], version: 2 })
})

test('an account neither sees nor changes the cart of another account', async () => {
  const [mine, other] = [await aCustomer(), await aCustomer()]
  await mine.call(accountCart.replace, { body: { items: [line()] } })
  await other.call(accountCart.replace, { body: { items: [line({ name: 'Begônia' })] } })
  expect((await stored(mine))?.items).toEqual([line()])
  const { error } = await api.visitor.call(accountCart.replace, { body: { items: [line()] } })
  expect(error?.code).toBe('unauthenticated')
})

test('a change based on an older version returns 409 and changes nothing', async () => {
  const customer = await aCustomer()
  const save = (items: StoredLine[], version?: number) =>
    customer.call(accountCart.replace, { body: { items, ...(version !== undefined && { version }) } })
  await save([line()], 0)
  const stale = await save([], 0)
  expect([stale.status, stale.error?.code]).toEqual([409, 'stale_version'])
  expect(await stored(customer)).toEqual({ items: [line()], version: 1 })
  const both = await Promise.all([save([line({ quantity: 2 })], 1), save([line({ quantity: 3 })], 1)])
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
})

test('a version that no cart can have is rejected as invalid input', async () => {
  const { token } = await aSession(api.db, await aUser(api.db))
  const { statusCode } = await api.inject({
    method: 'PUT',
    url: '/api/cart',
    headers: { authorization: `Bearer ${token}` },
    payload: { items: [], version: 8_057_022_419_811_656 },
  })
  expect(statusCode).toBe(400)
})

test('two lines of the same variant are stored as one', async () => {
  const customer = await aCustomer()
  await customer.call(accountCart.replace, { body: { items: [line(), line({ quantity: 3 })] } })
  expect((await stored(customer))?.items).toEqual([line({ quantity: 3 })])
})

test.for([
  ['more lines than an order allows', Array.from({ length: 51 }, (_, n) => line({ productId: n + 1 }))],
  ['a higher quantity than a line allows', [line({ quantity: 11 })]],
  ['a line with quantity 0', [line({ quantity: 0 })]],
  ['a name that is too long', [line({ name: 'a'.repeat(161) })]],
  ['a size that is too long', [line({ size: 'a'.repeat(41) })]],
] as const)('%s returns 400 and changes nothing', async ([, items]) => {
  const { token } = await aSession(api.db, await aUser(api.db))
  const customer = api.withToken(token)
  await customer.call(accountCart.replace, { body: { items: [line()] } })
  const wire = items.map(({ productId: id, unitPriceCents, ...rest }) => ({
    id,
    price: unitPriceCents / 100,
    ...rest,
  }))
  const { statusCode } = await api.inject({
    method: 'PUT',
    url: accountCart.replace.path,
    headers: { authorization: `Bearer ${token}` },
    payload: { items: wire },
  })
  expect(statusCode).toBe(400)
  expect((await stored(customer))?.items).toEqual([line()])
})

test('a product that is no longer sold stays in the cart, so that its owner can be notified', async () => {
  const [customer, product] = [await aCustomer(), await aProduct(api.db)]
  const items = [line({ productId: product.id })]
  await customer.call(accountCart.replace, { body: { items } })
  await api.db
    .updateTable('products')
    .set({ deletedAt: new Date(), categoryId: null })
    .where('id', '=', product.id)
    .execute()
  expect((await stored(customer))?.items).toEqual(items)
})
