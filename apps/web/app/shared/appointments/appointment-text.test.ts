import { expect, test } from 'vitest'
import {
  companionsText,
  lengthText,
  momentText,
  noticeText,
  periodText,
  timeText,
} from './appointment-text.ts'

const at = (moment: string) => new Date(`${moment}:00-03:00`)

test('times are those of São Paulo', () => {
  expect(
    ['2026-11-24T14:00', '2026-11-24T00:05', '2026-11-24T23:30'].map((text) => timeText(at(text))),
  ).toEqual(['14h00', '0h05', '23h30'])
  expect(momentText(at('2026-11-24T23:30'))).toBe('terça-feira, 24 de novembro, 23h30')
})

test('a period names its month once', () => {
  expect(periodText('2026-11-23', '2026-11-28')).toBe('23 a 28 de novembro')
  expect(periodText('2026-11-30', '2026-12-05')).toBe('30 de novembro a 5 de dezembro')
  expect(periodText('2026-12-01', '2026-12-01')).toBe('1º de dezembro')
})

test('lengths, notices and companions are in words', () => {
  expect([30, 60, 90, 120].map(lengthText)).toEqual(['30 min', '1 h', '1 h 30 min', '2 h'])
  expect([0, 1, 12, 24, 48].map(noticeText)).toEqual([
    'até a hora marcada',
    'até uma hora antes',
    'até 12 horas antes',
    'até um dia antes',
    'até 2 dias antes',
  ])
  expect([0, 1, 2].map(companionsText)).toEqual(['', 'com 1 acompanhante', 'com 2 acompanhantes'])
})
