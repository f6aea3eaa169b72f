import { testDatabase } from '@shop/test-kit/database'
import { aCategory, aProduct } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyWeb, publicUrl, type Replica, startReplica } from '../testing/replica.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let shop: Replica
let largeShop: Replica
let first: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  const category = await aCategory(db, { name: 'Sereia & Renda' })
  await aCategory(db, { name: 'Vazia' })
  first = await aProduct(db, { categoryId: category.id })
  await aProduct(db, { categoryId: category.id })
  const removed = await aProduct(db, { categoryId: category.id })
  const picture = { productId: first.id, width: 900, height: 1200 }
  await db
    .insertInto('productImages')
    .values([
      { ...picture, position: 1, hash: 'second' },
      { ...picture, position: 0, hash: 'first' },
    ])
    .execute()
  await sql`update products set deleted_at = now(), category_id = null where id = ${removed.id}`.execute(db)
  shop = await startReplica({ database, web: emptyWeb })
  largeShop = await startReplica({ database, web: emptyWeb, productsPerFile: 1 })
})
afterAll(async () => {
  await shop.stop()
  await largeShop.stop()
  await database.close()
})

async function read({ url }: Replica, path: string) {
  const response = await fetch(url + path)
  const text = await response.text()
  const locations = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location)
  return { response, text, locations }
}

test('the sitemap lists the pages, the collections with products and the products that are for sale', async () => {
  const { response, text, locations } = await read(shop, '/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(locations).toEqual([
    `${publicUrl}/`,
    `${publicUrl}/colecoes`,
    `${publicUrl}/colecoes?collection=Sereia+%26+Renda`,
    `${publicUrl}/produto/1`,
    `${publicUrl}/produto/2`,
  ])
  const { updatedAt } = await database.db
    .selectFrom('products')
    .select('updatedAt')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  const image = (hash: string) =>
    `<image:image><image:loc>${publicUrl}/media/${hash}.webp</image:loc></image:image>`
  expect(text).toContain(
    `<url><loc>${publicUrl}/produto/1</loc><lastmod>${updatedAt.toISOString()}</lastmod>${image('first')}${image('second')}</url>`,
  )
})

test('a new product is in the sitemap within a second, and an unchanged sitemap returns 304', async () => {
  const { response } = await read(shop, '/sitemap.xml')
  const etag = response.headers.get('etag') ?? ''
  const again = await fetch(`${shop.url}/sitemap.xml`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  const { id } = await aProduct(database.db)
  const listed = async () => (await read(shop, '/sitemap.xml')).locations
  await expect.poll(listed, { timeout: 10_000, interval: 5 }).toContain(`${publicUrl}/produto/${id}`)
  await sql`update products set deleted_at = now(), category_id = null where id = ${id}`.execute(database.db)
  await expect.poll(listed, { timeout: 10_000, interval: 5 }).not.toContain(`${publicUrl}/produto/${id}`)
})

test('a large catalogue gets an index of files that together list the same', async () => {
  const index = await read(largeShop, '/sitemap.xml')
  expect(index.text).toContain('<sitemapindex')
  expect(index.locations).toEqual(['pages', 1, 2].map((name) => `${publicUrl}/sitemap/${name}.xml`))
  expect(index.text.match(/<lastmod>/g)).toHaveLength(2)
  const inFiles: unknown[] = []
  for (const location of index.locations) {
    const { locations } = await read(largeShop, new URL(location ?? '').pathname)
    inFiles.push(...locations)
  }
  expect(inFiles).toEqual((await read(shop, '/sitemap.xml')).locations)
})

test.each(['/sitemap/3.xml', '/sitemap/999999.xml'])(
  'a file without entries does not exist: %s',
  async (path) => {
    expect((await read(largeShop, path)).response.status).toBe(404)
  },
)

test('robots.txt blocks private pages, allows all others and names the sitemap', async () => {
  const { response, text } = await read(shop, '/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  // The longest rule decides: Google may fetch the product feed, whose address it was given.
  expect(text).toMatch(/^Allow: \/api\/feeds\/products\/$/m)
  const rules = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule)
  const isClosed = (path: string) =>
    rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
  const closed = [
    '/admin',
    '/admin/pedidos',
    '/conta',
    '/conta?aba=pedidos',
    '/checkout',
    '/carrinho',
    '/agenda/1',
    '/api/products',
  ]
  const open = [
    '/',
    '/colecoes',
    '/produto/1',
    '/contato',
    '/agendar',
    '/media/first.webp',
    '/assets/app.js',
    '/sitemap.xml',
  ]
  expect(closed.filter(isClosed)).toEqual(closed)
  expect(open.filter(isClosed)).toEqual([])
})
