import { expect, test } from 'vitest'
import { orderDraft, paymentIntent, pricesChanged } from './order-draft.ts'

const sent = {
  customer: { name: 'Marina Duarte', email: 'marina@exemplo.com.br', phone: '(11) 90000-0000' },
  shipping: {
    address: 'Rua das Flores, 12',
    city: 'São Paulo',
    state: 'SP',
    zipCode: '01310-100',
    complement: 'Apto 4',
  },
  items: [
    {
      id: 7,
      name: 'Açucena',
      price: 4890.5,
      size: 'M',
      color: 'Off-White',
      quantity: 2,
      cartId: '7-M-Off-White',
    },
  ],
  total: 9781,
}

test('an order contains only what was chosen; names and prices sent by the browser are ignored', () => {
  expect(orderDraft.parse(sent)).toEqual({
    customer: sent.customer,
    shipping: sent.shipping,
    items: [{ productId: 7, size: 'M', color: 'Off-White', quantity: 2 }],
    totalCents: 978100,
  })
})

test('an order is encoded with the wire names', () => {
  expect(orderDraft.encode(orderDraft.parse(sent))).toEqual({
    ...sent,
    items: [{ id: 7, size: 'M', color: 'Off-White', quantity: 2 }],
  })
})

test('the name and each part of the address are one line, whatever was pasted; notes keep their line breaks', () => {
  const control = 'a\t\r\nb\u0007\u0085c'
  const { customer, shipping, pickupName, notes } = orderDraft.parse({
    ...sent,
    customer: { ...sent.customer, name: control },
    shipping: {
      ...sent.shipping,
      address: control,
      number: control,
      neighborhood: control,
      complement: control,
      city: control,
    },
    pickupName: control,
    notes: 'Portão azul\nSem campainha',
  })
  const { address, number, neighborhood, complement, city } = shipping ?? {}
  const lines = [customer.name, address, number, neighborhood, complement, city, pickupName]
  expect(lines).toEqual(lines.map(() => 'a b c'))
  expect(notes).toBe('Portão azul\nSem campainha')
})

test('notes and the checkout id are part of the request', () => {
  const checkoutId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  expect(orderDraft.parse({ ...sent, notes: 'Portão azul', checkoutId })).toMatchObject({
    notes: 'Portão azul',
    checkoutId,
  })
})

test.each([
  ['no items', { items: [] }],
  ['11 units in one line', { items: [{ ...sent.items[0], quantity: 11 }] }],
  ['a quantity of 0', { items: [{ ...sent.items[0], quantity: 0 }] }],
  ['half a unit', { items: [{ ...sent.items[0], quantity: 0.5 }] }],
  ['a negative total', { total: -1 }],
  ['a checkout id that is not a UUID', { checkoutId: 'abc' }],
])('an order with %s is rejected', (_, change) => {
  expect(orderDraft.safeParse({ ...sent, ...change }).success).toBe(false)
})

test('a payment begins with a client secret and the id of the order', () => {
  const response = {
    clientSecret: 'pi_1_secret_2',
    orderId: 12,
    total: 9781,
    holdExpiresAt: '2026-11-15T12:30:00.000Z',
  }
  expect(paymentIntent.encode(paymentIntent.parse(response))).toEqual(response)
})

test('changed prices are returned in reais with the remaining stock', () => {
  const details = {
    total: 5000,
    items: [{ id: 7, size: 'M', color: 'Branco', price: 5000, stockQuantity: 1 }],
  }
  expect(pricesChanged.parse(details).items[0]?.priceCents).toBe(500000)
  expect(pricesChanged.encode(pricesChanged.parse(details))).toEqual(details)
})
