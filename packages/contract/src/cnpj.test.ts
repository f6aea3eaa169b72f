import { expect, test } from 'vitest'
import { formatCnpj, isCnpj } from './cnpj.ts'

test.each(['12.ABC.345/01DE-35', '12ABC34501DE35', '00.000.000/0001-91', '11.222.333/0001-81'])(
  '%s is a valid CNPJ',
  (text) => {
    expect(isCnpj(text)).toBe(true)
  },
)

test.each([
  ['a wrong first digit', '12.ABC.345/01DE-25'],
  ['a wrong second digit', '12.ABC.345/01DE-36'],
  ['two letters swapped', '12.BAC.345/01DE-35'],
  ['a letter as a check digit', '12.ABC.345/01DE-3A'],
  ['only zeros', '00.000.000/0000-00'],
  ['one digit missing', '11.222.333/0001-8'],
  ['lower-case letters, before it is normalised', '12.abc.345/01de-35'],
  ['no characters', ''],
])('a CNPJ with %s is invalid', (_what, text) => {
  expect(isCnpj(text)).toBe(false)
})

test('formats a CNPJ the same way, however it was typed', () => {
  expect(formatCnpj(' 12abc34501de35 ')).toBe('12.ABC.345/01DE-35')
  expect(formatCnpj('qualquer coisa')).toBe('QUALQUER COISA')
})
