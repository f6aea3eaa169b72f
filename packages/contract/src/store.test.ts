import { expect, test } from 'vitest'
import { storeInfo, storeProfile, storeUpdate } from './store.ts'

const profile = {
  name: 'Alva de Maio',
  tagline: 'Vestidos feitos à mão',
  legalName: 'Alva de Maio Ateliê Ltda.',
  cnpj: '00.000.000/0001-00',
  address: {
    street: 'Rua das Rendas',
    number: '100',
    complement: null,
    neighborhood: 'Jardins',
    city: 'São Paulo',
    state: 'SP',
    zipCode: '01310-100',
  },
  phone: '(11) 0000-0000',
  whatsapp: '5511000000000',
  email: 'ola@exemplo.com.br',
  instagram: 'https://instagram.com/exemplo',
  facebook: null,
  pinterest: null,
  openingHours: [
    { from: 'monday', to: 'friday', opens: '09:00', closes: '18:00' },
    { from: 'sunday', to: 'sunday', opens: null, closes: null },
  ],
}
const json = {
  profile,
  deliveryStates: ['SP', 'RJ', 'MG'],
  closedDays: ['2026-02-17'],
  paymentMethods: ['card', 'pix'],
  collections: [{ name: 'Princesa', count: 3, picture: null }],
  testMode: true,
}

test('the store tells its profile, states, payment methods and collections', () => {
  expect(storeInfo.encode(storeInfo.parse(json))).toEqual(json)
})

test('a setting beside the profile never reaches the wire', () => {
  expect(storeInfo.encode({ ...storeInfo.parse(json), ...{ stripeSecretKey: 'sk' } })).toEqual(json)
})

test('a link must be https, an hour an hour', () => {
  expect(storeProfile.safeParse({ ...profile, instagram: 'javascript:alert(1)' }).success).toBe(false)
  expect(storeProfile.safeParse({ ...profile, instagram: 'http://instagram.com/exemplo' }).success).toBe(
    false,
  )
  const openingHours = [{ from: 'monday', to: 'friday', opens: '25:00', closes: '18:00' }]
  expect(storeProfile.safeParse({ ...profile, openingHours }).success).toBe(false)
})

test('a shop delivers somewhere', () => {
  expect(storeUpdate.safeParse({ profile, deliveryStates: [] }).success).toBe(false)
  expect(storeUpdate.safeParse({ profile, deliveryStates: ['XX'] }).success).toBe(false)
  expect(storeUpdate.safeParse({ profile, deliveryStates: ['SP', 'BA'] }).success).toBe(true)
})
