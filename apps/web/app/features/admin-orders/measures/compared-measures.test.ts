import type { MeasurementSheet, MeasurementVersion } from '@shop/contract/measurements'
import type { LockedMeasures } from '@shop/contract/order-measures'
import { expect, test } from 'vitest'
import { changeText, heelText, shownMeasures, versionText, workSheetVersion } from './compared-measures.ts'

const version = (number: number, values: MeasurementVersion['values'], measuredOn = '2026-11-12') => ({
  ...{ id: number * 10, number, values, measuredOn, heelMm: 80, note: null },
  measuredBy: 'atelier' as const,
  createdAt: new Date(),
})
const [first, second, third] = [
  version(1, { waist: 720 }, '2026-10-01'),
  version(2, { waist: 690 }, '2026-10-20'),
  version(3, { waist: 660 }),
]
const person: MeasurementSheet = {
  ...{ id: 1, personName: 'Ana', isChild: false, consentText: '', consentedAt: new Date() },
  versions: [third, second, first],
}
const locked: LockedMeasures = { ...second, personName: 'Ana', lockedAt: new Date() }

test('the version that was sent stands beside the earlier ones', () => {
  expect(shownMeasures({ locked: null, sheet: person }, 30)).toEqual({
    shown: third,
    personName: 'Ana',
    earlier: [second, first],
    newer: undefined,
  })
})

test('once locked, the copy in the order counts, and a later version is only named', () => {
  expect(shownMeasures({ locked, sheet: person }, 30)).toEqual({
    shown: locked,
    personName: 'Ana',
    earlier: [first],
    newer: third,
  })
})

test('what the atelier measured without a sheet, or a sheet that was deleted, has nothing to compare with', () => {
  const own = { ...locked, number: null, personName: null }
  expect(shownMeasures({ locked: own, sheet: null }, undefined)).toMatchObject({
    shown: own,
    earlier: [],
    newer: undefined,
  })
  expect(shownMeasures({ locked: null, sheet: null }, 30).shown).toBe(undefined)
})

test('a girth that changed by 2 cm or more is named with the days between', () => {
  const old = version(1, { bust: 900, waist: 690, hip: 1010, height: 1650 }, '2026-10-20')
  const change = (values: MeasurementVersion['values'], day?: string) =>
    changeText(old, version(2, { ...old.values, ...values }, day))
  expect(change({ waist: 660 })).toBe('Cintura 3,0 cm menor em 23 dias.')
  expect(change({ waist: 670, hip: 1030 }, '2026-10-21')).toBe(
    'Cintura 2,0 cm menor e quadril 2,0 cm maior em 1 dia.',
  )
  expect(change({ bust: 925 }, '2026-10-20')).toBe('Busto 2,5 cm maior no mesmo dia.')
  expect([change({ waist: 671 }), change({ height: 1600 }), change({ arm: 300 })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a version is named by its number, day and who measured', () => {
  expect(versionText(third)).toBe('versão 3, medida em 12/11/2026 no ateliê')
  expect(versionText({ ...third, number: null })).toBe('medida em 12/11/2026 no ateliê')
  expect(workSheetVersion({ ...locked, measuredBy: 'herself' })).toBe(
    'versão 2, 20/10/2026, medida por ela mesma',
  )
  expect([heelText({ heelMm: 85 }), heelText({ heelMm: 0 }), heelText({ heelMm: null })]).toEqual([
    'salto de 8,5 cm',
    'sem salto',
    undefined,
  ])
})
