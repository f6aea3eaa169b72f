import { sizeTable } from '@shop/contract/constants'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyOf, fitOf, type Measures, measureNames } from './find-size.ts'

const product = { chart: sizeTable, sizes: ['PP', 'P', 'M', 'G', 'GG'], takeInMm: 40, letOutMm: 15 }
const findSize = (measures: Measures) => {
  const fit = fitOf(measures, product)
  return fit.kind === 'size' ? fit.size : 'custom'
}
const of = (bust: number, waist: number, hip: number): Measures => ({ bust, waist, hip })

describe('the size table', () => {
  test.each([
    ['PP', [80, 84], [60, 64], [86, 90]],
    ['P', [84, 88], [64, 68], [90, 94]],
    ['M', [88, 92], [68, 72], [94, 98]],
    ['G', [92, 96], [72, 76], [98, 102]],
    ['GG', [96, 100], [76, 80], [102, 106]],
  ])('has for %s its ranges of bust, waist and hip', (size, bust, waist, hip) => {
    expect(sizeTable.find((row) => row.size === size)).toEqual({ size, bust, waist, hip })
  })
})

describe('the suggested size', () => {
  test('includes both ends of its ranges', () => {
    expect(findSize(of(80, 60, 86))).toBe('PP')
    expect(findSize(of(84, 64, 90))).toBe('PP')
    for (const { size, bust, waist, hip } of sizeTable) {
      // Where two sizes share a limit, the smaller size wins.
      expect(findSize(of(bust[1], waist[1], hip[1]))).toBe(size)
    }
    expect(findSize(of(100, 80, 106))).toBe('GG')
  })

  test('is the first of PP, P, M, G, GG when two of them fit', () => {
    expect(findSize(of(88, 68, 94))).toBe('P')
    expect(findSize(of(84, 64, 90))).toBe('PP')
    expect(findSize(of(92, 72, 98))).toBe('M')
    expect(findSize(of(96, 76, 102))).toBe('G')
  })

  test('needs all three measures inside its ranges', () => {
    expect(findSize(of(90, 70, 96))).toBe('M')
    expect(findSize(of(93, 70, 96))).toBe('custom')
    expect(findSize(of(90, 73, 96))).toBe('custom')
    expect(findSize(of(90, 70, 99))).toBe('custom')
  })

  test('changes at every end of every range, and not a millimetre before', () => {
    for (const [index, row] of sizeTable.entries()) {
      const inside = of(row.bust[0] + 2, row.waist[0] + 2, row.hip[0] + 2)
      for (const name of measureNames) {
        const [least, most] = row[name]
        expect(findSize({ ...inside, [name]: least })).toBe(row.size)
        expect(findSize({ ...inside, [name]: least + 0.1 })).toBe(row.size)
        expect(findSize({ ...inside, [name]: most - 0.1 })).toBe(row.size)
        expect(findSize({ ...inside, [name]: most })).toBe(row.size)
        expect(findSize({ ...inside, [name]: least - 0.1 }), `${row.size} ${name} ${index}`).toBe('custom')
        expect(findSize({ ...inside, [name]: most + 0.1 })).toBe('custom')
      }
    }
  })

  test('is for any measures the first row that contains all three, or custom', () => {
    // Also hundredths of a centimetre, which may be typed.
    const measure = fc.integer({ min: 5500, max: 11_100 }).map((tenths) => tenths / 100)
    fc.assert(
      fc.property(measure, measure, measure, (bust, waist, hip) => {
        const rows = sizeTable.filter(
          (row) =>
            row.bust[0] <= bust &&
            bust <= row.bust[1] &&
            row.waist[0] <= waist &&
            waist <= row.waist[1] &&
            row.hip[0] <= hip &&
            hip <= row.hip[1],
        )
        expect(findSize(of(bust, waist, hip))).toBe(rows[0]?.size ?? 'custom')
      }),
      { numRuns: 2000 },
    )
  })
})

test('measures are not rounded to a size, and floating point does not move them out of one', () => {
  expect(findSize(of(84.04, 62, 88))).toBe('custom')
  expect(findSize(of(84.04, 64, 90))).toBe('P')
  expect(bodyOf(of(64.1, 84.3, 90.04))).toEqual({ bust: 641, waist: 843, hip: 900.4 })
})
