import { nextCursorHeader, totalCountHeader } from '@shop/contract/constants'
import { products } from '@shop/contract/products'
import { testApi } from '@shop/test-kit/api'
import { aCategory, aProduct } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>

beforeAll(async () => {
  api = await testApi()
  const { db } = api
  const mermaids = await aCategory(db, { name: 'Sereia' })
  const extras = await aCategory(db, { name: 'Acessórios' })
  const products = [
    {
      name: 'Orquídea',
      description: 'Inteira de renda marfim, com bordados à mão.',
      categoryId: mermaids.id,
    },
    { name: 'Angélica', description: 'Crepe liso que pode ser ajustado.', categoryId: mermaids.id },
    { name: 'Véu Serenata', description: 'Tule com barra de renda.', categoryId: extras.id },
    { name: 'Renda Clara', description: 'Bolero curto.', colors: ['Champagne'], categoryId: extras.id },
    { name: 'Cores do Campo', description: 'Será a festa.', categoryId: extras.id },
  ]
  for (const product of products) await aProduct(db, product)
})
afterAll(() => api.close())

const search = (text: string, sort: 'relevance' | 'name' = 'relevance') =>
  api.visitor.call(products.list, { query: { search: text, sort, limit: 100 } })
const found = async (text: string) => (await search(text)).data?.map(({ name }) => name)
const near = async (text: string, limit?: number) => {
  const query = { search: text, ...(limit !== undefined && { limit }) }
  return (await api.visitor.call(products.near, { query })).data?.map(({ name }) => name)
}

describe('a search', () => {
  test.each([
    ['in its exact spelling', 'Orquídea', ['Orquídea']],
    ['without accents, in capitals', 'ORQUIDEA', ['Orquídea']],
    ['with one wrong letter', 'sereya', ['Angélica', 'Orquídea']],
    ['with two letters swapped', 'angleica', ['Angélica']],
    ['in another inflection', 'bordado', ['Orquídea']],
    ['in the singular', 'cor', ['Cores do Campo']],
    ['that is only partly typed', 'orqui', ['Orquídea']],
    ['without its first letters', 'quidea', ['Orquídea']],
    ['for a colour in its phonetic spelling', 'champanhe', ['Renda Clara']],
  ])('finds a word %s', async (_how, text, names) => {
    expect(await found(text)).toEqual(names)
  })

  test('requires all its words, in any field of a product', async () => {
    expect(await found('sereia renda')).toEqual(['Orquídea'])
    expect(await found('renda de tule')).toEqual(['Véu Serenata'])
    expect(await found('tule bolero')).toEqual([])
  })

  test('does not require words that apply to every product', async () => {
    expect(await found('vestido sereia renda')).toEqual(['Orquídea'])
    await aProduct(api.db, { name: 'Vestido Aurora', description: 'Para noivas.' })
    expect(await found('vestido de noiva')).toEqual(['Vestido Aurora'])
  })

  test('does not match a short word with another that begins alike', async () => {
    expect(await found('sereias')).toEqual(['Angélica', 'Orquídea'])
    expect((await search('sereia', 'name')).headers[totalCountHeader]).toBe('2')
  })

  test('ranks names before collections before descriptions', async () => {
    const { id } = await aCategory(api.db, { name: 'Jasmim' })
    await aProduct(api.db, { name: 'Alba', description: 'Perfume de jasmim.' })
    await aProduct(api.db, { name: 'Bruma', description: '', categoryId: id })
    await aProduct(api.db, { name: 'Jasmim', description: '' })
    expect(await found('jasmim')).toEqual(['Jasmim', 'Bruma', 'Alba'])
    const { data } = await search('jasmim', 'name')
    expect(data?.map(({ name }) => name)).toEqual(['Alba', 'Bruma', 'Jasmim'])
  })

  test('matches the alt texts of a product’s pictures, as long as it has them', async () => {
    const { id } = await aProduct(api.db, { name: 'Lis' })
    const picture = {
      productId: id,
      position: 0,
      hash: 'lis',
      alt: 'Costas com fita azul',
      width: 8,
      height: 10,
    }
    await api.db.insertInto('productImages').values(picture).execute()
    expect(await found('fita azul')).toEqual(['Lis'])
    await api.db.updateTable('productImages').set({ alt: 'Costas' }).where('productId', '=', id).execute()
    expect(await found('fita azul')).toEqual([])
  })

  test('matches a word as soon as a product contains it', async () => {
    const { id } = await aProduct(api.db, { name: 'Peça sem nome' })
    expect(await found('madrepérolo')).toEqual([])
    await api.db.updateTable('products').set({ name: 'Madrepérola' }).where('id', '=', id).execute()
    expect(await found('madrepérolo')).toEqual(['Madrepérola'])
  })

  test.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    '-',
    "') or true --",
    '💍👰',
    '日本',
    '&',
    '!',
    ':*',
    '<->',
    'qwrtzxk',
    'ß',
    'x'.repeat(120),
    // Without accents each of these becomes three letters.
    '℡'.repeat(120),
  ])('without known words finds nothing and causes no error: %s', async (text) => {
    const { status, data, headers } = await search(text)
    expect([status, data, headers[totalCountHeader]]).toEqual([200, [], '0'])
    expect((await api.inject({ url: `/api/products?search=${encodeURIComponent(text)}` })).json()).toEqual([])
    expect((await api.visitor.call(products.near, { query: { search: text } })).status).toBe(200)
  })

  test('treats punctuation between words as spaces', async () => {
    expect(await found('"renda" -marfim')).toEqual(['Orquídea'])
    expect(await found(`renda'marfim%_\\&|!(${'*'.repeat(80)})`)).toEqual(['Orquídea'])
    expect(await found('💍 orquídea 💍')).toEqual(['Orquídea'])
  })

  test('rejects a cursor of another sort order', async () => {
    const cursor = Buffer.from(JSON.stringify(['a', 2])).toString('base64url')
    const response = await api.inject({
      url: `/api/products?limit=1&search=renda&sort=relevance&cursor=${cursor}`,
    })
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { cursor: 'Valor inválido.' } })
  })

  test('of stop words only is read as the beginning of longer words', async () => {
    expect(await found('e se')).toContain('Véu Serenata')
    expect(await found('e se')).not.toContain('Renda Clara')
  })
})

describe('products similar to a search', () => {
  test('match some of its words, those that match most of them first', async () => {
    expect(await found('orquídea tule champagne')).toEqual([])
    expect((await near('orquídea tule champagne'))?.toSorted()).toEqual([
      'Orquídea',
      'Renda Clara',
      'Véu Serenata',
    ])
    expect((await near('clara champagne serenata', 1))?.[0]).toBe('Renda Clara')
  })

  test('are those with the most similar spelling when no word is known, and none when nothing is similar', async () => {
    expect(await found('serenntto')).toEqual([])
    expect(await near('serenntto')).toContain('Véu Serenata')
    expect(await near('qwrtzxk')).toEqual([])
  })

  test('are four by default, and have the cache tag of the lists', async () => {
    await sql`insert into products (name, price_cents, category_id)
      select 'Camélia ' || n, 100, (select min(id) from categories) from generate_series(1, 9) n`.execute(
      api.db,
    )
    const { data, headers } = await api.visitor.call(products.near, { query: { search: 'camelia xyz' } })
    expect([data?.length, headers['cache-tag']]).toEqual([4, 'products'])
    expect(await near('camelia xyz', 7)).toHaveLength(7)
    expect((await api.inject({ url: '/api/products/near?search=' })).statusCode).toBe(400)
  })
})

test('a search that matches more products than are ranked still pages through all of them, each once', async () => {
  const category = await aCategory(api.db)
  await sql`insert into products (name, description, price_cents, category_id)
    select case when n % 400 = 0 then 'Verbena ' || n else 'Peça ' || n end, 'Com verbena.', 100, ${category.id}
    from generate_series(1, 1230) n`.execute(api.db)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const query = {
      search: 'verbena',
      sort: 'relevance',
      limit: 90,
      ...(cursor !== undefined && { cursor }),
    } as const
    const { data, headers } = await api.visitor.call(products.list, { query })
    expect(headers[totalCountHeader]).toBe('1230')
    seen.push(...(data ?? []).map(({ name }) => name))
    const next = headers[nextCursorHeader]
    cursor = typeof next === 'string' ? next : undefined
  } while (cursor !== undefined)
  expect(seen.slice(0, 3)).toEqual(['Verbena 1200', 'Verbena 400', 'Verbena 800'])
  expect(new Set(seen).size).toBe(1230)
  expect(seen).toHaveLength(1230)
  const whole = await api.inject({ url: '/api/products?search=verbena&sort=relevance' })
  expect(whole.json<{ name: string }[]>().map(({ name }) => name)).toEqual(seen)
})
