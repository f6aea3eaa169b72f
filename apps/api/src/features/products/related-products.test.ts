import { products } from '@shop/contract/products'
import { relatedProducts } from '@shop/contract/related-products'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let asAdmin: Awaited<ReturnType<typeof api.as>>
let categoryIds: Map<string, number>
let ids: Map<string, number>

beforeAll(async () => {
  api = await testApi()
  asAdmin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.updateTable('products').set({ deletedAt: new Date(), categoryId: null }).execute()
  await api.db.deleteFrom('categories').execute()
  const rows = await api.db
    .insertInto('categories')
    .values(['Evasê', 'Reto', 'Acessórios'].map((name, position) => ({ name, position })))
    .returning(['id', 'name'])
    .execute()
  categoryIds = new Map(rows.map(({ id, name }) => [name, id]))
  ids = new Map()
})

interface Added {
  colors?: string[]
  stockAvailable?: number
}

async function add(name: string, collection: string, price: number, values: Added = {}) {
  const { id } = await aProduct(api.db, {
    name,
    categoryId: categoryIds.get(collection) ?? null,
    priceCents: price * 100,
    colors: ['Branco'],
    ...values,
  })
  ids.set(name, id)
  return id
}

const idOf = (name: string) => ids.get(name) ?? 0
const save = (name: string, chosen: string[], version?: number) =>
  asAdmin.call(relatedProducts.saveComplements, {
    params: { id: idOf(name) },
    body: { ids: chosen.map(idOf), ...(version !== undefined && { version }) },
  })
async function related(name: string) {
  const { data } = await api.visitor.call(relatedProducts.read, { params: { id: idOf(name) } })
  return {
    chosen: data?.chosen,
    complements: data?.complements.map((one) => one.name),
    similar: data?.similar.map((one) => one.name),
  }
}

async function addShop() {
  await add('Açucena', 'Evasê', 6_890)
  await add('Magnólia', 'Evasê', 5_120)
  await add('Lírio', 'Reto', 4_290)
  await add('Véu', 'Acessórios', 1_290)
  await add('Tiara', 'Acessórios', 680, { colors: ['Dourado'] })
  await add('Sapato', 'Acessórios', 790)
}

test('the atelier’s choice is shown in its order, with what a card and a cart need', async () => {
  await addShop()
  const { status, data } = await save('Açucena', ['Tiara', 'Lírio'])
  expect([status, data?.products.map(({ name }) => name)]).toEqual([200, ['Tiara', 'Lírio']])
  expect(await related('Açucena')).toMatchObject({ chosen: true, complements: ['Tiara', 'Lírio'] })
  const read = await api.visitor.call(relatedProducts.read, { params: { id: idOf('Açucena') } })
  expect(read.data?.complements[0]).toMatchObject({ priceCents: 68_000, colors: ['Dourado'], inStock: true })
})

test('without a choice accessories go first, then a colour in common, then the lower price', async () => {
  await addShop()
  await add('Bolero', 'Acessórios', 500, { stockAvailable: 0 })
  expect(await related('Açucena')).toEqual({
    chosen: false,
    complements: ['Sapato', 'Véu', 'Tiara', 'Lírio'],
    similar: ['Magnólia'],
  })
})

test('an accessory is completed by other collections', async () => {
  await addShop()
  expect(await related('Tiara')).toMatchObject({
    complements: ['Lírio', 'Magnólia', 'Açucena'],
    similar: ['Sapato', 'Véu'],
  })
})

test('similar: what can be bought, of the collection, in a colour in common, nearest in price', async () => {
  await add('Açucena', 'Evasê', 6_000)
  await add('Cara', 'Evasê', 9_000)
  await add('Perto', 'Evasê', 6_100)
  await add('Outra cor', 'Evasê', 6_000, { colors: ['Marfim'] })
  await add('Esgotada', 'Evasê', 6_000, { stockAvailable: 0 })
  await add('Reta', 'Reto', 6_010)
  await add('Reta cara', 'Reto', 7_000)
  await save('Açucena', ['Reta cara'])
  expect((await related('Açucena')).similar).toEqual(['Perto', 'Cara', 'Outra cor', 'Reta'])
  await save('Açucena', ['Perto', 'Cara'])
  expect((await related('Açucena')).similar).toEqual(['Outra cor', 'Reta', 'Reta cara', 'Esgotada'])
})

test('hidden and removed products drop out, and a hidden one returns', async () => {
  await addShop()
  await save('Açucena', ['Véu', 'Tiara', 'Sapato'])
  await asAdmin.call(products.setHidden, { params: { id: idOf('Véu') }, body: { hidden: true } })
  await asAdmin.call(products.remove, { params: { id: idOf('Tiara') } })
  expect((await related('Açucena')).complements).toEqual(['Sapato'])
  expect((await related('Lírio')).similar).not.toContain('Véu')
  const { data } = await asAdmin.call(relatedProducts.complements, { params: { id: idOf('Açucena') } })
  expect(data?.products.map(({ name, hidden }) => [name, hidden])).toEqual([
    ['Véu', true],
    ['Sapato', undefined],
  ])
  await asAdmin.call(products.setHidden, { params: { id: idOf('Véu') }, body: { hidden: false } })
  expect((await related('Açucena')).complements).toEqual(['Véu', 'Sapato'])
  await asAdmin.call(products.setHidden, { params: { id: idOf('Açucena') }, body: { hidden: true } })
  const ofHidden = await api.visitor.call(relatedProducts.read, { params: { id: idOf('Açucena') } })
  expect(ofHidden.error?.code).toBe('product_not_found')
})

test('itself, a repeated, a removed and a fifth product are rejected', async () => {
  await addShop()
  await save('Açucena', ['Véu'])
  expect((await save('Açucena', ['Véu', 'Açucena'])).error?.fields).toEqual({
    ids: 'Uma peça não combina com ela mesma.',
  })
  expect((await save('Açucena', ['Tiara', 'Tiara'])).error?.fields).toEqual({
    ids: 'A mesma peça aparece duas vezes.',
  })
  await expect(save('Açucena', ['Véu', 'Tiara', 'Sapato', 'Lírio', 'Magnólia'])).rejects.toThrow(
    'Escolha no máximo 4 peças.',
  )
  await asAdmin.call(products.remove, { params: { id: idOf('Tiara') } })
  expect((await save('Açucena', ['Tiara'])).error?.code).toBe('complement_gone')
  expect((await related('Açucena')).complements).toEqual(['Véu'])
})

test('an outdated list is rejected, and of two saved at once with the same version one', async () => {
  await addShop()
  const version = (await save('Açucena', ['Véu'])).data?.version
  const both = await Promise.all([
    save('Açucena', ['Tiara'], version),
    save('Açucena', ['Sapato', 'Tiara'], version),
  ])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('a change is in the audit log, and a copy of the product has the same list', async () => {
  await addShop()
  await save('Açucena', ['Véu', 'Tiara'])
  const entry = await api.db
    .selectFrom('auditLog')
    .select(['action', 'objectId'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ action: 'product.complements', objectId: String(idOf('Açucena')) })
  const { data } = await asAdmin.call(products.duplicate, { params: { id: idOf('Açucena') } })
  const copied = await asAdmin.call(relatedProducts.complements, { params: { id: data?.id ?? 0 } })
  expect(copied.data?.products.map(({ name }) => name)).toEqual(['Véu', 'Tiara'])
})

test('the response names all products it depends on, and the catalogue while a list is short', async () => {
  await addShop()
  await save('Açucena', ['Véu', 'Tiara'])
  const tagsOf = async (name: string) => {
    const { headers } = await api.visitor.call(relatedProducts.read, { params: { id: idOf(name) } })
    return String(headers['cache-tag']).split(',')
  }
  const ofProducts = (...names: string[]) => names.map((name) => `product:${idOf(name)}`)
  expect(await tagsOf('Açucena')).toEqual([
    ...ofProducts('Açucena', 'Véu', 'Tiara', 'Magnólia', 'Lírio'),
    'products',
  ])
  await add('Gardênia', 'Evasê', 5_890)
  await add('Camélia', 'Evasê', 8_200)
  expect(await tagsOf('Açucena')).not.toContain('products')
  await asAdmin.call(products.setHidden, { params: { id: idOf('Véu') }, body: { hidden: true } })
  expect(await tagsOf('Açucena')).toContain(`product:${idOf('Véu')}`)
})

test('only administrators choose', async () => {
  await addShop()
  const customer = await api.as(await aUser(api.db))
  const params = { id: idOf('Açucena') }
  expect((await customer.call(relatedProducts.complements, { params })).status).toBe(403)
  expect((await customer.call(relatedProducts.saveComplements, { params, body: { ids: [] } })).status).toBe(
    403,
  )
})

test('a list names for each colour another picture, the one from the back if there is one', async () => {
  const id = await add('Açucena', 'Evasê', 6_890, { colors: ['Branco', 'Marfim'] })
  const shape = { width: 900, height: 1200, placeholder: '', widths: [320], productId: id }
  const rows = [
    ['frente', 'Branco', 'Vista de frente'],
    ['detalhe', 'Branco', 'Detalhe da renda'],
    ['atras', 'Branco', 'Costas do vestido'],
    ['marfim', 'Marfim', 'Vista de frente'],
  ] as const
  await api.db
    .insertInto('productImages')
    .values(rows.map(([hash, color, alt], position) => ({ ...shape, hash, color, alt, position })))
    .execute()
  const { data } = await api.visitor.call(products.page, { query: { limit: 1 } })
  expect(data?.[0]?.pictures.map(({ url, alternate }) => [url, alternate?.url])).toEqual([
    ['/media/frente.webp', '/media/atras.webp'],
    ['/media/marfim.webp', undefined],
  ])
})
