import type { OrderEvent } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { stepsOf } from './order-steps.ts'

const now = new Date('2026-11-15T15:00:00Z')
const placedAt = new Date('2026-10-28T14:00:00Z')
const paidAt = new Date('2026-10-28T14:03:00Z')

const moved = (to: string, at: string): OrderEvent => ({
  id: 1,
  kind: 'status_changed',
  at: new Date(at),
  actorName: null,
  details: { to },
})

const textsOf = (steps: ReturnType<typeof stepsOf>) =>
  steps.map(({ label, state, note }) => [label, state, note ?? ''].join(' | '))

test('each completed step shows its date, and the current one since when', () => {
  const events = [moved('confirmed', '2026-10-28T14:03:00Z'), moved('in_production', '2026-11-03T12:00:00Z')]
  expect(textsOf(stepsOf({ status: 'in_production', placedAt, paidAt }, events, now))).toEqual([
    'Pendente | done | 28/10',
    'Confirmado | done | 28/10',
    'Em Produção | current | desde 03/11',
    'Pronto | coming | ',
    'Entregue | coming | ',
  ])
})

test('a delivered order has completed every step', () => {
  const events = [moved('delivered', '2026-11-12T12:00:00Z')]
  const steps = stepsOf({ status: 'delivered', placedAt, paidAt }, events, now)
  expect(steps.every(({ state }) => state === 'done')).toBe(true)
  expect(steps.at(-1)?.note).toBe('12/11')
})

test('a skipped step has no date, and a date in another year shows the year', () => {
  const events = [moved('ready', '2025-12-30T12:00:00Z')]
  const steps = stepsOf(
    { status: 'ready', placedAt: new Date('2025-12-01T12:00:00Z'), paidAt: null },
    events,
    now,
  )
  expect(textsOf(steps)).toEqual([
    'Pendente | done | 01/12/2025',
    'Confirmado | done | ',
    'Em Produção | done | ',
    'Pronto | current | desde 30/12/2025',
    'Entregue | coming | ',
  ])
})
