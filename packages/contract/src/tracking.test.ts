import { expect, test } from 'vitest'
import { correiosUrl, isCorreios, isCorreiosCode, trackingCodeOf } from './tracking.ts'

test.each(['OY123456785BR', 'RR473124829FI', 'AA000000005BR'])('%s is a code of the Correios', (code) => {
  expect(isCorreiosCode(code)).toBe(true)
})

test.each(['OY123456784BR', 'OY213456785BR', 'OY12345678BR', '123456785', 'oy123456785br', ''])(
  '%s is none',
  (code) => {
    expect(isCorreiosCode(code)).toBe(false)
  },
)

test('spaces go from a code of the Correios only, whose link follows from it', () => {
  expect(trackingCodeOf(' correios', 'oy 123 456 785 br')).toBe('OY123456785BR')
  expect(trackingCodeOf('Jadlog', ' 08 1234 ')).toBe('08 1234')
  expect([isCorreios('CORREIOS '), isCorreios('Correios Log')]).toEqual([true, false])
  expect(correiosUrl('OY123456785BR')).toBe(
    'https://rastreamento.correios.com.br/app/index.php?objetos=OY123456785BR',
  )
})
