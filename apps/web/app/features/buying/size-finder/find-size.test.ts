import { sizeTable } from '@shop/contract/constants'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customFit, findSize, type Measures, measureNames } from './find-size.ts'

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
    const measure = fc.integer({ min: 550, max: 1110 }).map((millimetres) => millimetres / 10)
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

describe('measures that fit no one size', () => {
  test('start from the largest size among them and take in the others', () => {
    expect(customFit(of(90, 66, 100))).toEqual({
      standings: { bust: 'M', waist: 'P', hip: 'G' },
      base: 'G',
      adjusted: ['bust', 'waist'],
    })
  })

  test('on the border of two sizes count as the one that will be made', () => {
    expect(customFit(of(92, 66, 100))).toEqual({
      standings: { bust: 'G', waist: 'P', hip: 'G' },
      base: 'G',
      adjusted: ['waist'],
    })
  })

  test('below the table are taken in like any other', () => {
    expect(customFit(of(82, 58, 88))).toEqual({
      standings: { bust: 'PP', waist: 'below', hip: 'PP' },
      base: 'PP',
      adjusted: ['waist'],
    })
  })

  test('above the table, or all below it, start from no size', () => {
    expect(customFit(of(96, 70, 108))).toEqual({
      standings: { bust: 'G', waist: 'M', hip: 'above' },
      base: undefined,
      adjusted: [],
    })
    expect(customFit(of(70, 50, 70))).toEqual({
      standings: { bust: 'below', waist: 'below', hip: 'below' },
      base: undefined,
      adjusted: [],
    })
  })

  test('never require a size to be let out', () => {
    const measure = fc.integer({ min: 550, max: 1110 }).map((millimetres) => millimetres / 10)
    fc.assert(
      fc.property(measure, measure, measure, (bust, waist, hip) => {
        const measures = of(bust, waist, hip)
        const { base, adjusted } = customFit(measures)
        const row = sizeTable.find(({ size }) => size === base)
        for (const name of adjusted) expect(measures[name]).toBeLessThan(row?.[name][0] ?? 0)
        if (findSize(measures) !== 'custom') expect(base).toBeDefined()
      }),
      { numRuns: 2000 },
    )
  })
})
