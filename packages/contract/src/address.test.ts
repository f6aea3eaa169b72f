import { expect, test } from 'vitest'
import { state, zipCode } from './address.ts'
import { cepAddress, postalCodes } from './cep.ts'

test.each(['01310-100', '01310100', ' 01310-100 '])(
  'the postal code %j is normalised to 01310-100',
  (text) => {
    expect(zipCode.parse(text)).toBe('01310-100')
  },
)

test.each(['', '1310-100', '01310-10a', '01310-1000'])('the postal code %j is rejected', (text) => {
  expect(zipCode.safeParse(text).success).toBe(false)
})

test('there are 27 states', () => {
  expect(state.options).toHaveLength(27)
  expect(new Set(state.options).size).toBe(27)
})

test('a postal code is looked up by its digits and the response has Portuguese keys', () => {
  expect(postalCodes.read.params.parse({ cep: '01310100' })).toEqual({ zipCode: '01310-100' })
  const json = {
    cep: '01310-100',
    rua: 'Avenida Paulista',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    estado: 'SP',
  }
  expect(cepAddress.encode(cepAddress.parse(json))).toEqual(json)
})
