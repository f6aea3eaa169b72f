import { expect, test } from 'vitest'
import { prefilled } from './prefill.ts'

const account = {
  id: 1,
  name: ' Marina  Souza Duarte ',
  email: 'marina@exemplo.test',
  phone: null,
  street: 'Rua das Acácias',
  number: '120',
  complement: null,
  neighborhood: null,
  city: 'Salvador',
  state: 'BA',
  zipCode: '40020-000',
  role: 'customer',
  daysSinceRegistration: 3,
} as const

test('a name is split at its first space, and an address is composed of its known parts', () => {
  expect(prefilled(account, ['SP', 'BA'])).toMatchObject({
    firstName: 'Marina',
    lastName: 'Souza Duarte',
    phone: '',
    address: 'Rua das Acácias, 120',
    state: 'BA',
  })
})

test('a state to which the shop does not deliver is left empty', () => {
  expect(prefilled(account, ['SP']).state).toBe('')
})
