import { expect, test } from 'vitest'
import { addressLines, formatArrival, isNew, locationOf } from './customer-text.ts'

test('a customer is new up to the seventh day', () => {
  expect([0, 7, 8].map((daysSinceRegistration) => isNew({ daysSinceRegistration }))).toEqual([
    true,
    true,
    false,
  ])
})

test('shows how long ago the customer registered', () => {
  const texts = [0, 1, 7, 8, 1200].map((daysSinceRegistration) => formatArrival({ daysSinceRegistration }))
  expect(texts).toEqual([
    'chegou hoje',
    'chegou há 1 dia',
    'chegou há 7 dias',
    'cliente há 8 dias',
    'cliente há 1.200 dias',
  ])
})

test('a location shows its known parts, or a dash when none is known', () => {
  expect(locationOf({ city: 'Niterói', state: 'RJ' })).toBe('Niterói, RJ')
  expect(locationOf({ city: null, state: 'RJ' })).toBe('RJ')
  expect(locationOf({ city: null, state: null })).toBe('—')
})

test('an address has only the lines that are known', () => {
  const none = {
    street: null,
    number: null,
    complement: null,
    neighborhood: null,
    city: null,
    state: null,
    zipCode: null,
  }
  expect(addressLines(none)).toEqual([])
  expect(
    addressLines({
      ...none,
      street: 'Rua A',
      number: '1',
      city: 'São Paulo',
      state: 'SP',
      zipCode: '01310-100',
    }),
  ).toEqual(['Rua A, 1', 'São Paulo, SP', '01310-100'])
})
