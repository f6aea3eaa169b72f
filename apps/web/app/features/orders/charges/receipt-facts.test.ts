import { expect, test } from 'vitest'
import { receiptFacts } from './receipt-facts.ts'

const order = {
  number: 10_019,
  customer: { name: 'Marina Duarte', email: null, phone: null },
}
const part = {
  id: 1,
  kind: 'part',
  description: null,
  amountCents: 80_383,
  dueOn: '2026-10-18',
  paidAt: new Date('2026-10-18T15:00:00Z'),
  paymentMethod: 'pix',
  receivedWay: null,
  refundedCents: 0,
  cancelledAt: null,
} as const

test('a receipt names the order, what was paid, by whom, when and how', () => {
  const all = [part, { ...part, id: 2 }]
  expect(receiptFacts(order, part, all)).toEqual([
    ['Pedido', 'nº 10019'],
    ['Referente a', 'Parcela 1 de 2'],
    ['Recebido de', 'Marina Duarte'],
    ['Recebido em', '18/10/2026'],
    ['Forma', 'Pix'],
  ])
})

test('what was returned of it is on it, and a way that is not known is not', () => {
  const extra = {
    ...part,
    kind: 'extra',
    description: 'renda no punho',
    paymentMethod: null,
    refundedCents: 10_000,
  } as const
  const facts = receiptFacts(order, extra, [extra])
  expect(facts).toContainEqual(['Referente a', 'Acréscimo: renda no punho'])
  expect(facts.map(([name]) => name)).toEqual([
    'Pedido',
    'Referente a',
    'Recebido de',
    'Recebido em',
    'Devolvido',
  ])
})
