import { describe, expect, test } from 'vitest'
import { changeCents, changeText, draftOf, limitProblem, settingsOf } from './offers-draft.ts'

describe('what an offer changes in the price', () => {
  test.each([
    ['', 0],
    ['0', 0],
    ['620', 620_00],
    ['+ 620,00', 620_00],
    ['+1.500,50', 1_500_50],
    ['-50', -50_00],
    ['− 50,00', -50_00],
    ['R$ 10', 10_00],
    ['+', undefined],
    ['muito', undefined],
  ])('%s is read as %s', (text, cents) => expect(changeCents(text)).toBe(cents))

  test.each([0, 620_00, -50_00, 1_500_50])('%s is shown so that it is read again', (cents) =>
    expect(changeCents(changeText(cents))).toBe(cents),
  )
})

test('the form shows every way, and sends them all', () => {
  const offers = [
    { kind: 'ready' as const, isOpen: true, priceChangeCents: 0 },
    { kind: 'made_to_order' as const, isOpen: true, priceChangeCents: -50_00, planId: 3 },
    { kind: 'made_to_measure' as const, isOpen: false, priceChangeCents: 620_00, planId: null },
  ]
  const settings = { offers, takeInMm: 55, letOutMm: 0 }
  expect(settingsOf(draftOf(settings))).toEqual(settings)
  const draft = draftOf(settings)
  expect(settingsOf({ ...draft, made_to_order: { isOpen: true, change: 'x', planId: 3 } })).toBeUndefined()
  expect(settingsOf({ ...draft, takeInMm: '' })).toBeUndefined()
})

test('the limits of the basic adjustment are typed in centimetres, and a wrong one says why', () => {
  const draft = draftOf({ offers: [] })
  expect([draft.takeInMm, draft.letOutMm]).toEqual(['4,0', '1,5'])
  expect(limitProblem('takeInMm', '20,0')).toBeUndefined()
  expect(limitProblem('takeInMm', '20,1')).toBe('No máximo 20,0 cm.')
  expect(limitProblem('letOutMm', '10,1')).toBe('No máximo 10,0 cm.')
  expect(limitProblem('letOutMm', 'pouco')).toBe('Digite em centímetros, como 4,0.')
})
