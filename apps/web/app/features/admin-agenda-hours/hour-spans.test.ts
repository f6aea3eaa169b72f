import { expect, test } from 'vitest'
import { formatSpans, readSpans } from './hour-spans.ts'

const usual = [
  { opens: 600, closes: 780 },
  { opens: 840, closes: 1080 },
]

test.each([
  ['10:00–13:00, 14:00–18:00', usual],
  ['14h-18h; 10h-13h', usual],
  ['10h às 13h e 14h às 18h', usual],
  ['10 a 13, 14 a 18', usual],
  ['10h até 13h', usual.slice(0, 1)],
  ['', []],
  ['20h-24h', [{ opens: 1200, closes: 1440 }]],
])('%s', (text, spans) => expect(readSpans(text)).toEqual({ spans }))

test.each([
  ['10', /Digite como/],
  ['10-13-14', /Digite como/],
  ['manhã', /Digite como/],
  ['13-10', /O fim vem depois/],
  ['10-13, 12-15', /sobrepõem/],
])('%s is wrong', (text, problem) => {
  const read = readSpans(text)
  expect('problem' in read ? read.problem : '').toMatch(problem)
})

test('what is written can be read', () => {
  expect(readSpans(formatSpans(usual))).toEqual({ spans: usual })
})
