import type { Store } from '@shop/contract/store'
import { describe, expect, test } from 'vitest'
import { pageMeta, previewOf, summaryOf } from './page-meta.ts'

const site = {
  origin: 'https://loja.example',
  store: {
    profile: {
      name: 'Flor de Lis',
      tagline: 'Vestidos feitos à mão.',
      legalName: '',
      cnpj: '',
      address: { street: '', number: '', neighborhood: '', city: '', state: 'SP', zipCode: '' },
      phone: null,
      whatsapp: null,
      email: null,
      instagram: null,
      facebook: null,
      pinterest: null,
      openingHours: [],
    },
    deliveryStates: [],
    closedDays: [],
    paymentMethods: ['card'],
    collections: [],
    productCount: 0,
    testMode: false,
    paymentProvider: { publishableKey: 'pk_live_1', scriptUrl: null },
  } satisfies Store,
}

test('page titles contain the shop’s name from its profile', () => {
  const home = pageMeta(site, { description: 'x', path: '/' })
  const other = pageMeta(site, { title: 'Contato', description: 'x', path: '/contato' })
  expect(home).toContainEqual({ title: 'Flor de Lis · Vestidos feitos à mão' })
  expect(other).toContainEqual({ title: 'Contato · Flor de Lis' })
})

test('the URLs of a page and its picture are absolute, on the shop’s own origin', () => {
  const meta = pageMeta(site, { description: 'x', path: '/contato', image: '/assets/a.webp' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://loja.example/contato' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://loja.example/assets/a.webp' })
})

test('a page without a picture has that of the shop', () => {
  const meta = pageMeta(site, { description: 'x', path: '/contato' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://loja.example/share.jpg' })
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(meta).toContainEqual({ property: 'og:image:alt', content: 'Flor de Lis' })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('a preview picture is described with its size and its alt text', () => {
  const image = { src: '/media/a-share.jpg', alt: 'Vestido evasê', width: 1200, height: 630 }
  const meta = pageMeta(site, { description: 'x', path: '/produto/1', image, type: 'product' })
  expect(meta).toContainEqual({ property: 'og:type', content: 'product' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://loja.example/media/a-share.jpg' })
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(meta).toContainEqual({ property: 'og:image:height', content: '630' })
  expect(meta).toContainEqual({ property: 'og:image:alt', content: 'Vestido evasê' })
  expect(meta).toContainEqual({ name: 'twitter:image', content: 'https://loja.example/media/a-share.jpg' })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('a picture whose preview is not generated yet is used as it is', () => {
  const picture = { url: '/media/a.webp', alt: 'Véu', width: 900, height: 1200, placeholder: '', widths: [] }
  expect(previewOf(picture)).toEqual({ src: '/media/a.webp', alt: 'Véu', width: 900, height: 1200 })
  expect(previewOf({ ...picture, widths: [320] })).toMatchObject({ width: 1200, height: 630 })
  expect(previewOf(undefined)).toBeUndefined()
})

describe('the summary of a text', () => {
  test('is the text itself, on one line, when it is short', () => {
    expect(summaryOf(' Renda francesa.\n\nCauda  capela. ')).toBe('Renda francesa. Cauda capela.')
  })

  test('ends at a word and never exceeds the maximum length', () => {
    const text = 'Vestido de renda, com cauda, véu e mangas longas'
    for (let most = 10; most < text.length; most++) {
      const summary = summaryOf(text, most)
      expect(summary.length).toBeLessThanOrEqual(most)
      const visible = summary.slice(0, -1)
      expect(text.startsWith(visible)).toBe(true)
      expect(text.slice(visible.length)).toMatch(/^[ ,]/)
    }
  })

  test('cuts a text that has no spaces', () => {
    expect(summaryOf('a'.repeat(200))).toBe(`${'a'.repeat(159)}…`)
  })
})
