import type { StoreProfile } from '@shop/contract/store'
import { expect, test } from 'vitest'
import { organizationJsonLd } from './organization-json-ld.ts'

const profile: StoreProfile = {
  name: 'Flor de Lis',
  tagline: 'Vestidos de noiva',
  legalName: '',
  cnpj: '',
  address: {
    street: 'Rua 1',
    number: '2',
    neighborhood: '',
    city: 'Santos',
    state: 'SP',
    zipCode: '11010-000',
  },
  phone: null,
  whatsapp: '5513999990000',
  email: 'oi@flor.test',
  instagram: 'https://instagram.com/flor',
  facebook: null,
  pinterest: null,
  openingHours: [],
}
const ORIGIN = 'https://loja.example'

test('the shop has a contact for customers and its return policy, all with absolute URLs', () => {
  expect(organizationJsonLd(profile, { origin: ORIGIN })).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://loja.example/#organization',
    sameAs: ['https://instagram.com/flor'],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: '+5513999990000',
      email: 'oi@flor.test',
      url: 'https://loja.example/contato',
      availableLanguage: 'pt-BR',
    },
    hasMerchantReturnPolicy: { merchantReturnLink: 'https://loja.example/politica-de-trocas' },
  })
})

test('a shop without phone and e-mail is reached by its contact page', () => {
  const { contactPoint } = organizationJsonLd({ ...profile, whatsapp: null, email: null }, { origin: ORIGIN })
  expect(JSON.parse(JSON.stringify(contactPoint))).not.toHaveProperty('telephone')
  expect(contactPoint.url).toBe('https://loja.example/contato')
})
