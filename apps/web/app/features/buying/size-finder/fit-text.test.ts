import { sizeTable } from '@shop/contract/constants'
import { describe, expect, test } from 'vitest'
import { fitOf } from './find-size.ts'
import { formatChange, formatExcess, formatLimits, formatPoint, formatReason } from './fit-text.ts'

const product = { chart: sizeTable, sizes: ['PP', 'P', 'M', 'G', 'GG'], takeInMm: 40, letOutMm: 15 }
function between(bust: number, waist: number, hip: number, sizes = product.sizes) {
  const fit = fitOf({ bust, waist, hip }, { ...product, sizes })
  if (fit.kind !== 'base') throw new Error(`${bust} ${waist} ${hip}: ${fit.kind}`)
  return fit
}

describe('a body between the sizes', () => {
  test('reads which measure needs the base size, and what becomes of the others', () => {
    expect(formatReason(between(90.5, 70, 101))).toBe('O quadril pede o G; o resto se acerta na prova.')
    expect(formatReason(between(90.5, 66, 101))).toBe('O quadril pede o G; busto e cintura sobram.')
    expect(formatReason(between(93, 66, 101))).toBe('O busto e o quadril pedem o G; a cintura sobra.')
  })

  test('larger than every size of the product reads where, and what may be let out', () => {
    const fit = between(90, 70, 107)
    expect(formatReason(fit)).toBe('O quadril passa do GG, o maior tamanho desta peça.')
    expect(formatLimits(fit, product)).toBe('ajuste básico: tirar até 4,0 cm, soltar até 1,5 cm')
    expect(fit.points.map(formatChange)).toEqual(['tirar 6,0 cm', 'tirar 6,0 cm', 'soltar 1,0 cm'])
    expect(formatReason(between(101, 81, 104))).toBe(
      'O busto e a cintura passam do GG, o maior tamanho desta peça.',
    )
  })

  test('smaller than every size of the product starts from the nearest', () => {
    expect(formatReason(between(78, 58, 84))).toBe('O PP é o que chega mais perto das suas medidas.')
    expect(formatReason(between(86, 62, 93, ['G', 'GG']))).toBe(
      'O G é o que chega mais perto das suas medidas.',
    )
  })

  test('reads each measure beside what the base size fits', () => {
    const { size, points } = between(90.5, 66, 101)
    expect(points.map((point) => formatPoint(point, size))).toEqual([
      'Você 90,5 cm · o G veste de 92 a 96',
      'Você 66,0 cm · o G veste de 72 a 76',
      'Você 101,0 cm · o G veste de 98 a 102',
    ])
    expect(points.map(formatChange)).toEqual(['tirar 1,5 cm', 'tirar 6,0 cm', 'veste certo'])
    expect(formatLimits({ points }, product)).toBe('ajuste básico: até 4,0 cm em cada ponto')
  })

  test('beyond the basic adjustment reads the change that exceeds it most', () => {
    expect(formatExcess(between(90.5, 66, 101), product)).toBe(
      'Tirar 6,0 cm na cintura muda pinças e renda de lugar.',
    )
    expect(formatExcess(between(95, 75, 110), product)).toBe(
      'Soltar 4,0 cm no quadril pede mais tecido do que sobra nas costuras.',
    )
  })
})
