import { describe, expect, test } from 'vitest'
import { cardOf } from './card-product.ts'
import { sampleProducts } from './sample-products.ts'

const picture = {
  url: '/media/a.webp',
  alt: 'Vestido sereia',
  width: 900,
  height: 1200,
  placeholder: '',
  widths: [320, 900],
}

const product = {
  id: 7,
  name: 'Orquídea',
  description: 'Longa descrição',
  priceCents: 745_000,
  collection: 'Sereia',
  images: ['/media/a.webp'],
  featured: true,
  inStock: true,
  stockQuantity: 4,
  sizes: ['M'],
  colors: ['Marfim'],
  pictures: [picture],
  version: 1,
}

describe('a product card', () => {
  test('shows the first picture in both formats and every width', () => {
    const { picture } = cardOf(product)
    expect(picture?.avif).toBe('/media/a-320.avif 320w, /media/a-900.avif 900w')
    expect(picture?.webp).toBe('/media/a-320.webp 320w, /media/a-900.webp 900w')
  })

  test('links to its product and contains only the fields it shows', () => {
    const card = cardOf(product)
    expect(card.to).toBe('/produto/7')
    expect(Object.keys(card)).not.toContain('description')
  })

  test('shows the first colour, and contains the first picture of each colour if there are several', () => {
    const of = (color: string, url: string) => ({ ...picture, color, url })
    const pictures = [
      of('Branco', '/media/b.webp'),
      of('Marfim', '/media/m.webp'),
      of('Branco', '/media/c.webp'),
    ]
    const both = cardOf({ ...product, colors: ['Marfim', 'Branco', 'Rosé'], pictures })
    expect(both.picture?.src).toBe('/media/m.webp')
    expect(both.colorPictures?.map(({ url }) => url)).toEqual(['/media/m.webp', '/media/b.webp'])
    expect(cardOf({ ...product, pictures: pictures.slice(1, 2) })).not.toHaveProperty('colorPictures')
  })

  test('names its sizes if they reach beyond the usual ones', () => {
    const rangeOf = (...sizes: string[]) => cardOf({ ...product, sizes }).sizeRange
    expect(rangeOf('P', 'M', 'G', 'GG', 'XGG')).toBe('Do P ao XGG')
    expect([rangeOf('PP', 'GG'), rangeOf('Único'), rangeOf('34', '36')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('has another picture of the shown colour, for the mouse', () => {
    const alternate = { url: '/media/b.webp', widths: [320] }
    expect(cardOf({ ...product, pictures: [{ ...picture, alternate }] }).picture?.alternate).toEqual(
      alternate,
    )
  })

  test('works without a picture', () => {
    expect(cardOf({ ...product, pictures: [] }).picture).toBeNull()
  })
})

test('there are three samples, which look like products and link to the collection', () => {
  expect(sampleProducts).toHaveLength(3)
  for (const { name, priceCents, picture, to } of sampleProducts) {
    expect(name).not.toBe('')
    expect(priceCents).toBeGreaterThan(0)
    expect(picture?.alt).not.toBe('')
    expect(to).toBe('/colecoes')
  }
})
