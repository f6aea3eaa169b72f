import { expect, test } from 'vitest'
import { noMeasures, readMeasures } from './read-measures.ts'

const bust = (text: string) => readMeasures({ bust: text, waist: '70', hip: '96' })

test('a measure may have a comma or a point, spaces around it and its unit', () => {
  for (const text of ['88,5', '88.5', ' 88,5 ', '88,5 cm', '88.5CM']) {
    expect(bust(text)).toEqual({ measures: { bust: 88.5, waist: 70, hip: 96 } })
  }
  for (const text of ['88', '88,', '88.0']) {
    expect(bust(text)).toEqual({ measures: { bust: 88, waist: 70, hip: 96 } })
  }
  expect(bust('300')).toEqual({ measures: { bust: 300, waist: 70, hip: 96 } })
})

test('nothing but spaces is a missing measure', () => {
  for (const text of ['', '   ', 'cm']) expect(bust(text)).toEqual({ problems: { bust: 'missing' } })
  expect(readMeasures(noMeasures)).toEqual({
    problems: { bust: 'missing', waist: 'missing', hip: 'missing' },
  })
})

test('text that is not a number is not interpreted', () => {
  for (const text of ['abc', '88,5,1', '8 8', '1e2', '0x58', '٨٨', '88/90', ',']) {
    expect(bust(text)).toEqual({ problems: { bust: 'unreadable' } })
  }
})

test('a number outside the possible body measures is reported', () => {
  for (const text of ['0', '-88', '300,1', '885000']) {
    expect(bust(text)).toEqual({ problems: { bust: 'absurd' } })
  }
})
