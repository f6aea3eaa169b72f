import { expect, test } from 'vitest'
import { storeInfo, storeProfile, storeUpdate } from './store.ts'

const profile = {
  name: 'Alva de Maio',
  tagline: 'Vestidos feitos à mão',
  legalName: 'Alva de Maio Ateliê Ltda.',
  cnpj: '12.ABC.345/01DE-35',
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
  productCount: 3,
  testMode: true,
  paymentProvider: { publishableKey: 'pk_test_1', scriptUrl: 'http://127.0.0.1:4242/endive/stripe.js' },
}

test('the store response has profile, states, payment methods and collections', () => {
  expect(storeInfo.encode(storeInfo.parse(json))).toEqual(json)
})

test('a setting that is not part of the schema is never sent', () => {
  expect(storeInfo.encode({ ...storeInfo.parse(json), ...{ stripeSecretKey: 'sk' } })).toEqual(json)
})

test('a link must be https, and opening hours must be valid times', () => {
  expect(storeProfile.safeParse({ ...profile, instagram: 'javascript:alert(1)' }).success).toBe(false)
  expect(storeProfile.safeParse({ ...profile, instagram: 'http://instagram.com/exemplo' }).success).toBe(
    false,
  )
  const openingHours = [{ from: 'monday', to: 'friday', opens: '25:00', closes: '18:00' }]
  expect(storeProfile.safeParse({ ...profile, openingHours }).success).toBe(false)
})

test('a shop delivers to at least one state, and only to existing states', () => {
  expect(storeUpdate.safeParse({ profile, deliveryStates: [] }).success).toBe(false)
  expect(storeUpdate.safeParse({ profile, deliveryStates: ['XX'] }).success).toBe(false)
  expect(storeUpdate.safeParse({ profile, deliveryStates: ['SP', 'BA'] }).success).toBe(true)
})

test('a saved profile needs a valid CNPJ, with or without letters, and opening before closing times', () => {
  const update = (changes: object) =>
    storeUpdate.safeParse({ profile: { ...profile, ...changes }, deliveryStates: ['SP'] })
  expect(update({ cnpj: '12abc34501de35' }).data?.profile?.cnpj).toBe('12.ABC.345/01DE-35')
  expect(update({ cnpj: '12.ABC.345/01DE-36' }).success).toBe(false)
  expect(update({ cnpj: '00.000.000/0000-00' }).success).toBe(false)
  const hours = (opens: string | null, closes: string | null) =>
    update({ openingHours: [{ from: 'monday', to: 'friday', opens, closes }] }).success
  expect([hours('09:00', '18:00'), hours(null, null)]).toEqual([true, true])
  expect([hours('18:00', '09:00'), hours('09:00', null), hours(null, '18:00')]).toEqual([false, false, false])
})
