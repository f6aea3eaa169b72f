import { expect, test } from 'vitest'
import { formOfAddress } from './form-of-address.ts'

test.for([
  ['Marina Souza Duarte', 'Marina'],
  ['  Dona   Lúcia Prado', 'Dona Lúcia'],
  ['Dra. Ana Reis', 'Dra. Ana'],
  ['sra Beatriz', 'sra Beatriz'],
  ['Dona', 'Dona'],
  ['Donatella Reis', 'Donatella'],
  ['', ''],
] as const)('%s is addressed as %s', ([name, expected]) => {
  expect(formOfAddress(name)).toBe(expected)
})
