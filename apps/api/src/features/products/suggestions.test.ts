import { products } from '@shop/contract/products'
import { search } from '@shop/contract/search'
import { testApi } from '@shop/test-kit/api'
import { aCategory, aProduct } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let categories: number[]

beforeAll(async () => {
  api = await testApi({ config: { limits: { suggestions: { points: 200 } } } })
  categories = []
  for (const name of ['Sereia', 'Reto', 'Acessórios']) {
    categories.push((await aCategory(api.db, { name })).id)
  }
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db
    .updateTable('products')
    .set({ deletedAt: new Date(), categoryId: null, featured: false })
    .execute()
  await api.db.deleteFrom('searchSynonyms').execute()
})

const add = (name: string, description = '', category = 0, more: object = {}) =>
  aProduct(api.db, { name, description, categoryId: categories[category] ?? 0, ...more })
const suggest = async (q: string) => {
  const { data } = await api.visitor.call(search.suggest, { query: { q } })
  if (data === undefined) throw new Error('no suggestions')
  return data
}
const suggestedNames = async (q: string) => (await suggest(q)).products.map(({ name }) => name)
const counts = async (query: object) => (await api.visitor.call(search.counts, { query })).data

describe('relevance', () => {
  test('the whole name comes first, then names that begin with it, then its words, then other forms', async () => {
    await add('Jasmineiro', 'Com bordado.')
    await add('Bordados Jasmim', 'Jasmim, jasmim, jasmim.')
    await add('Jasmim Real')
    await add('Zínia', 'Flores de jasmim.')
    await add('Jasmim')
    expect(await suggestedNames('jasmim')).toEqual(['Jasmim', 'Jasmim Real', 'Bordados Jasmim', 'Zínia'])
    await add('Rendada', 'Rendados.')
    await add('Aurora', 'De renda.', 1)
    expect(await suggestedNames('renda')).toEqual(['Rendada', 'Aurora'])
  })

  test('the whole name comes first even if it is older than the newest thousand matches', async () => {
    await add('Verbena')
    await sql`insert into products (name, price_cents, category_id)
      select 'Verbena ' || n, 100, ${categories[0]} from generate_series(1, 1100) n`.execute(api.db)
    expect((await suggestedNames('verbena'))[0]).toBe('Verbena')
    const seen = new Set<number>()
    for (let offset = 0; offset < 1101; offset += 100) {
      const query = { search: 'verbena', sort: 'relevance', limit: 100, offset } as const
      for (const { id } of (await api.visitor.call(products.page, { query })).data ?? []) seen.add(id)
    }
    expect(seen.size).toBe(1101)
  })
})

describe('suggestions', () => {
  test('are four products with picture, name and price, and the collections with most matches', async () => {
    for (const n of [1, 2, 3]) await add(`Orquídea ${n}`, 'De renda.', 0)
    const veil = await add('Véu Serenata', 'Barra de renda.', 2, { priceCents: 129_000 })
    await add('Lírio', 'De cetim.', 1)
    const picture = { productId: veil.id, position: 0, hash: 'veu', alt: 'Véu', width: 8, height: 10 }
    await api.db.insertInto('productImages').values(picture).execute()
    const { total, collections, products: found, terms, note } = await suggest('rend')
    expect([total, terms, note]).toEqual([4, [], null])
    expect(collections).toEqual([
      { name: 'Sereia', count: 3 },
      { name: 'Acessórios', count: 1 },
    ])
    expect(found).toHaveLength(4)
    expect(found.find(({ id }) => id === veil.id)).toMatchObject({
      name: 'Véu Serenata',
      collection: 'Acessórios',
      priceCents: 129_000,
      picture: { alt: 'Véu' },
      reason: 'barra de renda',
    })
    expect(found.find(({ id }) => id !== veil.id)).toMatchObject({ picture: null, reason: null })
  })

  test('without a match are the first of the atelier’s selection', async () => {
    await add('Acácia')
    const last = await add('Zínia')
    await api.db.updateTable('products').set({ selectionPosition: 1 }).where('id', '=', last.id).execute()
    const { total, collections, products: found } = await suggest('qwrtzxk')
    expect([total, collections, found.map(({ name }) => name)]).toEqual([0, [], ['Zínia', 'Acácia']])
  })

  test('never contain hidden or removed products', async () => {
    const { id } = await add('Orquídea')
    await add('Orquídea Oculta', '', 0, { hidden: true })
    await api.db
      .updateTable('products')
      .set({ deletedAt: new Date(), categoryId: null })
      .where('id', '=', id)
      .execute()
    expect(await suggest('orquidea')).toMatchObject({ total: 0, products: [] })
  })

  test('propose the synonyms that begin alike, and explain the one that was typed', async () => {
    await add('Angélica', '', 0, { sizes: ['M', 'XGG'] })
    const rows = [
      { term: 'Plus size', meanings: [], sizes: ['XGG'], note: 'São as peças até o XGG.', position: 1 },
      { term: 'Plissado', meanings: ['reto'], sizes: [], note: null, position: 2 },
    ]
    await api.db.insertInto('searchSynonyms').values(rows).execute()
    expect((await suggest('pl')).terms).toEqual(['Plus size', 'Plissado'])
    expect(await suggest('plus size')).toMatchObject({
      total: 1,
      terms: ['Plus size'],
      note: 'São as peças até o XGG.',
      products: [{ name: 'Angélica' }],
    })
  })

  test('are tagged for the cache of lists, and need two to sixty characters', async () => {
    const { headers } = await api.visitor.call(search.suggest, { query: { q: 'renda' } })
    expect(headers['cache-tag']).toBe('products')
    for (const q of ['', 'r', ' r ', 'r'.repeat(61)]) {
      const { statusCode } = await api.inject({ url: `/api/products/suggestions?q=${encodeURIComponent(q)}` })
      expect(statusCode, q).toBe(400)
    }
  })

  test('an address may request only so many a minute', async () => {
    const remoteAddress = '10.9.8.7'
    const statuses: number[] = []
    for (let n = 0; n < 201; n += 1) {
      const { statusCode } = await api.inject({ url: '/api/products/suggestions?q=tule', remoteAddress })
      statuses.push(statusCode)
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([200, 429])
  })
})

describe('the counts of the filters', () => {
  beforeEach(async () => {
    await add('Orquídea', 'De renda.', 0, { priceCents: 500_000, stockAvailable: 3 })
    await add('Angélica', 'De crepe.', 0, { priceCents: 300_000, stockAvailable: 0 })
    await add('Jasmim', 'De renda.', 1, { priceCents: 400_000, stockAvailable: 0 })
    await add('Véu', 'De tule.', 2, { priceCents: 100_000, stockAvailable: 2 })
  })

  test('without filters are those of all products', async () => {
    expect(await counts({})).toEqual({
      all: 4,
      collections: [
        { name: 'Sereia', count: 2 },
        { name: 'Acessórios', count: 1 },
        { name: 'Reto', count: 1 },
      ],
      inStock: 2,
    })
  })

  test('follow the search and the price; a collection without matches is missing', async () => {
    expect(await counts({ search: 'renda' })).toMatchObject({ all: 2, inStock: 1 })
    expect(await counts({ minPriceCents: 350_000 })).toEqual({
      all: 2,
      collections: [
        { name: 'Reto', count: 1 },
        { name: 'Sereia', count: 1 },
      ],
      inStock: 1,
    })
  })

  test('a filter does not narrow its own counts', async () => {
    expect(await counts({ collection: 'Sereia' })).toMatchObject({ all: 4, inStock: 1 })
    expect((await counts({ collection: 'Sereia' }))?.collections).toHaveLength(3)
    expect(await counts({ inStock: true })).toMatchObject({ all: 2, inStock: 2 })
  })

  test('change with the catalogue', async () => {
    expect(await counts({})).toMatchObject({ all: 4 })
    await add('Lírio', '', 1)
    expect(await counts({})).toMatchObject({ all: 5 })
  })
})
