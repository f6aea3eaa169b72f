import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { products } from '@shop/contract/products'
import { testApi } from '@shop/test-kit/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../seed.ts'
import { demoProducts } from './products.ts'

let api: Awaited<ReturnType<typeof testApi>>
let uploadsDir: string

beforeAll(async () => {
  api = await testApi()
  uploadsDir = await mkdtemp(join(tmpdir(), 'demo-uploads-'))
  await seedDemo(api.db, { uploadsDir })
})
afterAll(async () => {
  await api.close()
  await rm(uploadsDir, { recursive: true })
})

async function found(search: string) {
  const query = { search, sort: 'relevance', limit: 100 } as const
  return (await api.visitor.call(products.list, { query })).data?.map(({ name }) => name)
}

test.each([
  ['sereya', ['Angélica', 'Orquídea']],
  ['vestido sereia renda', ['Orquídea', 'Angélica']],
  ['ORQUIDEA', ['Orquídea']],
  ['princeza', ['Camélia', 'Dália', 'Hortênsia']],
  ['bris', ['Bolero Brisa']],
])('a search for %s finds the intended products', async (search, names) => {
  expect((await found(search))?.toSorted()).toEqual(names.toSorted())
})

test('the best match comes first', async () => {
  expect((await found('vestido sereia renda'))?.[0]).toBe('Orquídea')
  expect((await found('véu'))?.[0]).toBe('Véu Serenata')
})

test('a search for dresses finds every dress and no accessory', async () => {
  const dresses = demoProducts.filter(({ collection }) => collection !== 'Acessórios').map(({ name }) => name)
  expect(await found('vestido de noiva')).toEqual(expect.arrayContaining(dresses))
  expect(await found('vestidos')).not.toContain('Tiara Ipê')
})

test('a search without results has near matches to suggest', async () => {
  expect(await found('sereia para daminha')).toEqual([])
  const { data } = await api.visitor.call(products.near, { query: { search: 'sereia para daminha' } })
  expect(data?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Margarida', 'Orquídea']))
})
