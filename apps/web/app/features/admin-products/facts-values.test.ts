import type { ProductFacts } from '@shop/contract/product-facts'
import { expect, test } from 'vitest'
import { factsOf, factsValues, factsValuesOf } from './facts-values.ts'

const facts: ProductFacts = {
  fabric: 'Tule de seda',
  care: ['Lavagem a seco', 'Vapor de longe'],
  swatches: [{ fabric: 'renda-floral', note: 'na saia' }, { fabric: 'cetim' }],
  fitNote: 'Justo até a cintura.',
  bodyEase: 2,
  modelHeightMm: 1740,
  modelHeelMm: 75,
  modelSize: 'M',
}

test('the form shows the facts and reads the same ones back', () => {
  expect(factsValuesOf(facts)).toMatchObject({ care: 'Lavagem a seco\nVapor de longe', modelHeel: '7,5' })
  expect(factsOf(factsValuesOf(facts))).toEqual(facts)
})

test('a form left blank has no facts', () => {
  expect(factsOf(factsValuesOf())).toEqual({})
  expect(factsOf({ ...factsValuesOf(), fabric: '  ', care: ' \n\n' })).toEqual({})
})

test.each([
  ['modelHeight', '17', 'Informe de 80 a 230 cm, com no máximo uma casa decimal.'],
  ['modelHeel', 'alto', 'Informe de 0 a 25 cm, com no máximo uma casa decimal.'],
  ['care', 'a\n'.repeat(7), 'Escreva no máximo 6 linhas.'],
  ['care', 'a'.repeat(121), 'Cada linha pode ter até 120 letras.'],
] as const)('%s does not accept %j', (field, typed, message) => {
  const { error } = factsValues.safeParse({ ...factsValuesOf(), [field]: typed })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})
