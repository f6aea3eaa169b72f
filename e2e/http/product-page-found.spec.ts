import type { HTMLElement } from 'node-html-parser'
import { z } from 'zod'
import { productOf } from '../responses.ts'
import { expect, find, jsonLdOf, test, textOf } from './fixtures.ts'

function metaOf(root: HTMLElement): Record<string, string> {
  const tags = root.querySelectorAll('meta[name], meta[property]')
  return Object.fromEntries(
    tags.map((tag) => [
      tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
      tag.getAttribute('content') ?? '',
    ]),
  )
}

test('a product page describes itself to search engines and link previews', async ({ open, request }) => {
  const { description, pictures } = await productOf(request, 1)
  const { root } = await open('/produto/1')
  expect(textOf(find(root, 'title'))).toBe('Açucena · Alva de Maio')
  const canonical = find(root, 'link[rel="canonical"]').getAttribute('href')
  expect(canonical).toMatch(/^https?:\/\/[^/]+\/produto\/1$/)
  const meta = metaOf(root)
  expect(meta['description']?.length).toBeLessThanOrEqual(160)
  expect(description.startsWith(meta['description']?.replace(/…$/, '') ?? '-')).toBe(true)
  expect(meta).toMatchObject({
    'og:type': 'product',
    'og:title': 'Açucena · Alva de Maio',
    'og:url': canonical,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': pictures[0]?.alt,
    'product:price:amount': '6890.00',
    'product:price:currency': 'BRL',
    'twitter:card': 'summary_large_image',
  })
  expect(meta['og:image']).toMatch(/^https?:\/\/.+\/media\/[0-9a-f]+-share\.jpg$/)
  const preview = await request.get(new URL(meta['og:image'] ?? '').pathname)
  expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/jpeg'])
})

test('a product has schema.org data with its price, the pictures of its first colour, rating and breadcrumb', async ({
  open,
  request,
}) => {
  const { root } = await open('/produto/1')
  const { pictures, colors } = await productOf(request, 1)
  const [product, trail] = jsonLdOf(root)
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Açucena',
    sku: '1',
    image: pictures
      .filter(({ color }) => color === colors[0])
      .map(({ url }): unknown => expect.stringMatching(new RegExp(`^https?://.+${url}$`))),
    brand: { name: 'Alva de Maio' },
    offers: {
      ...{ price: '6890.00', priceCurrency: 'BRL', availability: 'https://schema.org/InStock' },
      seller: { '@id': expect.stringMatching(/^https?:\/\/.+\/#organization$/) as unknown },
      hasMerchantReturnPolicy: {
        merchantReturnDays: 7,
        merchantReturnLink: expect.stringMatching(/^https?:\/\/.+\/politica-de-trocas$/) as unknown,
      },
    },
    aggregateRating: { ratingValue: 5, reviewCount: 3 },
    review: [{ '@type': 'Review' }, { '@type': 'Review' }, { '@type': 'Review' }],
  })
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Início' },
      { position: 2, name: 'Coleções' },
      { position: 3, name: 'Evasê' },
      { position: 4, name: 'Açucena' },
    ],
  })
})

test('a sold-out product is described as such', async ({ open }) => {
  const { root } = await open('/produto/10')
  expect(jsonLdOf(root)[0]).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
})

test('the home page describes the shop in its structured data, with a logo that is there', async ({
  open,
  request,
}) => {
  const { root } = await open('/')
  const shop = jsonLdOf(root)[0]
  expect(shop).toMatchObject({
    '@type': 'Organization',
    name: 'Alva de Maio',
    contactPoint: { contactType: 'customer service', availableLanguage: 'pt-BR' },
    hasMerchantReturnPolicy: { merchantReturnDays: 7 },
  })
  const { logo } = z.object({ logo: z.url() }).parse(shop)
  const picture = await request.get(new URL(logo).pathname)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
})
