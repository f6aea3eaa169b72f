import type { Order } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { prefilled, textsOf } from './prefill.ts'

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

test('a name is split at its first space, and an address has its known parts', () => {
  expect(prefilled(account, ['SP', 'BA'], null)).toMatchObject({
    firstName: 'Marina',
    lastName: 'Souza Duarte',
    phone: '',
    cpf: '',
    fulfilment: 'ship',
    address: 'Rua das Acácias',
    number: '120',
    neighborhood: '',
    state: 'BA',
  })
})

test('a state to which the shop does not deliver is left empty', () => {
  expect(prefilled(account, ['SP'], null).state).toBe('')
})

const order = {
  id: 7,
  number: 1042,
  placedAt: new Date(0),
  status: 'pending',
  totalCents: 100,
  customer: { name: 'Bia Lima', email: null, phone: '(11) 90000-0000', cpf: '•••.982.247-••' },
  shipping: {
    address: 'Rua Nova, 7 · Centro',
    street: 'Rua Nova',
    number: '7',
    neighborhood: 'Centro',
    complement: null,
    city: 'Campinas',
    state: 'SP',
    zipCode: '13010-060',
  },
  notes: null,
  paymentState: 'awaiting',
  paymentMethod: null,
  refundedCents: 0,
  paidAt: null,
  holdExpiresAt: null,
  deliveryWindow: null,
  withdrawalRequestedAt: null,
  items: [],
} as const satisfies Order

test('an order is continued with its own values: the parts of its address, and its CPF masked', () => {
  expect(textsOf(order, account)).toMatchObject({
    firstName: 'Bia',
    cpf: '•••.982.247-••',
    fulfilment: 'ship',
    address: 'Rua Nova',
    number: '7',
    neighborhood: 'Centro',
    city: 'Campinas',
  })
})

test('of an order with a single line the line is the street, to be completed', () => {
  const { address, complement, city, state, zipCode } = order.shipping
  const shipping = { address, complement, city, state, zipCode }
  expect(textsOf({ ...order, shipping }, account)).toMatchObject({ address, number: '', neighborhood: '' })
})

test('an order that is collected leaves the account’s own address in the fields, not the atelier’s', () => {
  const pickup = { ...order, fulfilment: 'pickup', pickupName: 'Tia' } as const
  expect(textsOf(pickup, account)).toMatchObject({
    fulfilment: 'pickup',
    pickupName: 'Tia',
    address: 'Rua das Acácias',
    city: 'Salvador',
    zipCode: '40020-000',
  })
})
