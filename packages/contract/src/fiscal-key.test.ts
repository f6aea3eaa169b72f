import { expect, test } from 'vitest'
import { fiscalKeyCharacters, fiscalKeyProblem, formatFiscalKey } from './fiscal-key.ts'

const key = '33150308370779000149550010001100931002410775'
const wrong = 'Confira a chave: o último número não fecha com os outros.'

test.each([
  key,
  '13181017921427000125650010000000309887251170',
  '3315 0308 3707 7900 0149 5500 1000 1100 9310 0241 0775',
  // A CNPJ with letters, which count as their character code minus 48.
  '35261112ABC34501DE35550010000000011000000015',
])('%s is a key', (typed) => {
  expect(fiscalKeyProblem(typed)).toBeUndefined()
})

test.each([
  [key.slice(0, 41), 'Faltam 3 números: a chave tem 44.'],
  [key.slice(0, 43), 'Falta 1 número: a chave tem 44.'],
  [`${key}1`, 'Sobra 1 número: a chave tem 44.'],
  [`${key}12`, 'Sobram 2 números: a chave tem 44.'],
  [`${key.slice(0, 43)}6`, wrong],
  [key.replace('0308', '0380'), wrong],
  ['0'.repeat(44), wrong],
  [`A${key.slice(1)}`, wrong],
])('%s is none: %s', (typed, problem) => {
  expect(fiscalKeyProblem(typed)).toBe(problem)
})

test('it is stored without spaces and shown in groups of four', () => {
  const shown = formatFiscalKey(key)
  expect(shown).toBe('3315 0308 3707 7900 0149 5500 1000 1100 9310 0241 0775')
  expect(fiscalKeyCharacters(` ${shown} `)).toBe(key)
})
