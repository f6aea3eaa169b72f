import { describe, expect, test } from 'vitest'
import { adminOrder, customerOrder, order, orderStatus, paymentState } from './order.ts'

const decoded = {
  id: 12,
  number: 10012,
  placedAt: new Date('2026-11-15T12:00:00.000Z'),
  status: 'in_production',
  totalCents: 978100,
  customer: { name: 'Marina Duarte', email: 'marina@exemplo.com.br', phone: '11900000000' },
  shipping: {
    address: 'Rua das Flores, 12',
    complement: null,
    city: 'São Paulo',
    state: 'SP',
    zipCode: '01310-100',
  },
  items: [
    {
      id: 1,
      productId: 7,
      cartId: '7-M-Off-White',
      lineKey: '[7,"M","Off-White"]',
      name: 'Açucena',
      size: 'M',
      color: 'Off-White',
      quantity: 2,
      unitPriceCents: 489050,
      imageUrl: '/media/3f9a.webp',
    },
  ],
  notes: null,
  paymentState: 'paid',
  paymentMethod: 'card',
  refundedCents: 0,
  paidAt: new Date('2026-11-15T12:01:00.000Z'),
  holdExpiresAt: null,
  deliveryWindow: { from: '2026-12-07', to: '2026-12-29' },
  withdrawalRequestedAt: null,
} as const
const english = { ...decoded, items: decoded.items.map((item) => ({ ...item })) }

const customerView = {
  id: 12,
  data_pedido: '2026-11-15T12:00:00.000Z',
  status: 'Em Produção',
  total: 9781,
}
const customerItem = { id: 1, nome_produto: 'Açucena', quantidade: 2, tamanho: 'M', preco_unitario: 4890.5 }
const adminView = {
  id: 12,
  date: '2026-11-15T12:00:00.000Z',
  status: 'Em Produção',
  total: 9781,
  customer: { name: 'Marina Duarte', email: 'marina@exemplo.com.br' },
  shipping: { address: 'Rua das Flores, 12', city: 'São Paulo', state: 'SP', zipCode: '01310-100' },
}
const adminItem = {
  cartId: '7-M-Off-White',
  name: 'Açucena',
  size: 'M',
  color: 'Off-White',
  quantity: 2,
  price: 4890.5,
}
const extras = { paymentState: 'pago', refundedTotal: 0 }

describe('an order', () => {
  test('is encoded with the customer field names for the customer', () => {
    const sent = customerOrder.encode(english)
    expect(sent).toMatchObject({ ...customerView, ...extras, items: [customerItem] })
    expect(sent).not.toHaveProperty('date')
    expect(customerOrder.parse(sent)).toEqual(decoded)
  })

  test('is encoded with the admin field names for the admin', () => {
    const sent = adminOrder.encode(english)
    expect(sent).toMatchObject({ ...adminView, ...extras, items: [adminItem] })
    expect(sent).not.toHaveProperty('data_pedido')
    expect(adminOrder.parse(sent)).toEqual(decoded)
  })

  test('has both sets of field names where an endpoint is shared, and either view can be parsed from it', () => {
    const sent = order.encode(english)
    expect(sent).toMatchObject({ ...customerView, ...adminView, items: [{ ...customerItem, ...adminItem }] })
    expect(order.parse(sent)).toEqual(decoded)
    expect(customerOrder.parse(sent)).toEqual(decoded)
    expect(adminOrder.parse(sent)).toEqual(decoded)
  })

  test('does not expose the ids of the payment provider', () => {
    const row = { ...english, paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret' }
    expect(JSON.stringify(order.encode(row))).not.toContain('pi_1')
  })
})

test('an order has five statuses', () => {
  expect(orderStatus.in.options).toEqual(['Pendente', 'Confirmado', 'Em Produção', 'Pronto', 'Entregue'])
  expect(orderStatus.parse('Em Produção')).toBe('in_production')
})

test('a payment has five states, and one of an order that is paid in part', () => {
  expect(paymentState.in.options).toEqual([
    'aguardando',
    'pago',
    'parcial',
    'recusado',
    'expirado',
    'reembolsado',
  ])
})
