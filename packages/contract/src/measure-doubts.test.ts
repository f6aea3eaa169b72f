import { expect, test } from 'vitest'
import { measureDoubts, probablyInches } from './measure-doubts.ts'
import { formatDifference, formatMeasure, measureNames, measures } from './measures.ts'

const namesOf = (found: ReturnType<typeof measureDoubts>) => found.map(({ name }) => name)

test('plausible measures raise no doubt, at both ends of every range', () => {
  for (const end of [0, 1] as const) {
    for (const name of measureNames) {
      const adult = { [name]: measures[name].plausible[end] * 10 }
      const child = { [name]: measures[name].plausibleForChild[end] * 10 }
      expect(measureDoubts({ values: adult }), name).toEqual([])
      expect(measureDoubts({ values: child, isChild: true }), name).toEqual([])
    }
  }
})

test('a measure a millimetre outside its range is questioned', () => {
  for (const name of measureNames) {
    const [least, most] = measures[name].plausible
    expect(namesOf(measureDoubts({ values: { [name]: least * 10 - 1 } }))).toEqual([name])
    expect(namesOf(measureDoubts({ values: { [name]: most * 10 + 1 } }))).toEqual([name])
  }
})

test('a waist of 26 is probably in inches: 66,0 cm', () => {
  const [doubt] = measureDoubts({ values: { waist: 260 } })
  expect(doubt).toMatchObject({ name: 'waist', inInches: 660 })
  expect(doubt?.text).toContain('26,0 cm é pouco')
})

test('three measures between 20 and 60 are probably all in inches; three of a child are not', () => {
  expect(probablyInches({ bust: 355, waist: 270, hip: 400 })).toBe(true)
  expect(probablyInches({ bust: 905, waist: 270, hip: 400 })).toBe(false)
  expect(probablyInches({ shoulder: 120, backLength: 395, sleeve: 585 })).toBe(false)
  expect(probablyInches({ bust: 570, waist: 540, hip: 590 }, true)).toBe(false)
})

test.each([
  ['underbust', { underbust: 910, bust: 905 }, { underbust: 905, bust: 905 }],
  ['waist', { waist: 1201, hip: 1000 }, { waist: 1200, hip: 1000 }],
  ['hollowToFloor', { hollowToFloor: 1481, height: 1400 }, { hollowToFloor: 1480, height: 1400 }],
])('%s that contradicts another measure is questioned', (name, wrong, right) => {
  expect(namesOf(measureDoubts({ values: wrong, heelMm: 80 }))).toEqual([name])
  expect(measureDoubts({ values: right, heelMm: 80 })).toEqual([])
})

test('measures are written with a comma and one decimal, differences with their sign', () => {
  expect([formatMeasure(905), formatMeasure(900)]).toEqual(['90,5', '90,0'])
  expect([formatDifference(690, 660), formatDifference(1090, 1095), formatDifference(5, 5)]).toEqual([
    '− 3,0',
    '+ 0,5',
    'igual',
  ])
})
