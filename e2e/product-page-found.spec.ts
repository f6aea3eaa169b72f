import type { Page } from '@playwright/test'
import { productOf } from './answers.ts'
import { firstScripts, withQueriesOrSchemas } from './first-scripts.ts'
import { expect, test } from './fixtures.ts'

async function metaOf(page: Page): Promise<Record<string, string>> {
  const pairs = await page.evaluate(() =>
    [...document.querySelectorAll('meta[name], meta[property]')].map((tag) => [
      tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
      tag.getAttribute('content') ?? '',
    ]),
  )
  return Object.fromEntries(pairs.map(([name = '', content = '']) => [name, content]))
}

/** As a search engine reads it: from the document, before any script. */
async function jsonLdOf(page: Page, path: string): Promise<Record<string, unknown>[]> {
  const html = await (await page.request.get(path)).text()
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...blocks].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>)
}

test('a product’s page tells search engines and link previews what it is', async ({ page, request }) => {
  const { description, pictures } = await productOf(request, 1)
  await page.goto('/produto/1')
  await expect(page).toHaveTitle('Açucena · Alva de Maio')
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(canonical).toMatch(/^https?:\/\/[^/]+\/produto\/1$/)
  const meta = await metaOf(page)
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

test('a product is described as schema.org wants it, with its price, its stars and the way to it', async ({
  page,
}) => {
  const [product, trail] = await jsonLdOf(page, '/produto/1')
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Açucena',
    sku: '1',
    brand: { name: 'Alva de Maio' },
    offers: { price: '6890.00', priceCurrency: 'BRL', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: 5, reviewCount: 3 },
  })
  expect(product?.['review']).toHaveLength(3)
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

test('a sold-out product is described as such', async ({ page }) => {
  const [product] = await jsonLdOf(page, '/produto/10')
  expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
})

test('the home page says who the shop is', async ({ page }) => {
  const [shop] = await jsonLdOf(page, '/')
  expect(shop).toMatchObject({ '@type': 'Organization', name: 'Alva de Maio' })
})

test('moving between pages in the browser makes no script, and Trusted Types have nothing to refuse', async ({
  page,
}) => {
  await page.goto('/produto/1')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2)
  await page.getByRole('banner').getByRole('link', { name: 'Alva de Maio' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todo vestido começa com um traço')
  await page.getByRole('region', { name: 'DESTAQUES' }).getByRole('link').nth(1).click()
  await expect(page.getByRole('navigation', { name: 'Você está em' })).toBeVisible()
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

test('a first visit to a product loads neither queries nor schemas', async ({ page }) => {
  expect(withQueriesOrSchemas(await firstScripts(page, '/produto/1'))).toEqual([])
})
