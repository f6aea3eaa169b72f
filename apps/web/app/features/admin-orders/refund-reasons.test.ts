import { expect, test } from 'vitest'
import { refundReasons, usualReason } from './refund-reasons.ts'

const order = { status: 'in_production', attention: null, withdrawalRequestedAt: null } as const

test.each([
  ['an order that is being made', {}, 'Pedido cancelado em comum acordo'],
  ['one that its customer withdrew from', { withdrawalRequestedAt: new Date() }, 'Desistência da compra'],
  ['one that was delivered', { status: 'delivered' }, 'Devolução em 7 dias'],
  ['money that does not fit', { attention: 'amount_mismatch' }, 'Valor recebido diferente do pedido'],
] as const)('suggests the usual reason for %s', (_, change, reason) => {
  expect(usualReason({ ...order, ...change })).toBe(reason)
  expect(refundReasons).toContain(reason)
})
