import { products } from '@shop/contract/products'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let asAdmin: Awaited<ReturnType<typeof api.as>>
let ids: number[]
beforeAll(async () => {
  api = await testApi()
  asAdmin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.updateTable('products').set({ featured: false, featuredPosition: null }).execute()
  const names = ['Zínia', 'Acácia', 'Lótus', 'Begônia']
  ids = (await Promise.all(names.map((name) => aProduct(api.db, { name })))).map(({ id }) => id)
})

async function star(id: number, featured = true) {
  const product = (await asAdmin.call(products.read, { params: { id } })).data
  if (product === undefined) throw new Error('no product')
  const form = new FormData()
  const { name, description, collection, stockQuantity, version } = product
  const fields = {
    name,
    description,
    collection,
    price: '10',
    stockQuantity,
    version,
    featured,
    _method: 'PUT',
  }
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value))
  return asAdmin.submit(products.update, `/api/products/${id}`, form)
}
const home = async () =>
  (await api.visitor.call(products.page, { query: { featured: true, limit: 3 } })).data?.map(
    ({ name }) => name,
  )
const arrange = (order: number[]) => asAdmin.call(products.arrangeFeatured, { body: { ids: order } })

test('the home page shows the featured products in the order in which they were featured', async () => {
  for (const id of ids.slice(0, 3)) expect((await star(id)).status).toBe(200)
  expect(await home()).toEqual(['Zínia', 'Acácia', 'Lótus'])
})

test('a fourth is rejected with the names of the three, and saving one of the three again is not', async () => {
  for (const id of ids.slice(0, 3)) await star(id)
  const [first = 0, , , fourth = 0] = ids
  const { status, error } = await star(fourth)
  expect([status, error?.code]).toEqual([409, 'featured_full'])
  expect(error?.message).toBe(
    'Já há três destaques na página inicial: Zínia, Acácia e Lótus. Tire um deles para destacar este.',
  )
  expect((await star(first)).status).toBe(200)
  await star(first, false)
  expect((await star(fourth)).status).toBe(200)
  expect(await home()).toEqual(['Acácia', 'Lótus', 'Begônia'])
})

test('of two featured at once when one place is left, one is rejected', async () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = ids
  await star(first)
  await star(second)
  const responses = await Promise.all([star(third), star(fourth)])
  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await home()).toHaveLength(3)
})

test('the atelier reorders the three; an outdated list is rejected', async () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = ids
  for (const id of [first, second, third]) await star(id)
  expect((await arrange([third, first, second])).data?.map(({ name }) => name)).toEqual([
    'Lótus',
    'Zínia',
    'Acácia',
  ])
  expect(await home()).toEqual(['Lótus', 'Zínia', 'Acácia'])
  for (const order of [[third, first], [third, first, fourth], [third, third, first], []]) {
    expect((await arrange(order)).error?.code).toBe('featured_changed')
  }
  expect(await home()).toEqual(['Lótus', 'Zínia', 'Acácia'])
})

test('hiding a product removes it from the featured ones, and a hidden one cannot be featured', async () => {
  const [first = 0] = ids
  await star(first)
  await asAdmin.call(products.setHidden, { params: { id: first }, body: { hidden: true } })
  expect(await home()).toEqual([])
  expect((await star(first)).error).toMatchObject({
    code: 'featured_hidden',
    message: 'Este produto está oculto. Mostre-o na loja antes de destacá-lo.',
  })
})
