import { defaultSchedule } from '@shop/contract/schedule'
import { expect, test } from 'vitest'
import { readTerms, termTexts } from './terms.ts'

const texts = termTexts(defaultSchedule)

test('the terms are shown so that they are read again', () => {
  expect(texts).toEqual({ weekly: '60', margin: '5', ship: '2 a 5', safety: '15', tight: '30' })
  expect(readTerms(texts)).toEqual({ settings: defaultSchedule, problems: {} })
})

test.each([
  [{ weekly: '42,5' }, { weeklyMinutes: 2_550 }],
  [{ ship: '3-7' }, { shipDays: { min: 3, max: 7 } }],
  [{ ship: '4' }, { shipDays: { min: 4, max: 4 } }],
])('%j is read as %j', (typed, expected) =>
  expect(readTerms({ ...texts, ...typed }).settings).toMatchObject(expected),
)

test.each([
  [{ weekly: '3' }, { weekly: 'Informe ao menos 4 horas por semana.' }],
  [{ weekly: 'muitas' }, { weekly: 'Digite em horas, como 42,5.' }],
  [{ margin: '2,5' }, { margin: 'Digite um número inteiro.' }],
  [{ margin: '61' }, { margin: 'No máximo 60 dias.' }],
  [{ ship: '5 a 2' }, { ship: 'O menor prazo vem antes do maior.' }],
  [{ ship: 'logo' }, { ship: 'Digite como 2 a 5.' }],
  [{ safety: '40' }, { tight: 'Ao menos 40, como a segurança.' }],
])('%j is not accepted, and says why', (typed, problems) =>
  expect(readTerms({ ...texts, ...typed })).toEqual({ settings: undefined, problems }),
)
