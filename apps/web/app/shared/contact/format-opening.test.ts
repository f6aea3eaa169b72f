import { openStateAt } from '@shop/contract/open-state'
import type { OpeningHours } from '@shop/contract/opening-hours'
import { describe, expect, test } from 'vitest'
import { formatOpening } from './format-opening.ts'

const hours: OpeningHours[] = [
  { from: 'monday', to: 'friday', opens: '09:00', closes: '18:00' },
  { from: 'saturday', to: 'saturday', opens: '09:00', closes: '13:00' },
  { from: 'sunday', to: 'sunday', opens: null, closes: null },
]
/** In São Paulo time, wherever the test runs. */
const at = (moment: string) => new Date(`${moment}:00-03:00`)
const textAt = (moment: string, closedDays: string[] = [], own = hours) =>
  formatOpening(openStateAt(at(moment), own, closedDays))

describe('the atelier', () => {
  test.each([
    ['2026-11-16T09:00', 'Aberto agora, até 18h'],
    ['2026-11-16T17:59', 'Aberto agora, até 18h'],
    ['2026-11-16T18:00', 'Fechado agora, abre amanhã às 9h'],
    ['2026-11-16T08:59', 'Fechado agora, abre hoje às 9h'],
    ['2026-11-21T12:59', 'Aberto agora, até 13h'],
    ['2026-11-21T13:00', 'Fechado agora, abre segunda às 9h'],
    ['2026-11-22T12:00', 'Fechado agora, abre amanhã às 9h'],
  ])('at %s: %s', (moment, text) => {
    expect(textAt(moment)).toBe(text)
  })

  test('is closed on a national holiday and on its own closed days', () => {
    expect(textAt('2026-12-25T10:00')).toBe('Fechado agora, abre amanhã às 9h')
    expect(textAt('2026-11-17T10:00', ['2026-11-17', '2026-11-18'])).toBe('Fechado agora, abre quinta às 9h')
  })

  test('that opens twice a day is closed over lunch', () => {
    const split: OpeningHours[] = [
      { from: 'monday', to: 'friday', opens: '14:00', closes: '18:30' },
      { from: 'monday', to: 'friday', opens: '09:00', closes: '12:00' },
    ]
    expect(textAt('2026-11-16T12:30', [], split)).toBe('Fechado agora, abre hoje às 14h')
    expect(textAt('2026-11-16T18:00', [], split)).toBe('Aberto agora, até 18h30')
  })

  test('that works over the weekend is open on the days between', () => {
    const weekend: OpeningHours[] = [{ from: 'friday', to: 'monday', opens: '10:00', closes: '16:00' }]
    expect(textAt('2026-11-22T11:00', [], weekend)).toBe('Aberto agora, até 16h')
    expect(textAt('2026-11-24T11:00', [], weekend)).toBe('Fechado agora, abre sexta às 10h')
  })

  test('without opening hours only shows that it is closed', () => {
    expect(textAt('2026-11-16T10:00', [], [])).toBe('Fechado agora')
  })
})
