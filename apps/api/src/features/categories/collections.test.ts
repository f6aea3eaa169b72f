/** Covers, texts, hidden collections and their former names. */
import { categories, collections } from '@shop/contract/categories'
import { products } from '@shop/contract/products'
import { search } from '@shop/contract/search'
import { siteImages } from '@shop/contract/site-images'
import { store } from '@shop/contract/store'
import { testApi } from '@shop/test-kit/api'
import { aCategory, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { plainPicture } from '@shop/test-kit/uploads'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { siteImageTasks } from '../site-images/site-images.jobs.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
let headers: { authorization: string }
let customer: Awaited<ReturnType<typeof api.as>>
let dresses: { id: number }
let veils: { id: number }

beforeAll(async () => {
  api = await testApi()
  const { token } = await aSession(api.db, await aUser(api.db, { role: 'admin' }))
  admin = api.withToken(token)
  headers = { authorization: `Bearer ${token}` }
  customer = await api.as(await aUser(api.db))
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.updateTable('products').set({ deletedAt: new Date(), categoryId: null }).execute()
  await api.db.deleteFrom('categories').execute()
  dresses = await aCategory(api.db, { name: 'Vestidos', position: 0 })
  veils = await aCategory(api.db, { name: 'Véus', position: 1 })
})

const vestidos = () => ({ id: dresses.id, name: 'Vestidos' })
const véus = () => ({ id: veils.id, name: 'Véus' })
const read = async (caller = admin) => {
  const { data = [], headers } = await caller.call(categories.list, {})
  return { list: data, version: Number(headers['x-version']) }
}
type Draft = Parameters<typeof admin.call<typeof categories.save>>[1]['body']['categories'][number]
const save = (list: Draft[], version?: number) =>
  admin.call(categories.save, { body: { categories: list, ...(version !== undefined && { version }) } })
const find = async (name: string) => (await api.visitor.call(collections.find, { query: { name } })).data
const shown = async () => (await api.visitor.call(store.read, {})).data

async function aCover(color: string) {
  const form = new FormData()
  const content = await plainPicture(color).jpeg().toBuffer()
  form.append('file', new Blob([new Uint8Array(content)]), 'capa.jpg')
  const { data } = await admin.submit(siteImages.upload, '/api/site-images', form)
  if (data === undefined) throw new Error('not uploaded')
  return data
}

describe('cover and text', () => {
  test('are saved with the list, shown by the shop, and stay as they are when a save leaves them out', async () => {
    await aProduct(api.db, { categoryId: dresses.id })
    const image = await aCover('#112233')
    const cover = { hash: image.hash, alt: 'Noiva de costas na escada' }
    const saved = await save([{ ...vestidos(), description: '  Renda e leveza. ', cover }, véus()])
    expect(saved.data?.[0]).toEqual({
      ...{ ...vestidos(), productCount: 1, description: 'Renda e leveza.' },
      cover: { ...image, alt: cover.alt },
    })
    const picture = { url: image.url, width: 400, height: 500, alt: cover.alt, widths: [] }
    expect((await shown())?.collections[0]).toMatchObject({
      ...{ name: 'Vestidos', description: 'Renda e leveza.', hasCover: true, picture },
    })
    expect((await shown())?.collections[1]).toEqual({ name: 'Véus', count: 0, picture: null })

    await save([{ id: dresses.id, name: 'Noivas' }, véus()])
    expect((await read()).list[0]).toMatchObject({ name: 'Noivas', description: 'Renda e leveza.', cover })
    await save([{ ...vestidos(), description: '', cover: null }, véus()])
    expect((await read()).list).toEqual([
      { ...vestidos(), productCount: 1 },
      { ...véus(), productCount: 0 },
    ])
  })

  test('of a new collection are saved with it', async () => {
    const { hash } = await aCover('#223344')
    const added = { id: 'new_1', name: 'Civil', description: 'Curtos.', cover: { hash, alt: 'No cartório' } }
    const { data } = await save([vestidos(), véus(), { ...added, hidden: true }])
    expect(data?.[2]).toMatchObject({ ...added, id: expect.any(Number) as number, hidden: true })
  })

  test('a cover without alt text, a text that is too long, and a picture that is not stored are rejected', async () => {
    const { hash } = await aCover('#334455')
    const before = await read()
    for (const draft of [
      { cover: { hash, alt: ' ' } },
      { cover: { hash } },
      { description: 'a'.repeat(401) },
    ]) {
      const payload = { categories: [{ id: dresses.id, nome: 'Vestidos', ...draft }] }
      const { statusCode, body } = await api.inject({
        method: 'POST',
        url: '/api/settings',
        payload,
        headers,
      })
      expect([statusCode, body]).toEqual([400, expect.stringContaining('"code":"invalid_input"')])
    }
    const gone = await save([{ ...vestidos(), cover: { hash: 'unknown', alt: 'Nada' } }, véus()])
    expect(gone.error?.fields).toEqual({
      cover: 'Uma foto de capa não está mais guardada na loja. Envie-a de novo.',
    })
    expect(await read()).toEqual(before)
    const longest = await save([{ ...vestidos(), description: 'a'.repeat(400) }, véus()])
    expect(longest.status).toBe(200)
  })

  test('of an administrator who has not seen the latest ones are rejected', async () => {
    const { version } = await read()
    await save([{ ...vestidos(), description: 'De uma.' }, véus()], version)
    const late = await save([{ ...vestidos(), description: 'De outra.' }, véus()], version)
    expect([late.status, late.error?.code]).toEqual([409, 'stale_version'])
    expect((await read()).list[0]?.description).toBe('De uma.')
  })

  test('a picture is not removed while it is a cover, and is after a week once it is none', async () => {
    const { hash } = await aCover('#445566')
    await save([{ ...vestidos(), cover: { hash, alt: 'Capa' } }, véus()])
    await api.db
      .updateTable('siteImages')
      .set({ createdAt: new Date(0) })
      .where('hash', '=', hash)
      .execute()
    const sweep = () =>
      siteImageTasks({ db: api.db })
        .find(({ name }) => name === 'siteImages.sweep')
        ?.run({})
    const stored = () => api.db.selectFrom('siteImages').select('hash').where('hash', '=', hash).execute()
    await sweep()
    expect(await stored()).toHaveLength(1)
    await save([{ ...vestidos(), cover: null }, véus()])
    await sweep()
    expect(await stored()).toEqual([])
  })
})

describe('a hidden collection', () => {
  test('is gone from what the shop offers, while its products stay in lists', async () => {
    await aProduct(api.db, { categoryId: dresses.id, name: 'Alba' })
    await aProduct(api.db, { categoryId: veils.id, name: 'Alvorada' })
    await save([{ ...vestidos(), hidden: true }, véus()])
    const data = await shown()
    expect([data?.collections.map(({ name }) => name), data?.productCount]).toEqual([['Véus'], 2])
    const counts = (await api.visitor.call(search.counts, { query: {} })).data
    expect(counts).toMatchObject({ all: 2, collections: [{ name: 'Véus', count: 1 }] })
    const suggested = (await api.visitor.call(search.suggest, { query: { q: 'al' } })).data
    expect(suggested?.total).toBe(2)
    expect(suggested?.collections).toEqual([{ name: 'Véus', count: 1 }])
    expect((await api.visitor.call(products.page, { query: { limit: 12 } })).data).toHaveLength(2)
    expect(await find('Vestidos')).toEqual({ name: null, hidden: true })
  })

  test('is listed for administrators alone, and shown again', async () => {
    await save([{ ...vestidos(), hidden: true }, véus()])
    expect((await read()).list[0]).toEqual({ ...vestidos(), productCount: 0, hidden: true })
    expect((await read(customer)).list.map(({ name }) => name)).toEqual(['Véus'])
    // A save that says nothing about it changes nothing.
    await save([vestidos(), véus()])
    expect((await read()).list[0]?.hidden).toBe(true)
    await save([{ ...vestidos(), hidden: false }, véus()])
    expect((await read(customer)).list).toHaveLength(2)
  })

  test('is not found under a former name either', async () => {
    await save([{ id: dresses.id, name: 'Noivas', hidden: true }, véus()])
    expect(await find('Vestidos')).toEqual({ name: null, hidden: true })
  })
})

describe('a former name', () => {
  const rename = (name: string) => save([{ id: dresses.id, name }, véus()])
  const at = (name: string | null) => ({ name, hidden: false })

  test('leads to the present one, over several renames, ignoring case', async () => {
    await rename('Noivas')
    await rename('Casamento')
    for (const name of ['Vestidos', 'vestidos', 'Noivas', 'Casamento']) {
      expect([name, await find(name)]).toEqual([name, at('Casamento')])
    }
    expect(await find('Sapatos')).toEqual(at(null))
  })

  test('that another collection takes over leads to that one, and back once it gives the name up', async () => {
    await rename('Noivas')
    await save([
      { id: dresses.id, name: 'Noivas' },
      { id: veils.id, name: 'Vestidos' },
    ])
    expect(await find('Vestidos')).toEqual(at('Vestidos'))
    // The latest collection of the name has it.
    await save([
      { id: dresses.id, name: 'Noivas' },
      { id: veils.id, name: 'Grinaldas' },
    ])
    expect(await find('Vestidos')).toEqual(at('Grinaldas'))
    expect(await find('Véus')).toEqual(at('Grinaldas'))
    await save([{ id: dresses.id, name: 'Vestidos' }, véus()])
    expect([await find('Vestidos'), await find('Noivas')]).toEqual([at('Vestidos'), at('Vestidos')])
  })

  test('of two collections that swap their names leads to the one that has it', async () => {
    await save([
      { id: dresses.id, name: 'Véus' },
      { id: veils.id, name: 'Vestidos' },
    ])
    expect([await find('Véus'), await find('Vestidos')]).toEqual([at('Véus'), at('Vestidos')])
  })

  test('is forgotten with its collection', async () => {
    await rename('Noivas')
    await save([véus()])
    expect(await find('Vestidos')).toEqual(at(null))
    expect(await api.db.selectFrom('categoryNames').selectAll().execute()).toEqual([])
  })
})
