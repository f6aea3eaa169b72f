import { products } from '@shop/contract/products'
import { aCategory, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ProductAdmin, testProductAdmin } from '../../testing/product-admin.ts'

let shop: ProductAdmin

beforeAll(async () => {
  shop = await testProductAdmin()
  await aCategory(shop.api.db, { name: 'Noivas' })
})
afterAll(() => shop.api.close())

const sent = {
  fabric: 'Tule de seda',
  care: ['Lavagem a seco'],
  swatches: [{ fabric: 'tule-de-seda', note: 'na saia' }],
  fitNote: 'Justo até a cintura.',
  bodyEase: 2,
  modelHeight: 174,
  modelHeel: 7.5,
  modelSize: 'M',
}
const stored = {
  fabric: 'Tule de seda',
  care: ['Lavagem a seco'],
  swatches: [{ fabric: 'tule-de-seda', note: 'na saia' }],
  fitNote: 'Justo até a cintura.',
  bodyEase: 2,
  modelHeightMm: 1740,
  modelHeelMm: 75,
  modelSize: 'M',
}
const facts = JSON.stringify(sent)

test('a new product has the facts of its form, and its public page reads them', async () => {
  const { id, facts: created } = await shop.created({ facts })
  expect(created).toEqual(stored)
  expect((await shop.api.visitor.call(products.read, { params: { id } })).data?.facts).toEqual(stored)
})

test('a product without facts has no such field', async () => {
  expect(await shop.created()).not.toHaveProperty('facts')
  expect(await shop.created({ facts: '{}' })).not.toHaveProperty('facts')
})

test('a form replaces all facts, one without the field leaves them, and the version follows', async () => {
  const { id, version } = await shop.created({ facts })
  expect((await shop.update(id)).data).toMatchObject({ facts: stored, version })
  const { data } = await shop.update(id, { facts: JSON.stringify({ lining: 'Cetim' }) })
  expect(data?.facts).toEqual({ lining: 'Cetim' })
  expect(data?.version).toBeGreaterThan(version)
  expect((await shop.update(id, { facts: '{}' })).data).not.toHaveProperty('facts')
})

test('the audit log names the facts among what changed', async () => {
  const { id } = await shop.created({ facts })
  await shop.update(id, { facts: JSON.stringify({ lining: 'Algodão' }) })
  const entry = await shop.api.db
    .selectFrom('auditLog')
    .select('details')
    .where('action', '=', 'product.update')
    .where('objectId', '=', String(id))
    .executeTakeFirst()
  expect(entry?.details).toEqual({ changed: ['facts'] })
})

test('a copy has the facts of its original', async () => {
  const { id } = await shop.created({ facts })
  expect((await shop.admin.call(products.duplicate, { params: { id } })).data?.facts).toEqual(stored)
})

test('lists and carts have no facts; the list of administrators, whose form opens from it, has', async () => {
  const { id } = await shop.created({ facts })
  const query = { limit: 100, sort: 'newest' } as const
  const listed = async (caller: Pick<ProductAdmin['admin'], 'call'>) =>
    (await caller.call(products.page, { query })).data?.find((product) => product.id === id)
  expect(await listed(shop.api.visitor)).not.toHaveProperty('facts')
  expect(await listed(await shop.api.as(await aUser(shop.api.db)))).not.toHaveProperty('facts')
  expect((await listed(shop.admin))?.facts).toEqual(stored)
  const chosen = await shop.api.visitor.call(products.chosen, { query: { ids: [id] } })
  expect(chosen.data?.[0]).not.toHaveProperty('facts')
})

test.each([
  ['no JSON', '{'],
  ['no object', '[]'],
  ['a fabric without a picture', JSON.stringify({ swatches: [{ fabric: 'couro' }] })],
  ['too many swatches', JSON.stringify({ swatches: Array(4).fill({ fabric: 'cetim' }) })],
  ['too many lines of care', JSON.stringify({ care: Array(7).fill('Lavar') })],
  ['a long line', JSON.stringify({ fabric: 'a'.repeat(201) })],
  ['a long note', JSON.stringify({ fitNote: 'a'.repeat(601) })],
  ['a place off the scale', JSON.stringify({ bodyEase: 6 })],
  ['an impossible height', JSON.stringify({ modelHeight: 17 })],
  ['an impossible heel', JSON.stringify({ modelHeel: -1 })],
  ['text that cannot be stored', JSON.stringify({ lining: 'a\0b' })],
])('a form with %s is rejected and changes nothing', async (_title, wrong) => {
  const { id } = await shop.created({ facts })
  const before = await shop.traces()
  const { status, error } = await shop.update(id, { name: 'Outro', facts: wrong })
  expect([status, error?.code]).toEqual([400, 'invalid_input'])
  expect(await shop.traces()).toEqual(before)
  const { data } = await shop.api.visitor.call(products.read, { params: { id } })
  expect(data?.facts).toEqual(stored)
})

test('fields that are no facts are not stored', async () => {
  const { facts: created } = await shop.created({ facts: JSON.stringify({ fabric: 'Crepe', price: 1 }) })
  expect(created).toEqual({ fabric: 'Crepe' })
})
