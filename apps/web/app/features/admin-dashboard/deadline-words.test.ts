import { expect, test } from 'vitest'
import { deadlineOf } from './deadline-words.ts'

// Two in the morning of the 13th in UTC is still the evening of the 12th in São Paulo.
const now = new Date('2026-11-13T02:00:00Z')
const paidAt = new Date('2026-11-10T15:00:00Z')
const until = (to: string) => deadlineOf({ deliveryWindow: { from: '2026-11-01', to }, paidAt }, now)

test('what is due is told by its day, and how near it is', () => {
  expect(until('2026-11-11')).toEqual({ text: 'Venceu em 11/11', tone: 'late' })
  expect(until('2026-11-12')).toEqual({ text: 'Vence hoje, 12/11', tone: 'late' })
  expect(until('2026-11-13')).toEqual({ text: 'Vence amanhã, 13/11', tone: 'late' })
  expect(until('2026-11-19')).toEqual({ text: 'Faltam 7 dias, 19/11', tone: 'soon' })
})

test('what has time is told by when it was paid', () => {
  expect(until('2026-11-20')).toEqual({ text: 'Pago há 2 dias', tone: 'calm' })
  expect(deadlineOf({ deliveryWindow: null, paidAt: now }, now).text).toBe('Pago hoje')
  expect(deadlineOf({ deliveryWindow: null, paidAt: null }, now).text).toBe('')
})
