import type { ItemMeasures } from '@shop/contract/item-measures'
import { expect, test } from 'vitest'
import { linkedMeasuresState } from './linked-measures-state.ts'

const order = {
  status: 'confirmed',
  paymentState: 'paid',
  cancelledAt: null,
  withdrawalRequestedAt: null,
} as const
const nothing = { isSent: false, sentAt: null, isReopened: false, hasAccount: false }
const sent = { ...nothing, isSent: true, sentAt: new Date('2026-11-17T15:00:00Z') }
const measures: ItemMeasures = {
  dueOn: '2026-12-02',
  sent: null,
  missing: ['waist'],
  lockedAt: null,
  unlockReason: null,
}
const complete = { ...measures, missing: [] }
const stateOf = (
  given: ItemMeasures,
  stage: typeof sent | typeof nothing,
  { today = '2026-11-20', ...changed }: { today?: string; status?: 'delivered' } = {},
) => linkedMeasuresState(given, stage, { ...order, ...changed }, today)

test('awaited until the day that is said, late afterwards', () => {
  expect(stateOf(measures, nothing)).toMatchObject({
    kind: 'awaited',
    title: 'Envie as medidas até 02/12/2026',
    isOpen: true,
  })
  expect(stateOf({ ...measures, dueOn: null }, nothing).title).toBe('Envie as medidas')
  expect(stateOf(measures, nothing, { today: '2026-12-03' })).toMatchObject({
    kind: 'late',
    title: 'As medidas estão atrasadas',
  })
})

test('received with the date, and the way to send again', () => {
  expect(stateOf(complete, sent)).toMatchObject({
    kind: 'sent',
    title: 'Recebemos suas medidas em 17/11/2026',
    isOpen: true,
  })
  const { title, texts } = stateOf(measures, sent)
  expect([title, texts[0]]).toEqual([
    'Complete as medidas até 02/12/2026',
    'Recebemos suas medidas em 17/11/2026. Falta: Cintura. Envie todas de novo: as novas substituem as anteriores.',
  ])
})

test('locked, delivered or in an account: nothing is sent by link', () => {
  const locked = stateOf({ ...complete, lockedAt: new Date('2026-11-18T15:00:00Z') }, sent)
  expect(locked).toMatchObject({ kind: 'locked', title: 'Medidas travadas em 18/11/2026', isOpen: false })
  expect(stateOf(complete, sent, { status: 'delivered' }).isOpen).toBe(false)
  const { isOpen, texts } = stateOf(complete, { ...sent, hasAccount: true })
  expect([isOpen, texts[0]]).toEqual([
    false,
    'Este pedido já está numa conta. Entre nela para enviar ou ver as medidas.',
  ])
})

test('opened again by the atelier', () => {
  expect(stateOf(complete, { ...sent, isReopened: true })).toMatchObject({ kind: 'reopened', isOpen: true })
})
