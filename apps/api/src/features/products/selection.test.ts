import { nextCursorHeader, selectionLimit, totalCountHeader, versionHeader } from '@shop/contract/constants'
import { type ProductPageQuery, products } from '@shop/contract/products'
import { selection } from '@shop/contract/selection'
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
  await api.db
    .updateTable('products')
    .set({ deletedAt: new Date(), categoryId: null, featured: false })
    .execute()
  ids = []
  for (const name of ['Acácia', 'Begônia', 'Camélia', 'Dália', 'Érica']) {
    ids.push((await aProduct(api.db, { name, description: name < 'C' ? 'Tule.' : 'Renda.' })).id)
  }
})

const idOf = (index: number) => ids[index] ?? 0
const save = (list: number[], version?: number) =>
  asAdmin.call(selection.save, { body: { ids: list, ...(version !== undefined && { version }) } })
const names = (list: readonly { name: string }[] | undefined) => list?.map(({ name }) => name)
const listed = async (query: Partial<ProductPageQuery> = {}) =>
  names((await api.visitor.call(products.page, { query: { sort: 'selection', limit: 50, ...query } })).data)

test('the selected products come first in the atelier’s order, the others by name', async () => {
  const { status, data } = await save([idOf(4), idOf(1)])
  expect([status, names(data)]).toEqual([200, ['Érica', 'Begônia']])
  expect(await listed()).toEqual(['Érica', 'Begônia', 'Acácia', 'Camélia', 'Dália'])
  await save([idOf(1)])
  expect(await listed()).toEqual(['Begônia', 'Acácia', 'Camélia', 'Dália', 'Érica'])
})

test('filters and searches apply to the selection too', async () => {
  await save([idOf(4), idOf(1)])
  expect(await listed({ search: 'renda' })).toEqual(['Érica', 'Camélia', 'Dália'])
})

test('the home page can ask for the first that are not featured', async () => {
  await save([idOf(4), idOf(3), idOf(1)])
  await api.db.updateTable('products').set({ featured: true }).where('id', '=', idOf(3)).execute()
  expect(await listed({ featured: false, limit: 3 })).toEqual(['Érica', 'Begônia', 'Acácia'])
})

test('pages continue by cursor and by offset, each product once', async () => {
  await save([idOf(4), idOf(1), idOf(3)])
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const query = { sort: 'selection', limit: 2, ...(cursor !== undefined && { cursor }) } as const
    const { data, headers } = await api.visitor.call(products.page, { query })
    expect(headers[totalCountHeader]).toBe('5')
    seen.push(...(names(data) ?? []))
    const next = headers[nextCursorHeader]
    cursor = typeof next === 'string' ? next : undefined
  } while (cursor !== undefined)
  expect(seen).toEqual(['Érica', 'Begônia', 'Dália', 'Acácia', 'Camélia'])
  expect(await listed({ offset: 3 })).toEqual(['Acácia', 'Camélia'])
  const whole = await api.inject({ url: '/api/products?sort=selection' })
  expect(names(whole.json())).toEqual(seen)
})

test('a hidden product keeps its place, which only administrators see', async () => {
  await save([idOf(4), idOf(1)])
  await asAdmin.call(products.setHidden, { params: { id: idOf(4) }, body: { hidden: true } })
  expect((await listed())?.[0]).toBe('Begônia')
  expect(names((await asAdmin.call(selection.read, {})).data)).toEqual(['Érica', 'Begônia'])
  await asAdmin.call(products.setHidden, { params: { id: idOf(4) }, body: { hidden: false } })
  expect((await listed())?.[0]).toBe('Érica')
})

test('a removed product leaves the selection and cannot be selected', async () => {
  await save([idOf(4), idOf(1)])
  await asAdmin.call(products.remove, { params: { id: idOf(4) } })
  expect(names((await asAdmin.call(selection.read, {})).data)).toEqual(['Begônia'])
  expect((await save([idOf(1), idOf(4)])).error?.code).toBe('selection_gone')
})

test('an outdated list, a repeated product and more than 24 are rejected', async () => {
  const version = Number((await save([idOf(0)])).headers[versionHeader])
  await save([idOf(1)])
  expect((await save([idOf(2)], version)).error?.code).toBe('stale_version')
  expect((await save([idOf(2), idOf(2)])).error?.code).toBe('invalid_input')
  const many = Array.from({ length: selectionLimit + 1 }, (_, n) => n + 1)
  await expect(save(many)).rejects.toThrow('A seleção tem no máximo 24 peças.')
  expect((await listed())?.[0]).toBe('Begônia')
})

test('of two saved at once with the same version one is rejected', async () => {
  const version = Number((await save([])).headers[versionHeader])
  const both = await Promise.all([save([idOf(0), idOf(1)], version), save([idOf(1), idOf(0)], version)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('belongs to administrators', async () => {
  const customer = await api.as(await aUser(api.db))
  expect((await customer.call(selection.read, {})).status).toBe(403)
  expect((await customer.call(selection.save, { body: { ids: [] } })).status).toBe(403)
})
