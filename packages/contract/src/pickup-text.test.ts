import { expect, test } from 'vitest'
import { openingText, shortOpeningText } from './pickup-text.ts'

const week = { from: 'monday', to: 'friday', opens: '09:00', closes: '18:00' } as const
const saturday = { from: 'saturday', to: 'saturday', opens: '09:30', closes: '13:00' } as const
const sunday = { from: 'sunday', to: 'sunday', opens: null, closes: null } as const

test('opening hours are one sentence without the closed days', () => {
  expect(openingText([week, saturday, sunday])).toBe('Segunda a sexta, 9h às 18h; sábado, 9h30 às 13h')
  expect(openingText([sunday])).toBe('')
})

test('the short form has the first opening hours', () => {
  expect(shortOpeningText([sunday, week, saturday])).toBe('seg a sex, 9h às 18h')
  expect(shortOpeningText([saturday])).toBe('sáb, 9h30 às 13h')
  expect(shortOpeningText([])).toBeUndefined()
})
