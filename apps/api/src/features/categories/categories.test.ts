import { type CategoryList, categories } from '@shop/contract/categories'
import { testApi } from '@shop/test-kit/api'
import { aCategory, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
let customer: Awaited<ReturnType<typeof api.as>>
let dresses: { id: number }
let veils: { id: number }

beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
  customer = await api.as(await aUser(api.db))
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.updateTable('products').set({ deletedAt: new Date(), categoryId: null }).execute()
  await api.db.deleteFrom('categories').execute()
  dresses = await aCategory(api.db, { name: 'Vestidos', position: 0 })
  veils = await aCategory(api.db, { name: 'Véus', position: 1 })
})

const read = async () => {
  const { data, headers } = await customer.call(categories.list, {})
  return { list: data ?? [], version: Number(headers['x-version']) }
}
const names = async () => (await read()).list.map(({ name }) => name)
const save = (body: CategoryList) => admin.call(categories.save, { body })
const vestidos = () => ({ id: dresses.id, name: 'Vestidos' })
const véus = () => ({ id: veils.id, name: 'Véus' })
const both = () => [vestidos(), véus()]

describe('reading', () => {
  test('a customer sees the categories in their order, with the number of products in each', async () => {
    await aProduct(api.db, { categoryId: veils.id })
    const { status, data } = await customer.call(categories.list, {})
    expect(status).toBe(200)
    expect(data).toEqual([
      { ...vestidos(), productCount: 0 },
      { ...véus(), productCount: 1 },
    ])
  })

  test('on the wire a category has id and nome', async () => {
    const { payload } = await api.inject({ url: '/api/settings', headers: await bearer() })
    expect(payload).toContain(`{"id":${dresses.id},"nome":"Vestidos","productCount":0}`)
  })

  test('a visitor is rejected', async () => {
    expect((await api.visitor.call(categories.list, {})).error?.code).toBe('unauthenticated')
    expect((await api.visitor.call(categories.save, { body: { categories: [] } })).status).toBe(401)
  })

  test('a customer may not save them', async () => {
    const { status, error } = await customer.call(categories.save, { body: { categories: [] } })
    expect([status, error?.message]).toEqual([403, 'Acesso negado.'])
    expect(await names()).toEqual(['Vestidos', 'Véus'])
  })
})

describe('saving the whole list', () => {
  test('adds, renames, removes and reorders, and returns the stored list', async () => {
    const third = await aCategory(api.db, { name: 'Sapatos', position: 2 })
    const { status, data } = await save({
      categories: [
        { id: 'new_1', name: 'Tiaras' },
        { id: third.id, name: 'Sapatos de noiva' },
        { id: 'new_2', name: '  Luvas ' },
        vestidos(),
      ],
    })
    expect(status).toBe(200)
    expect(data?.map(({ name }) => name)).toEqual(['Tiaras', 'Sapatos de noiva', 'Luvas', 'Vestidos'])
    expect(data?.every(({ id }) => Number.isInteger(id))).toBe(true)
    expect((await read()).list).toEqual(data)
  })

  test('accepts a bare array as well', async () => {
    const response = await api.inject({
      method: 'POST',
      url: '/api/settings',
      headers: await bearer('admin'),
      payload: [{ id: 'new_x', nome: 'Grinaldas' }],
    })
    expect(response.statusCode).toBe(200)
    expect(await names()).toEqual(['Grinaldas'])
  })

  test('the products of a renamed category get the new name', async () => {
    const product = await aProduct(api.db, { categoryId: dresses.id })
    await save({ categories: [{ id: dresses.id, name: 'Noivas' }, véus()] })
    const { collection } = await api.db
      .selectFrom('products')
      .select('collection')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow()
    expect(collection).toBe('Noivas')
  })

  test('two categories can swap their names', async () => {
    const { status } = await save({
      categories: [
        { id: dresses.id, name: 'Véus' },
        { id: veils.id, name: 'Vestidos' },
      ],
    })
    expect(status).toBe(200)
    expect(await names()).toEqual(['Véus', 'Vestidos'])
  })

  test('the audit log records who saved, and how much of the list changed', async () => {
    await save({
      categories: [
        { id: dresses.id, name: 'Noivas' },
        { id: 'new_1', name: 'Luvas' },
      ],
    })
    const entry = await api.db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirst()
    expect(entry).toMatchObject({
      action: 'categories.save',
      details: { changed: ['categories'], added: 1, renamed: 1, removed: 1 },
    })
  })
})

describe('a rejected list changes nothing', () => {
  test('removing a category that is in use returns the number of its products', async () => {
    await aProduct(api.db, { categoryId: veils.id })
    const one = await save({ categories: [vestidos(), { id: 'new_1', name: 'Luvas' }] })
    expect([one.status, one.error?.code, one.error?.message]).toEqual([
      409,
      'category_in_use',
      'A categoria Véus tem 1 produto e não pode ser removida.',
    ])
    await aProduct(api.db, { categoryId: veils.id })
    const two = await save({ categories: [vestidos()] })
    expect(two.error?.message).toBe('A categoria Véus tem 2 produtos e não pode ser removida.')
    expect(two.error?.error).toBe(two.error?.message)
    expect(two.error?.details).toEqual({ categories: [{ name: 'Véus', count: 2 }] })
    expect(await names()).toEqual(['Vestidos', 'Véus'])
  })

  test.each([
    [
      'two categories with the same name, ignoring case',
      () => [...both(), { id: 'new_1', name: 'VÉUS' }],
      'category_duplicate',
    ],
    ['the same category twice', () => [...both(), { id: dresses.id, name: 'Outra' }], 'invalid_input'],
    [
      'a category that another administrator has removed',
      () => [...both(), { id: 999_999, name: 'Antiga' }],
      'stale_version',
    ],
    ['a blank name', () => [...both(), { id: 'new_1', name: '   ' }], 'invalid_input'],
  ])('%s', async (_what, list, code) => {
    const response = await api.inject({
      method: 'POST',
      url: '/api/settings',
      headers: await bearer('admin'),
      payload: { categories: list().map(({ id, name }) => ({ id, nome: name })) },
    })
    expect(response.json()).toMatchObject({ code })
    expect(await names()).toEqual(['Vestidos', 'Véus'])
  })

  test('a list that was read before another administrator saved', async () => {
    const { version } = await read()
    const first = await save({ categories: [...both(), { id: 'new_1', name: 'Luvas' }], version })
    expect(first.status).toBe(200)
    const second = await save({ categories: [...both(), { id: 'new_1', name: 'Tiaras' }], version })
    expect([second.status, second.error?.code]).toEqual([409, 'stale_version'])
    expect(await names()).toEqual(['Vestidos', 'Véus', 'Luvas'])
    const again = await save({
      categories: [...(first.data ?? []), { id: 'new_1', name: 'Tiaras' }],
      version: Number(first.headers['x-version']),
    })
    expect(again.status).toBe(200)
  })
})

async function bearer(role: 'admin' | 'customer' = 'customer') {
  const { token } = await aSession(api.db, await aUser(api.db, { role }))
  return { authorization: `Bearer ${token}` }
}
