import { expect, test } from 'vitest'
import { daysText, hoursText, type OpeningHours } from './opening-hours.ts'

test.each<[OpeningHours, string]>([
  [{ from: 'monday', to: 'friday', opens: '09:00', closes: '18:00' }, 'Segunda a Sexta: 9h às 18h'],
  [{ from: 'saturday', to: 'saturday', opens: '09:30', closes: '13:00' }, 'Sábado: 9h30 às 13h'],
  [{ from: 'sunday', to: 'sunday', opens: null, closes: null }, 'Domingo: Fechado'],
])('%j is shown as %s', (hours, text) => {
  expect(`${daysText(hours)}: ${hoursText(hours)}`).toBe(text)
})
