import { expect, test } from 'vitest'
import { refundReasons, usualReason } from './refund-reasons.ts'

const order = { status: 'in_production', attention: null, withdrawalRequestedAt: null } as const

test.each([
  ['an order in production', {}, 'Pedido cancelado em comum acordo'],
  [
    'an order that its customer withdrew from',
    { withdrawalRequestedAt: new Date() },
    'Desistência da compra',
  ],
  ['a delivered order', { status: 'delivered' }, 'Devolução em 7 dias'],
  ['a payment of the wrong amount', { attention: 'amount_mismatch' }, 'Valor recebido diferente do pedido'],
] as const)('suggests the usual reason for %s', (_, change, reason) => {
  expect(usualReason({ ...order, ...change })).toBe(reason)
  expect(refundReasons).toContain(reason)
})
