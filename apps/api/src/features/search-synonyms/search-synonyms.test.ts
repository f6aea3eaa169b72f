import { totalCountHeader, versionHeader } from '@shop/contract/constants'
import { products } from '@shop/contract/products'
import { type Synonym, search } from '@shop/contract/search'
import { testApi } from '@shop/test-kit/api'
import { aCategory, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let asAdmin: Awaited<ReturnType<typeof api.as>>
let token: string

beforeAll(async () => {
  api = await testApi()
  token = (await aSession(api.db, await aUser(api.db, { role: 'admin' }))).token
  asAdmin = api.withToken(token)
  const mermaids = await aCategory(api.db, { name: 'Sereia' })
  const straight = await aCategory(api.db, { name: 'Reto' })
  const list = [
    { name: 'Angélica', description: 'De crepe.', categoryId: mermaids.id, sizes: ['P', 'M', 'XGG'] },
    { name: 'Orquídea', description: 'De renda.', categoryId: mermaids.id, sizes: ['P', 'M'] },
    { name: 'Jasmim', description: 'Decote nas costas.', categoryId: straight.id, sizes: ['P', 'XGG'] },
    { name: 'Violeta', description: 'Curto, para o civil.', categoryId: straight.id, sizes: ['M'] },
  ]
  for (const product of list) await aProduct(api.db, product)
})
afterAll(() => api.close())
beforeEach(() => api.db.deleteFrom('searchSynonyms').execute())

const plusSize: Synonym = { term: 'Plus size', meanings: [], sizes: ['XGG'], note: 'Peças até o XGG.' }
const jumpsuit: Synonym = { term: 'macacão', meanings: ['reto', 'curto'], sizes: [], note: null }
const save = (synonyms: Synonym[], version?: number) =>
  asAdmin.call(search.saveSynonyms, { body: { synonyms, ...(version !== undefined && { version }) } })
const found = async (text: string) => {
  const query = { search: text, sort: 'relevance', limit: 50 } as const
  const { data, headers } = await api.visitor.call(products.page, { query })
  expect(headers[totalCountHeader]).toBe(String(data?.length))
  return data?.map(({ name }) => name).toSorted()
}

describe('the list of synonyms', () => {
  test('is saved as a whole, with a version and an audit entry', async () => {
    const saved = await save([plusSize, jumpsuit])
    expect([saved.status, saved.data]).toEqual([200, [plusSize, jumpsuit]])
    const read = await asAdmin.call(search.synonyms, {})
    expect(read.data).toEqual([plusSize, jumpsuit])
    expect(read.headers[versionHeader]).toBe(saved.headers[versionHeader])
    const entry = await api.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'synonyms.save')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry.afterHash).not.toEqual(entry.beforeHash)
  })

  test('rejects an outdated list', async () => {
    const version = Number((await save([plusSize])).headers[versionHeader])
    await save([jumpsuit])
    expect((await save([], version)).error?.code).toBe('stale_version')
    expect((await asAdmin.call(search.synonyms, {})).data).toEqual([jumpsuit])
  })

  test('rejects two terms that are the same search, and names both', async () => {
    const { status, error } = await save([
      { ...jumpsuit, term: 'Macacões' },
      { ...jumpsuit, term: 'MACACÕES!' },
    ])
    expect([status, error?.code]).toEqual([409, 'synonym_duplicate'])
    expect(error?.message).toBe('“MACACÕES!” e “Macacões” são a mesma busca. Deixe uma linha só.')
  })

  test.each([
    ['without meaning', { ...jumpsuit, meanings: [] }],
    ['without a word', { ...jumpsuit, term: '!!!' }],
    ['with too long a term', { ...jumpsuit, term: 'a'.repeat(61) }],
    ['with too many meanings', { ...jumpsuit, meanings: Array.from({ length: 9 }, (_, n) => `p${n}`) }],
  ])('rejects one %s', async (_what, synonym) => {
    const response = await api.inject({
      method: 'PUT',
      url: '/api/search/synonyms',
      headers: { authorization: `Bearer ${token}` },
      payload: { synonyms: [synonym] },
    })
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'invalid_input'])
  })

  test('belongs to administrators', async () => {
    const customer = await api.as(await aUser(api.db))
    expect((await customer.call(search.synonyms, {})).status).toBe(403)
    expect((await customer.call(search.saveSynonyms, { body: { synonyms: [] } })).status).toBe(403)
    expect((await api.visitor.call(search.synonyms, {})).status).toBe(401)
  })
})

describe('a search', () => {
  test('for a synonym finds the products of its sizes, in any case and inflection', async () => {
    expect(await found('plus size')).toEqual([])
    await save([plusSize])
    expect(await found('plus size')).toEqual(['Angélica', 'Jasmim'])
    expect(await found('PLUS SIZES')).toEqual(['Angélica', 'Jasmim'])
    expect(await found('vestido plus-size')).toEqual(['Angélica', 'Jasmim'])
  })

  test('with other words requires them too', async () => {
    await save([plusSize])
    expect(await found('sereia plus size')).toEqual(['Angélica'])
    expect(await found('plus size reto')).toEqual(['Jasmim'])
    expect(await found('plus reto')).toEqual([])
  })

  test('for a synonym finds what any of its meanings finds', async () => {
    await save([jumpsuit])
    expect(await found('macacao')).toEqual(['Jasmim', 'Violeta'])
    expect(await found('macacão civil')).toEqual(['Violeta'])
  })

  test('for a word of the catalogue still finds that word', async () => {
    await save([{ ...jumpsuit, term: 'renda', meanings: ['crepe'] }])
    expect(await found('renda')).toEqual(['Angélica', 'Orquídea'])
  })

  test('with two synonyms requires both', async () => {
    await save([plusSize, jumpsuit])
    expect(await found('macacão plus size')).toEqual(['Jasmim'])
  })
})
