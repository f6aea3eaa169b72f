import type { OrderEvent } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { formatEvent } from '~/shared/orders/order-text.ts'
import { historyEntries } from './history-entries.ts'

let id = 0
const event = (
  kind: OrderEvent['kind'],
  details: OrderEvent['details'],
  actorName: string | null = null,
): OrderEvent => {
  id += 1
  return { id, kind, details, actorName, at: new Date(2026, 10, 16, 12, id) }
}
const refund = (details: OrderEvent['details'], actorName?: string) =>
  event('refund_changed', details, actorName)
const textsOf = (events: readonly OrderEvent[]) =>
  historyEntries(events).map((one) => formatEvent(one).replaceAll('\u00a0', ' '))

test('a full refund is one entry, attributed to the user who requested it', () => {
  const events = [
    event('created', {}),
    refund({ refundId: 1, from: null, to: 'pending', amountCents: 50_000 }, 'Helena'),
    refund({ refundId: 1, from: 'pending', to: 'succeeded', amountCents: 50_000 }),
    event('payment_changed', { from: 'paid', to: 'refunded' }),
  ]
  expect(textsOf(events)).toEqual(['Pedido criado', 'Reembolso de R$ 500,00 concluído'])
  expect(historyEntries(events)[1]).toMatchObject({ actorName: 'Helena', at: events[1]?.at })
})

test('the text of the entry includes the refund state', () => {
  const begun = refund({ refundId: 1, from: null, to: 'pending', amountCents: 100 })
  expect(textsOf([begun])).toEqual(['Reembolso de R$ 1,00 pedido'])
  expect(textsOf([begun, refund({ refundId: 1, from: 'pending', to: 'failed', amountCents: 100 })])).toEqual([
    'Reembolso de R$ 1,00 recusado',
  ])
})

test('two refunds of the same amount are two entries', () => {
  const both = [1, 2].map((refundId) => refund({ refundId, from: null, to: 'pending', amountCents: 100 }))
  const done = refund({ refundId: 1, from: 'pending', to: 'succeeded', amountCents: 100 })
  expect(textsOf([...both, done])).toEqual(['Reembolso de R$ 1,00 concluído', 'Reembolso de R$ 1,00 pedido'])
})

test('events without a refund id are combined by amount and state', () => {
  const events = [
    refund({ from: null, to: 'pending', amountCents: 100 }),
    refund({ from: 'pending', to: 'succeeded', amountCents: 100 }),
    refund({ from: null, to: 'pending', amountCents: 100 }),
    refund({ from: 'pending', to: 'succeeded', amountCents: 100 }),
  ]
  expect(textsOf(events)).toEqual(['Reembolso de R$ 1,00 concluído', 'Reembolso de R$ 1,00 concluído'])
})

test('money taken back by a bank is not a refund and has its own entry', () => {
  expect(textsOf([event('payment_changed', { from: 'paid', to: 'refunded' })])).toEqual([
    'Pagamento reembolsado',
  ])
})
