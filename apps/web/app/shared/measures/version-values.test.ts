import type { MeasurementVersion } from '@shop/contract/measurements'
import { expect, test } from 'vitest'
import {
  checkHeel,
  checkMeasure,
  doubtsOf,
  emptyTexts,
  measureGroups,
  versionBody,
} from './version-values.ts'

const latest: MeasurementVersion = {
  ...{ id: 1, number: 1, measuredOn: '2026-10-20', measuredBy: 'atelier', note: 'Com bojo', heelMm: 80 },
  values: { waist: 490, hip: 1010, sleeve: 585 },
  createdAt: new Date(),
}
const texts = { ...emptyTexts(latest), measuredOn: '2026-11-12' }
const judged = { latest, isChild: false, confirmed: {} }

test('what stays empty repeats the version before, but its note and the atelier’s tape do not', () => {
  expect(versionBody({ ...judged, texts: { ...texts, hip: '100,5', measuredBy: 'somebody' } })).toEqual({
    values: { waist: 490, hip: 1005, sleeve: 585 },
    heelMm: 80,
    measuredOn: '2026-11-12',
    measuredBy: 'somebody',
    note: '',
    confirmed: ['waist'],
  })
  expect(emptyTexts(latest)).toMatchObject({ measuredBy: 'herself', heel: '8,0', waist: '' })
})

test('a doubt that was settled with the version before is not raised again', () => {
  expect(doubtsOf({ ...judged, texts }).open).toEqual([])
  expect(doubtsOf({ ...judged, texts: { ...texts, waist: '48' } }).open).toMatchObject([{ name: 'waist' }])
})

test('a doubt that comes of a new value beside an old one is raised', () => {
  const old = { ...latest, values: { waist: 1000, hip: 1010 } }
  const { open } = doubtsOf({ ...judged, latest: old, texts: { ...texts, hip: '79' } })
  expect(open).toMatchObject([{ name: 'waist' }])
})

test('a confirmed value is taken, another value is questioned again', () => {
  const confirmed = { waist: 260 }
  expect(doubtsOf({ ...judged, confirmed, texts: { ...texts, waist: '26' } }).open).toEqual([])
  expect(doubtsOf({ ...judged, confirmed, texts: { ...texts, waist: '27' } }).open).toHaveLength(1)
})

test('measures that the last version has come first with the usual ones', () => {
  expect(measureGroups(latest).main).toContain('sleeve')
  expect(measureGroups(undefined).more).toContain('sleeve')
})

test('an empty field is right, a length beyond its limits is not', () => {
  expect([checkMeasure(''), checkMeasure('90,5'), checkHeel(''), checkHeel('20')]).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect([checkMeasure('0'), checkMeasure('300,1'), checkMeasure('x'), checkHeel('20,1')]).not.toContain(true)
})
