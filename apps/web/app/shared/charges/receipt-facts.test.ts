import { expect, test } from 'vitest'
import { receiptFacts } from './receipt-facts.ts'

const part = {
  number: 10_019,
  name: 'Marina Duarte',
  label: 'Parcela 1 de 2',
  amountCents: 80_383,
  paidAt: new Date('2026-10-18T15:00:00Z'),
  paymentMethod: 'pix',
  receivedWay: null,
  refundedCents: 0,
} as const

test('a receipt names the order, what was paid, by whom, when and how', () => {
  expect(receiptFacts(part)).toEqual([
    ['Pedido', 'nº 10019'],
    ['Referente a', 'Parcela 1 de 2'],
    ['Recebido de', 'Marina Duarte'],
    ['Recebido em', '18/10/2026'],
    ['Forma', 'Pix'],
  ])
  expect(receiptFacts({ ...part, paymentMethod: null, receivedWay: 'cash' })).toContainEqual([
    'Forma',
    'dinheiro, no ateliê',
  ])
})

test('what was returned of it is on it, and a way that is not known is not', () => {
  const extra = { ...part, label: 'Acréscimo: renda no punho', paymentMethod: null, refundedCents: 10_000 }
  expect(receiptFacts(extra).map(([name]) => name)).toEqual([
    'Pedido',
    'Referente a',
    'Recebido de',
    'Recebido em',
    'Devolvido',
  ])
})
