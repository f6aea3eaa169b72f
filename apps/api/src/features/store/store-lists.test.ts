import { type StoreUpdate, store } from '@shop/contract/store'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unnamedStore } from './unnamed-store.ts'

let api: Awaited<ReturnType<typeof testApi>>
let adminId: number
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  const user = await aUser(api.db, { role: 'admin' })
  adminId = user.id
  admin = await api.as(user)
})
afterAll(() => api.close())

const terracotta = { name: 'Terracota', swatch: '#b5573c' }
const white = { name: 'Branco', swatch: '#fbfafb' }
const save = (body: StoreUpdate) => admin.call(store.update, { body })
const read = async () => (await api.visitor.call(store.read, {})).data

test('a shop that saved no lists has the fabrics and sizes of the atelier', async () => {
  const data = await read()
  expect(data?.sizes).toEqual(['PP', 'P', 'M', 'G', 'GG'])
  expect(data?.colors).toHaveLength(6)
  expect(data?.colors?.[0]).toEqual(white)
})

test('saved lists are public, in the order of the owner, and nothing else changes', async () => {
  const before = await read()
  const { status, data } = await save({ colors: [terracotta, white], sizes: ['G', 'Único'] })
  expect(status).toBe(200)
  expect(data).toEqual({
    ...before,
    colors: [terracotta, white],
    sizes: ['G', 'Único'],
    version: data?.version,
  })
  expect(data?.version).not.toBe(before?.version)
  expect(data?.profile).toEqual(unnamedStore)
  expect(await read()).toEqual(data)
  const entry = await api.db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirst()
  expect(entry).toMatchObject({ action: 'store.update', details: { changed: ['colors', 'sizes'] } })
})

test('a form without lists leaves them unchanged, and an empty list stays empty', async () => {
  await save({ colors: [terracotta], sizes: [] })
  const profile = { ...unnamedStore, cnpj: '12.ABC.345/01DE-35' }
  const { data } = await save({ profile, deliveryStates: ['SP'] })
  expect([data?.colors, data?.sizes]).toEqual([[terracotta], []])
})

test('a product keeps a size and a colour that leave the lists', async () => {
  const { id } = await aProduct(api.db, { sizes: ['G'], colors: ['Terracota'] })
  await save({ colors: [], sizes: [] })
  const product = await api.db
    .selectFrom('products')
    .select(['sizes', 'colors'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(product).toEqual({ sizes: ['G'], colors: ['Terracota'] })
})

test('names are trimmed, and a colour code is completed', async () => {
  const { data } = await save({ colors: [{ name: ' Terracota ', swatch: 'B5573C' }], sizes: [' M '] })
  expect([data?.colors, data?.sizes]).toEqual([[terracotta], ['M']])
})

test.each([
  [
    'a colour twice, in another case',
    { colors: [terracotta, { ...white, name: 'TERRACOTA' }] },
    'colors.1.name',
  ],
  ['a colour without a name', { colors: [{ ...white, name: ' ' }] }, 'colors.0.name'],
  ['a name that is too long', { colors: [{ ...white, name: 'a'.repeat(41) }] }, 'colors.0.name'],
  ['a name with a comma', { colors: [{ ...white, name: 'Branco, fosco' }] }, 'colors.0.name'],
  ['half a surrogate pair', { colors: [{ ...white, name: 'Rosa \ud800' }] }, 'colors.0.name'],
  ['CSS instead of a colour', { colors: [{ ...white, swatch: 'url(//x.test)' }] }, 'colors.0.swatch'],
  ['a short colour code', { colors: [{ ...white, swatch: '#fff' }] }, 'colors.0.swatch'],
  [
    '61 colours',
    { colors: Array.from({ length: 61 }, (_, n) => ({ ...white, name: `Cor ${n}` })) },
    'colors',
  ],
  ['a size twice', { sizes: ['M', 'G', 'm'] }, 'sizes.2'],
  ['41 sizes', { sizes: Array.from({ length: 41 }, (_, n) => `${n}`) }, 'sizes'],
])('%s is reported with its field, and nothing changes', async (_what, body, field) => {
  const before = await read()
  const { token } = await aSession(api.db, { id: adminId })
  const headers = { authorization: `Bearer ${token}` }
  // Not with `save`: our own client would not send it.
  const response = await api.inject({ method: 'PUT', url: '/api/store', headers, payload: body })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toHaveProperty(['fields', field])
  expect(await read()).toEqual(before)
})

test('lists based on an older version are rejected', async () => {
  const version = (await read())?.version
  if (version === undefined) throw new Error('no version')
  expect((await save({ sizes: ['34', '36'], version })).status).toBe(200)
  const late = await save({ colors: [white], version })
  expect([late.status, late.error?.code]).toEqual([409, 'stale_version'])
  expect((await read())?.sizes).toEqual(['34', '36'])
})

test('only administrators save lists', async () => {
  const customer = await api.as(await aUser(api.db))
  const body = { colors: [terracotta], sizes: ['M'] }
  expect((await customer.call(store.update, { body })).status).toBe(403)
  expect((await api.visitor.call(store.update, { body })).status).toBe(401)
})
