import type { MeasurementVersion } from '@shop/contract/measurements'
import { expect, test } from 'vitest'
import { changedMeasures } from './changed-measures.ts'

const before: MeasurementVersion = {
  id: 1,
  number: 2,
  values: { waist: 760, hip: 1010 },
  heelMm: null,
  measuredOn: '2026-11-04',
  measuredBy: 'atelier',
  note: null,
  createdAt: new Date(),
}

test('says what changed, and what it was', () => {
  expect(changedMeasures(before, { waist: 745, hip: 1010, bust: 905 })).toBe(
    'Busto 90,5 · Cintura 74,5 (era 76,0 na versão 2)',
  )
  expect(changedMeasures(before, before.values)).toBe('Medidas iguais às da versão anterior.')
  expect(changedMeasures(undefined, { waist: 745 })).toBe('Cintura 74,5')
})
