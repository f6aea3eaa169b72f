import { expect, test } from 'vitest'
import { deadlineOf } from './deadline-text.ts'

// Two in the morning of the 13th in UTC is still the evening of Thursday the 12th in São Paulo.
const now = new Date('2026-11-13T02:00:00Z')
const paidAt = new Date('2026-11-10T15:00:00Z')
const readyBy = (from: string, closedDays: string[] = []) =>
  deadlineOf({ status: 'in_production', deliveryWindow: { from, to: '2026-12-30' }, paidAt }, now, closedDays)
const sentBy = (to: string, moment = now) =>
  deadlineOf({ status: 'ready', deliveryWindow: { from: '2026-11-01', to }, paidAt }, moment, [])

test('a production deadline is shown in working days, overdue ones first', () => {
  expect(readyBy('2026-11-09')).toEqual({ text: 'Atrasado 3 dias úteis, era 09/11', tone: 'late' })
  expect(readyBy('2026-11-11')).toEqual({ text: 'Atrasado 1 dia útil, era 11/11', tone: 'late' })
  expect(readyBy('2026-11-12')).toEqual({ text: 'Vence hoje, 12/11', tone: 'late' })
  expect(readyBy('2026-11-13')).toEqual({ text: 'Vence amanhã, 13/11', tone: 'late' })
  expect(readyBy('2026-11-18')).toEqual({ text: 'Faltam 4 dias úteis, 18/11', tone: 'soon' })
})

test('closed days are not counted, and a deadline on a closed day moves to the next working day', () => {
  expect(readyBy('2026-11-18', ['2026-11-17'])).toMatchObject({ text: 'Faltam 3 dias úteis, 18/11' })
  expect(readyBy('2026-11-16', ['2026-11-13'])).toMatchObject({ text: 'Falta 1 dia útil, 16/11' })
  // A Sunday.
  expect(readyBy('2026-11-15')).toMatchObject({ text: 'Faltam 2 dias úteis, 16/11' })
  expect(readyBy('2026-11-10', ['2026-11-11', '2026-11-12'])).toMatchObject({ text: 'Atrasado desde 10/11' })
})

test('a ready order has to be shipped by the last promised day', () => {
  expect(sentBy('2026-11-10')).toEqual({ text: 'Envio atrasado 2 dias úteis, era 10/11', tone: 'late' })
  expect(sentBy('2026-11-12')).toEqual({ text: 'Enviar hoje', tone: 'late' })
  expect(sentBy('2026-11-13')).toEqual({ text: 'Enviar até amanhã, 13/11', tone: 'late' })
  expect(sentBy('2026-12-08')).toEqual({ text: 'Enviar até 08/12', tone: 'soon' })
  // On a Saturday no working day has passed since Friday.
  expect(sentBy('2026-11-13', new Date('2026-11-14T15:00:00Z')).text).toBe('Envio atrasado desde 13/11')
})

test('an order that is not due soon shows when it was paid', () => {
  expect(readyBy('2026-11-23')).toEqual({ text: 'Pago há 2 dias', tone: 'calm' })
  const status = 'confirmed'
  expect(deadlineOf({ status, deliveryWindow: null, paidAt: now }, now, []).text).toBe('Pago hoje')
  expect(deadlineOf({ status, deliveryWindow: null, paidAt: null }, now, []).text).toBe('')
})
