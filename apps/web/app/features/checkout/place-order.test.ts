import { expect, test } from 'vitest'
import { draftOf } from './place-order.ts'

test('an order draft contains customer, address, items and total; blank fields are null', () => {
  const values = {
    firstName: 'Marina',
    lastName: 'Duarte',
    email: 'marina@exemplo.test',
    phone: '(11) 90000-0000',
    zipCode: '01310-100',
    address: 'Rua das Acácias, 120',
    complement: '',
    city: 'São Paulo',
    state: 'SP',
    notes: '',
  } as const
  const line = {
    cartId: '7-M-Off-White',
    productId: 7,
    name: 'Açucena',
    unitPriceCents: 100,
    size: 'M',
    color: 'Off-White',
    quantity: 3,
  }
  expect(draftOf({ checkoutId: 'c', values, lines: [line] })).toEqual({
    checkoutId: 'c',
    customer: { name: 'Marina Duarte', email: 'marina@exemplo.test', phone: '(11) 90000-0000' },
    shipping: {
      address: 'Rua das Acácias, 120',
      complement: null,
      city: 'São Paulo',
      state: 'SP',
      zipCode: '01310-100',
    },
    notes: null,
    items: [{ productId: 7, size: 'M', color: 'Off-White', quantity: 3 }],
    totalCents: 300,
  })
  const measured = { ...line, quantity: 1, offer: 'made_to_measure', measurementVersionId: 30 } as const
  expect(draftOf({ checkoutId: 'c', values, lines: [measured] }).items).toMatchObject([
    { offer: 'made_to_measure', measurementVersionId: 30 },
  ])
})
