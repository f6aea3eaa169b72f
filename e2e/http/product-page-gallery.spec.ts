import { productOf } from '../responses.ts'
import { expect, find, test, textOf } from './fixtures.ts'

test('the gallery contains each picture of the first colour, with a thumbnail for each', async ({
  open,
  request,
}) => {
  const product = await productOf(request, 1)
  expect(product.pictures).toHaveLength(12)
  const pictures = product.pictures.filter(({ color }) => color === product.colors[0])
  expect(pictures).toHaveLength(4)
  const { root } = await open('/produto/1')
  const gallery = find(root, 'section[aria-label="Fotos"]')
  for (const [index, { url, alt }] of pictures.entries()) {
    const full = find(gallery, `#foto-${index + 1} a`)
    expect([full.getAttribute('aria-label'), full.getAttribute('href')]).toEqual([`Ampliar: ${alt}`, url])
    find(gallery, `a[href="#foto-${index + 1}"][aria-label="Foto ${index + 1} de 4"] img`)
    const shown = find(full, 'img').getAttribute('src') ?? ''
    const picture = await request.get(shown)
    expect([picture.status(), picture.headers()['content-type']], shown).toEqual([200, 'image/webp'])
  }
  expect(gallery.querySelectorAll('li')).toHaveLength(8)
})

test('the first picture of a product is loaded with priority', async ({ open }) => {
  const { root } = await open('/produto/1')
  const first = find(root, '#foto-1 img')
  expect(first.getAttribute('fetchpriority')).toBe('high')
  expect(first.getAttribute('loading')).toBe('eager')
})

test('a product with one picture has neither thumbnails nor a count', async ({ open }) => {
  const { root } = await open('/produto/15')
  const gallery = find(root, 'section[aria-label="Fotos"]')
  expect(gallery.querySelectorAll('a')).toHaveLength(1)
  expect(textOf(gallery)).not.toContain('1 de 1')
})

test('a product is shared by WhatsApp, with its name, its price and its full URL', async ({ open }) => {
  const { root } = await open('/produto/1')
  const link = find(root, '#share-menu a')
  expect(textOf(link)).toBe('Compartilhar no WhatsApp')
  const href = new URL(link.getAttribute('href') ?? '')
  expect(href.origin).toBe('https://wa.me')
  const canonical = find(root, 'link[rel="canonical"]').getAttribute('href')
  expect(href.searchParams.get('text')).toBe(`Açucena, R$\u00a06.890,00 ${canonical}`)
})
