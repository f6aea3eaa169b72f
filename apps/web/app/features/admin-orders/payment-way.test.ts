import { expect, test } from 'vitest'
import { paymentWay } from './payment-way.ts'

const visa = { brand: 'visa', lastDigits: '4242', installments: null }
const paid = { paymentMethod: 'card', paidAt: new Date(), card: visa, receivedWay: null } as const

test.each([
  ['Visa final 4242', {}],
  ['Visa final 4242 em 3x', { card: { ...visa, installments: 3 } }],
  ['Cartão final 4242', { card: { ...visa, brand: 'unionpay' } }],
  ['Cartão', { card: null }],
  ['Pix', { card: null, paymentMethod: 'pix' }],
  ['Transferência bancária', { card: null, paymentMethod: null, receivedWay: 'transfer' }],
  ['No ateliê', { card: null, paymentMethod: null }],
  ['Ainda não escolhida', { card: null, paymentMethod: null, paidAt: null }],
] as const)('a payment is shown as %s', (text, change) => {
  expect(paymentWay({ ...paid, ...change })).toBe(text)
})
