import { expect, test } from 'vitest'
import { durationText, eyebrowOf, shownState, thingsToBring, titleOf } from './appointment-state.ts'

const at = (moment: string) => new Date(`${moment}:00-03:00`)
const open = {
  state: 'booked',
  endsAt: at('2026-11-25T11:00'),
  changeableUntil: at('2026-11-24T10:00'),
} as const

test('an appointment is open until its notice, then late, and over when it has ended', () => {
  expect(shownState(open, at('2026-11-24T09:59'))).toBe('open')
  expect(shownState(open, at('2026-11-24T10:00'))).toBe('late')
  expect(shownState({ ...open, state: 'confirmed' }, at('2026-11-25T10:59'))).toBe('late')
  expect(shownState(open, at('2026-11-25T11:00'))).toBe('over')
})

test('what the atelier has noted, and a cancellation, stay whatever the time', () => {
  for (const state of ['done', 'missed', 'cancelled'] as const) {
    expect(shownState({ ...open, state }, at('2026-11-01T10:00'))).toBe(state)
  }
})

test('the title asks only as long as she has not replied', () => {
  expect(titleOf('open', false)).toEqual({ before: 'Você vem, ', after: '?' })
  expect(titleOf('late', true)).toEqual({ before: 'Esperamos você, ', after: '' })
  expect(titleOf('cancelled', true).before).toBe('Encontro cancelado, ')
})

test('to a fitting she brings the shoes with the heel of her measures', () => {
  expect(thingsToBring({ kind: 'fitting', heelMm: 85 })[0]).toBe(
    'O sutiã e o sapato do dia, com o salto de 8,5 cm da sua ficha',
  )
  expect(thingsToBring({ kind: 'fitting', heelMm: null })[0]).toBe('O sutiã e o sapato do dia')
  expect(thingsToBring({ kind: 'video', heelMm: null })).not.toEqual(
    thingsToBring({ kind: 'visit', heelMm: null }),
  )
})

test('length and heading', () => {
  const startsAt = at('2026-11-25T10:00')
  expect(durationText({ startsAt, endsAt: at('2026-11-25T11:00') })).toBe('Uma hora')
  expect(durationText({ startsAt, endsAt: at('2026-11-25T10:45') })).toBe('45 minutos')
  expect(eyebrowOf({ fittingName: '2ª prova', typeName: 'Prova', productName: 'Açucena' })).toBe(
    '2ª prova · Açucena',
  )
  expect(eyebrowOf({ fittingName: null, typeName: 'Visita ao ateliê', productName: null })).toBe(
    'Visita ao ateliê',
  )
})
