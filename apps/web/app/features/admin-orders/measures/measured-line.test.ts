import type { ItemMeasures } from '@shop/contract/item-measures'
import { expect, test } from 'vitest'
import { stageOf } from './measured-line.ts'

const none: ItemMeasures = {
  dueOn: '2026-12-01',
  sent: null,
  missing: [],
  lockedAt: null,
  unlockReason: null,
}
const sent = {
  ...{ versionId: 3, sheetId: 1, personName: 'Ana', number: 3 },
  ...{ measuredOn: '2026-11-12', measuredBy: 'herself' as const },
}
/** Noon in São Paulo. */
const on = (day: string) => new Date(`${day}T15:00:00Z`)

test('measures are awaited until the end of their day, then late by days', () => {
  expect(stageOf(none, on('2026-12-01'))).toEqual({ kind: 'waiting', until: '01/12/2026' })
  expect(stageOf(none, on('2026-12-02'))).toEqual({ kind: 'late', days: 1, until: '01/12/2026' })
  expect(stageOf({ ...none, dueOn: null }, on('2026-12-02'))).toEqual({ kind: 'open' })
})

test('what was sent waits to be checked, however late it came, until it is locked', () => {
  expect(stageOf({ ...none, sent }, on('2026-12-09'))).toEqual({ kind: 'sent' })
  const lockedAt = new Date('2026-11-14T01:00:00Z')
  expect(stageOf({ ...none, sent, lockedAt }, on('2026-12-09'))).toEqual({ kind: 'locked', on: '13/11/2026' })
})
