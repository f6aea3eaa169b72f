import { defaultSizes } from '@shop/contract/constants'
import { expect, test } from 'vitest'
import { formatPlan, formatStandings } from './custom-text.ts'
import { customFit } from './find-size.ts'

const between = customFit({ bust: 90, waist: 66, hip: 100 })

test('each measure is named with its size', () => {
  expect(formatStandings(between)).toBe('Busto: M · Cintura: P · Quadril: G')
  expect(formatStandings(customFit({ bust: 78, waist: 66, hip: 108 }))).toBe(
    'Busto: abaixo da tabela · Cintura: P · Quadril: acima da tabela',
  )
})

test('what would be made and adjusted is described in a sentence', () => {
  expect(formatPlan(between, defaultSizes)).toBe('Faríamos a peça no G e ajustaríamos o busto e a cintura.')
  expect(formatPlan(customFit({ bust: 90, waist: 66, hip: 96 }), defaultSizes)).toBe(
    'Faríamos a peça no M e ajustaríamos a cintura.',
  )
})

test('a size that does not exist, or that the product is not made in, is not promised', () => {
  const madeToMeasure = 'Faríamos a peça sob medida para você.'
  expect(formatPlan(customFit({ bust: 90, waist: 66, hip: 108 }), defaultSizes)).toBe(madeToMeasure)
  expect(formatPlan(between, ['P', 'M'])).toBe(madeToMeasure)
  expect(formatPlan(between, ['Único'])).toBe(madeToMeasure)
})
