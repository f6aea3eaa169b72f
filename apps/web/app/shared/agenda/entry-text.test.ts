import { expect, test } from 'vitest'
import { clockText, kindText, minuteOfDay, personText, titleText } from './entry-text.ts'

const sonia = { kind: 'fitting', name: 'Sônia Prado', companions: 2, fittingName: '2ª prova' } as const

test('an hour is that of São Paulo', () => {
  const instant = new Date('2026-11-19T00:30:00Z')
  expect([clockText(instant), minuteOfDay(instant)]).toEqual(['21h30', 1290])
})

test('a fitting has its own name, everything else its kind', () => {
  expect(titleText(sonia)).toBe('2ª prova · Sônia +2')
  expect(kindText({ kind: 'fitting', fittingName: null })).toBe('Prova')
  expect(kindText({ kind: 'video', fittingName: '2ª prova' })).toBe('Vídeo')
  expect(personText({ name: 'Dona Lúcia Prado', companions: 0 })).toBe('Dona Lúcia')
})
