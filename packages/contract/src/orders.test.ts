import { expect, test } from 'vitest'
import { orderQuery, orders, refundRequest } from './orders.ts'

test('one endpoint lists own orders, those of an e-mail, or all of them', () => {
  expect(orderQuery.parse({})).toEqual({})
  expect(orderQuery.parse({ email: 'Marina@Exemplo.com.br' })).toEqual({ email: 'marina@exemplo.com.br' })
  expect(orderQuery.parse({ escopo: 'todos', status: 'Pendente', search: 'mar', limit: '20' })).toEqual({
    scope: 'todos',
    status: 'pending',
    search: 'mar',
    limit: 20,
  })
})

test('the admin page requests all orders with the wire names', () => {
  expect(
    orders.page.query.encode({ scope: 'todos', limit: 50, status: 'in_production', cursor: 'abc' }),
  ).toEqual({
    escopo: 'todos',
    limit: '50',
    status: 'Em Produção',
    cursor: 'abc',
  })
})

test('a status is set with its Portuguese label', () => {
  expect(orders.setStatus.body.parse({ status: 'Entregue' })).toEqual({ status: 'delivered' })
  expect(orders.setStatus.body.safeParse({ status: 'Cancelado' }).success).toBe(false)
})

test('a refund has an amount and whether the units are restocked', () => {
  const sent = { requestId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', amount: 100.5, restock: true }
  expect(refundRequest.parse(sent)).toMatchObject({ amountCents: 10050, restock: true })
  expect(refundRequest.encode(refundRequest.parse(sent))).toEqual(sent)
})
