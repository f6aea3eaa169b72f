import { type FeedReader, productFeed } from '@shop/contract/product-feed'
import { testApi } from '@shop/test-kit/api'
import { testDatabase } from '@shop/test-kit/database'
import { aCategory, aProduct, aProfile, aUser, aVariedProduct, withOffers } from '@shop/test-kit/factories'
import { feedItemFaults } from '@shop/test-kit/feed-rules'
import { withPictures } from '@shop/test-kit/product-feed'
import { aPlan } from '@shop/test-kit/production'
import { stopClock } from '@shop/test-kit/stopped-clock'
import { childrenNamed, parseXml, type XmlElement } from '@shop/test-kit/strict-xml'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const TODAY = '2026-11-16'
const SHOP = { origin: 'http://shop.test', brand: 'Flor & Lis', states: ['SP', 'RJ', 'MG'] }

let database: Awaited<ReturnType<typeof testDatabase>>
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  database = await testDatabase({ connections: 5 })
  await stopClock(database.adminUrl, new Date(`${TODAY}T15:00:00Z`))
  api = await testApi({ db: database.db, config: { limits: { productFeedRead: { points: 1_000 } } } })
  await aProfile(api.db, { name: SHOP.brand })
})
afterAll(async () => {
  await api.close()
  await database.close()
})
beforeEach(async () => {
  await database.admin.updateTable('products').set({ hidden: true }).execute()
})

async function feed(reader: FeedReader = 'google') {
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const { data } = await admin.call(productFeed.renew, {})
  const { pathname, search } = new URL(data?.urls[reader] ?? '')
  return api.inject({ method: 'GET', url: pathname + search })
}

/** Each item, after every rule of the specification was checked on it. */
async function items(reader: FeedReader = 'google'): Promise<XmlElement[]> {
  const { body } = await feed(reader)
  const root = parseXml(body)
  expect([root.name, root.attributes]).toEqual([
    'rss',
    { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' },
  ])
  const [channel] = root.children
  const found = channel === undefined ? [] : childrenNamed(channel, 'item')
  for (const item of found) expect(feedItemFaults(item, { ...SHOP, reader, today: TODAY })).toEqual([])
  const ids = found.map((item) => valueOf(item, 'g:id'))
  expect(new Set(ids).size).toBe(ids.length)
  return found
}

function valueOf(item: XmlElement | undefined, name: string): string | undefined {
  return item?.children.find((child) => child.name === name)?.text
}

const one = (found: readonly XmlElement[], size: string, color: string) =>
  found.find((item) => valueOf(item, 'g:size') === size && valueOf(item, 'g:color') === color)

async function aListed(values: Parameters<typeof aProduct>[1] = {}) {
  const product = await aProduct(api.db, values)
  await withPictures(api.db, product.id, [null])
  return product
}

describe('the product feed', () => {
  test('has one item of every size and colour of every product in the shop that has a picture', async () => {
    const { id: categoryId } = await aCategory(api.db, { name: 'Evasê' })
    const product = await aListed({ name: 'Açucena', priceCents: 689_000, categoryId })
    await aListed({ hidden: true })
    await aListed({ deletedAt: new Date(), categoryId: null })
    await aProduct(api.db)
    const found = await items()
    expect(found).toHaveLength(10)
    expect(new Set(found.map((item) => valueOf(item, 'g:item_group_id')))).toEqual(
      new Set([String(product.id)]),
    )
    const item = one(found, 'GG', 'Off-White')
    expect(Object.fromEntries(item?.children.map(({ name, text }) => [name, text]) ?? [])).toMatchObject({
      title: 'Açucena, Off-White, tamanho GG',
      link: `http://shop.test/produto/${product.id}`,
      'g:image_link': `http://shop.test/media/picture-${product.id}-0.webp`,
      'g:availability': 'in_stock',
      'g:price': '6890.00 BRL',
      'g:age_group': 'adult',
      'g:product_type': 'Evasê',
    })
  })

  test('keeps the id of an item when sizes, colours and stock change', async () => {
    const { id } = await aListed({ sizes: ['P', 'M'], colors: ['Branco'] })
    const before = valueOf(one(await items(), 'M', 'Branco'), 'g:id')
    const change = { sizes: ['G', 'M'], colors: ['Rosé', 'Branco'], stockAvailable: 0 }
    await database.admin.updateTable('products').set(change).where('id', '=', id).execute()
    expect(valueOf(one(await items(), 'M', 'Branco'), 'g:id')).toBe(before)
  })

  test('says for each variant whether it is ready, sewn for the order or sold out, with that offer’s price', async () => {
    const varied = await aVariedProduct(api.db, { 'M Branco': 2 }, { sizes: ['P', 'M'], colors: ['Branco'] })
    await withPictures(api.db, varied.id, [null])
    const stateOf = (item: XmlElement | undefined) => [
      valueOf(item, 'g:availability'),
      valueOf(item, 'g:price'),
      valueOf(item, 'g:availability_date'),
    ]
    const onlyReady = await items()
    expect(stateOf(one(onlyReady, 'M', 'Branco'))).toEqual(['in_stock', '4890.00 BRL', undefined])
    expect(stateOf(one(onlyReady, 'P', 'Branco'))).toEqual(['out_of_stock', '4890.00 BRL', undefined])

    const { id: planId } = await aPlan(api.db, { minutes: 600, days: 10 })
    await withOffers(api.db, varied.id, { ready: 0, made_to_order: 30_000, made_to_measure: 90_000 }, planId)
    const sewn = await items()
    expect(stateOf(one(sewn, 'M', 'Branco'))).toEqual(['in_stock', '4890.00 BRL', undefined])
    // Ten working days at the bench and five of margin, around the holiday of 20 November.
    expect(stateOf(one(sewn, 'P', 'Branco'))).toEqual(['backorder', '5190.00 BRL', '2026-12-08T12:00-0300'])

    await withOffers(api.db, varied.id, { made_to_measure: 90_000 }, planId)
    // Ten working days more until she is measured.
    expect(stateOf(one(await items(), 'M', 'Branco'))).toEqual([
      ...['backorder', '5790.00 BRL', '2026-12-22T12:00-0300'],
    ])
    await withOffers(api.db, varied.id, { made_to_order: 0 })
    expect(valueOf(one(await items(), 'M', 'Branco'), 'g:availability')).toBe('backorder')
  })

  test('leaves out what is sewn for longer than a year and what costs nothing', async () => {
    const product = await aListed({ stockAvailable: 0 })
    const { id: planId } = await aPlan(api.db, { minutes: 60, days: 250 })
    await withOffers(api.db, product.id, { made_to_measure: 0 }, planId)
    await aListed({ priceCents: 0 })
    expect(await items()).toEqual([])
  })

  test('shows the pictures of the colour first, eleven at most, and none of another colour', async () => {
    const product = await aProduct(api.db, { sizes: ['M'], colors: ['Branco', 'Rosé'] })
    await withPictures(api.db, product.id, [...Array.from({ length: 12 }, () => null), 'Rosé', 'Branco'])
    const rose = one(await items(), 'M', 'Rosé')
    expect(valueOf(rose, 'g:image_link')).toMatch(/-12\.webp$/)
    expect(childrenNamed(rose ?? parseXml('<none></none>'), 'g:additional_image_link')).toHaveLength(10)
    expect(JSON.stringify(rose)).not.toContain(`${product.id}-13.webp`)
  })

  test('gives Meta JPEG pictures and its own names of availability', async () => {
    const product = await aListed({ stockAvailable: 0, sizes: ['M'], colors: ['Branco'] })
    await withOffers(api.db, product.id, { made_to_order: 0 })
    const [item] = await items('meta')
    expect(valueOf(item, 'g:availability')).toBe('available for order')
    expect(valueOf(item, 'g:image_link')).toMatch(/-share\.jpg$/)
  })

  test('says of a child’s dress that it is one', async () => {
    const { id: categoryId } = await aCategory(api.db, { name: 'Daminhas' })
    await aListed({ name: 'Margarida', categoryId, sizes: ['4'], colors: ['Branco'] })
    expect(valueOf((await items())[0], 'g:age_group')).toBe('kids')
  })

  test('is well-formed and within every limit, whatever the texts are', async () => {
    const hostile = [
      ']]></title><item>&amp;<!-- "\'',
      `${'🤍'.repeat(200)}`,
      `Ab\u0001\u0008\u001f\ufffe\uffff\u0085c`,
      'Longo '.repeat(50),
      '&#0; &#x1F; <![CDATA[ x ]]>',
    ]
    for (const text of hostile) {
      const { id: categoryId } = await aCategory(api.db, { name: text.slice(0, 70) })
      await aListed({ name: text, description: text.repeat(30), categoryId, sizes: ['M', text.slice(0, 40)] })
    }
    await aListed({ description: '\u0001\u0002', name: 'Sem descrição' })
    const found = await items()
    expect(found).toHaveLength(hostile.length * 4 + 10)
    const titles = found.map((item) => valueOf(item, 'title'))
    expect(titles).toContain(`]]></title><item>&amp;<!-- "', Branco, tamanho M`)
    expect(titles).toContain('Abc, Branco, tamanho M')
    expect(titles.every((title) => title?.isWellFormed())).toBe(true)
  })
})
