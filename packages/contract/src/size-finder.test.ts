import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sizeTable } from './constants.ts'
import { findFit, type Girths, girths, hasFinder, type ProductFit } from './size-finder.ts'

const product: ProductFit = {
  chart: sizeTable,
  sizes: ['PP', 'P', 'M', 'G', 'GG'],
  takeInMm: 40,
  letOutMm: 15,
}
const body = (bust: number, waist: number, hip: number): Girths => ({
  bust: Math.round(bust * 10),
  waist: Math.round(waist * 10),
  hip: Math.round(hip * 10),
})
const changes = (found: ReturnType<typeof findFit>) =>
  found.kind === 'base' ? found.points.map(({ takeIn, letOut }) => takeIn - letOut) : undefined

test('a body inside one row gets its size, whatever the product is made in', () => {
  expect(findFit(body(90, 70, 96), product)).toEqual({ kind: 'size', size: 'M' })
  expect(findFit(body(90, 70, 96), { ...product, sizes: ['G'] })).toEqual({ kind: 'size', size: 'M' })
})

describe('a body between sizes', () => {
  test('starts from the largest size that any measure needs, taken in to the bottom of its range', () => {
    const found = findFit(body(90.5, 66, 101), product)
    expect(found).toMatchObject({ kind: 'base', size: 'G', isBasic: false })
    expect(changes(found)).toEqual([15, 60, 0])
  })

  test('is within the basic adjustment up to its limits, and beyond them not', () => {
    expect(findFit(body(93, 68, 101), product)).toMatchObject({ size: 'G', isBasic: true })
    expect(findFit(body(93, 67.9, 101), product)).toMatchObject({ size: 'G', isBasic: false })
    expect(findFit(body(100, 81.5, 106), product)).toMatchObject({ size: 'GG', isBasic: true })
    expect(findFit(body(100, 81.6, 106), product)).toMatchObject({ size: 'GG', isBasic: false })
  })

  test('starts from the next larger size if the product is not made in the one it needs', () => {
    const found = findFit(body(93, 70, 96), { ...product, sizes: ['M', 'GG'] })
    expect(found).toMatchObject({ size: 'GG' })
    expect(changes(found)).toEqual([30, 60, 60])
  })

  test('is let out from the largest size the product is made in', () => {
    const found = findFit(body(97, 71, 96), { ...product, sizes: ['P', 'M', 'G'] })
    expect(found).toMatchObject({ size: 'G', isBasic: true })
    expect(changes(found)).toEqual([-10, 10, 20])
  })

  test('has none to start from if the product is made in other sizes than the chart', () => {
    expect(findFit(body(90, 66, 101), { ...product, sizes: ['Único'] })).toEqual({ kind: 'none' })
  })
})

describe('a finder of bust, waist and hip', () => {
  const has = (collection: string, ...sizes: string[]) => hasFinder({ collection, sizes }, sizeTable)

  test('is for whatever is made in a size of the chart', () => {
    expect(has('Evasê', 'P', 'M', 'G')).toBe(true)
    expect(has('Sereia', 'GG', 'XGG')).toBe(true)
  })

  test.each([
    ['an accessory', 'Acessórios', ['Único']],
    ['an accessory in sizes', 'ACESSORIOS', ['P', 'M', 'G']],
    ['shoes', 'Sapatos', ['34', '35', '36']],
    ['a child’s dress', 'Daminhas', ['2', '4', '6']],
  ])('is not for %s', (_, collection, sizes) => expect(has(collection, ...sizes)).toBe(false))
})

test('a chart with more rows serves larger bodies and changes no size of the smaller ones', () => {
  const chart = [...sizeTable, { size: 'XGG', bust: [100, 106], waist: [80, 86], hip: [106, 112] }] as const
  const larger = { ...product, chart, sizes: [...product.sizes, 'XGG'] }
  expect(findFit(body(103, 83, 109), larger)).toEqual({ kind: 'size', size: 'XGG' })
  expect(findFit(body(100, 80, 106), larger)).toEqual({ kind: 'size', size: 'GG' })
})

test('no body is let out where a size of the product is large enough, and nothing is both taken in and let out', () => {
  const girth = fc.integer({ min: 500, max: 1200 })
  fc.assert(
    fc.property(girth, girth, girth, (bust, waist, hip) => {
      const found = findFit({ bust, waist, hip }, product)
      if (found.kind !== 'base') return
      const needed = { bust, waist, hip }
      const largest = sizeTable[4]
      const fitsLargest = girths.every((name) => needed[name] <= largest[name][1] * 10)
      for (const { takeIn, letOut } of found.points) {
        expect(Math.min(takeIn, letOut)).toBe(0)
        if (fitsLargest) expect(letOut).toBe(0)
      }
    }),
    { numRuns: 2000 },
  )
})
