import type { ItemMeasures } from '@shop/contract/item-measures'
import { usualMeasures } from '@shop/contract/measures'
import { expect, test } from 'vitest'
import { measuresState } from './measures-state.ts'

const sent: ItemMeasures['sent'] = {
  ...{ versionId: 30, sheetId: 3, personName: 'Ana', number: 2 },
  ...{ measuredOn: '2026-11-12', measuredBy: 'herself' },
}
const none: ItemMeasures = {
  ...{ dueOn: '2026-12-01', sent: null, missing: [...usualMeasures] },
  ...{ lockedAt: null, unlockReason: null },
}
const order = {
  status: 'confirmed',
  paymentState: 'paid',
  cancelledAt: null,
  withdrawalRequestedAt: null,
} as const

function state(measures: Partial<ItemMeasures>, today = '2026-11-20', values = {}) {
  return measuresState({ ...none, ...measures }, { ...order, ...values }, today)
}

test('measures are awaited until the day, and late from the next one', () => {
  expect(state({}, '2026-12-01')).toMatchObject({ kind: 'awaited', title: 'Envie as medidas até 01/12/2026' })
  const late = state({}, '2026-12-02')
  expect(late).toMatchObject({ kind: 'late', title: 'As medidas estão atrasadas', isOpen: true })
  expect(late.texts.join(' ')).toContain('Eram esperadas até 01/12/2026.')
})

test('a version without some of the usual measures is not enough, and they are named', () => {
  const { title, texts } = state({ sent, missing: ['hip', 'backLength'] })
  expect(title).toBe('Complete as medidas até 01/12/2026')
  expect(texts).toContain('Faltam: Quadril · Nuca à cintura, costas.')
  expect(state({ sent, missing: ['hip'] }, '2026-12-09')).toMatchObject({
    kind: 'late',
    texts: ['Falta: Quadril.', expect.stringContaining('01/12/2026')],
  })
})

test('a complete version waits to be checked, however late it is', () => {
  expect(state({ sent, missing: [] }, '2027-01-01')).toMatchObject({
    kind: 'sent',
    title: 'Versão 2 enviada, à espera da conferência',
    isOpen: true,
  })
})

test('locked measures name the version and can no longer be sent; reopened ones say why and can', () => {
  const locked = state({ sent, missing: [], lockedAt: new Date('2026-11-15T15:00:00Z') })
  expect(locked).toEqual({
    kind: 'locked',
    title: 'Medidas travadas em 15/11/2026',
    texts: [
      'Ficha de Ana, versão 2, medida em 12/11/2026.',
      'Versões novas da ficha não mudam mais esta peça.',
    ],
    isOpen: false,
  })
  const reopened = state({ sent, missing: [], unlockReason: 'Busto menor' })
  expect(reopened).toMatchObject({ kind: 'reopened', isOpen: true })
  expect(reopened.texts).toContain('Motivo: Busto menor')
})

test('before payment there is no day yet, and an order that has ended takes no measures', () => {
  expect(state({ dueOn: null }).title).toBe('Envie as medidas')
  for (const ended of [{ paymentState: 'refunded' }, { cancelledAt: new Date() }, { status: 'delivered' }])
    expect(state({}, '2026-11-20', ended).isOpen).toBe(false)
})
