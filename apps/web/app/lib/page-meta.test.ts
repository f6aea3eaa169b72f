import type { Store } from '@shop/contract/store'
import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

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
    testMode: false,
  } satisfies Store,
}

test('a page is named after the shop of the profile', () => {
  const home = pageMeta(site, { description: 'x', path: '/' })
  const other = pageMeta(site, { title: 'Contato', description: 'x', path: '/contato' })
  expect(home).toContainEqual({ title: 'Flor de Lis · Vestidos feitos à mão' })
  expect(other).toContainEqual({ title: 'Contato · Flor de Lis' })
})

test('addresses of a page and its picture are whole ones, on the shop’s own origin', () => {
  const meta = pageMeta(site, { description: 'x', path: '/contato', image: '/assets/a.webp' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://loja.example/contato' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://loja.example/assets/a.webp' })
})
