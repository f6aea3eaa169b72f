import { describe, expect, test } from 'vitest'
import { changeOf, newSlack, weddingWarning } from './change-promise-form.ts'

const terms = { safetyDays: 15, tightDays: 30 }

describe('the warning against the wedding date', () => {
  test.each([
    ['2026-12-10', '2026-12-19', 'warning', '9 dias antes do casamento, dentro dos 15 de segurança.'],
    ['2026-12-04', '2026-12-25', 'warning', '21 dias antes do casamento: chega, mas é apertado.'],
    ['2026-12-04', '2027-01-30', 'ok', '57 dias antes do casamento: chega com folga.'],
    ['2026-12-21', '2026-12-19', 'error', '2 dias depois do casamento, em 19/12/2026.'],
    ['2026-12-19', '2026-12-19', 'error', 'No dia do casamento, em 19/12/2026.'],
  ])('%s for %s', (to, weddingOn, tone, text) => {
    expect(weddingWarning(to, weddingOn, terms)).toEqual({ tone, text })
  })

  test('is missing without a date', () => {
    expect(weddingWarning('2026-12-10', null, terms)).toBeUndefined()
    expect(weddingWarning('', '2026-12-19', terms)).toBeUndefined()
  })
})

test('the slack moves with the day of being ready, by working days', () => {
  const promise = { from: '2026-11-24', to: '2026-12-04', readyOn: '2026-11-19' }
  expect(newSlack({ slack: -4, promise }, '2026-11-26', [])).toBe(0)
  expect(newSlack({ slack: 3, promise }, '2026-11-18', [])).toBe(2)
  expect(newSlack({ slack: null, promise }, '2026-11-26', [])).toBeUndefined()
})

test('an empty day of being ready is left to the server', () => {
  const texts = { from: '2026-12-01', to: '2026-12-10', readyOn: '', reason: 'Renda' }
  expect(changeOf(texts)).toEqual({ from: '2026-12-01', to: '2026-12-10', reason: 'Renda' })
  expect(changeOf({ ...texts, readyOn: '2026-11-27' })).toHaveProperty('readyOn', '2026-11-27')
})
