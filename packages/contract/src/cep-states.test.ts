import { expect, test } from 'vitest'
import { cepAgrees, stateOfCep } from './cep-states.ts'
import { states } from './states.ts'

test.each([
  ['01000-000', 'SP'],
  ['01310100', 'SP'],
  ['19999-999', 'SP'],
  ['20040-020', 'RJ'],
  ['29010-000', 'ES'],
  ['30130-010', 'MG'],
  ['40020-000', 'BA'],
  ['68899-999', 'PA'],
  ['68900-000', 'AP'],
  ['69050-000', 'AM'],
  ['69301-000', 'RR'],
  ['69850-000', 'AM'],
  ['69900-064', 'AC'],
  ['70040-010', 'DF'],
  ['72800-000', 'GO'],
  ['73010-000', 'DF'],
  ['74000-000', 'GO'],
  ['76801-000', 'RO'],
  ['78005-000', 'MT'],
  ['79002-000', 'MS'],
  ['99999-999', 'RS'],
])('%s is a code of %s', (zipCode, state) => expect(stateOfCep(zipCode)).toBe(state))

test('every state has codes, and a code below all ranges has no state', () => {
  const found = new Set(
    Array.from({ length: 1000 }, (_, n) => stateOfCep(`${String(n).padStart(3, '0')}00-000`)),
  )
  expect(states.filter((state) => !found.has(state))).toEqual([])
  expect(stateOfCep('00000-000')).toBeUndefined()
})

test.each([
  ['01310-100', 'SP', true],
  ['01310100', 'RJ', false],
  ['00100-000', 'SP', false],
  ['01310', 'RJ', true],
  ['01310-100', '', true],
])('%s and %j agree: %s', (zipCode, state, agrees) => expect(cepAgrees(zipCode, state)).toBe(agrees))
