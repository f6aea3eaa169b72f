import { states } from '@shop/contract/states'
import { expect, test } from 'vitest'
import { fieldNames } from './registration-fields.ts'
import { registrationForm } from './registration-schema.ts'

const filled = {
  name: 'Marina Duarte',
  email: 'Marina@Exemplo.com.br',
  phone: '(11) 90000-0000',
  cep: '01310100',
  rua: 'Rua das Laranjeiras',
  numero: '45',
  complemento: '',
  bairro: 'Jardim Paulista',
  cidade: 'São Paulo',
  estado: 'SP',
  password: 'renda-francesa',
  confirmPassword: 'renda-francesa',
}

function wrongIn(values: object) {
  const { error } = registrationForm.safeParse(values)
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path.join(), message]),
  )
}

test('parsing maps the wire names to our own', () => {
  expect(registrationForm.parse(filled)).toMatchObject({
    street: 'Rua das Laranjeiras',
    zipCode: '01310-100',
  })
})

test.each(fieldNames.filter((name) => name !== 'complemento'))('%s must not be empty', (name) => {
  expect(Object.keys(wrongIn({ ...filled, [name]: '' }))).toContain(name)
})

test('different passwords are reported together with all other errors', () => {
  expect(wrongIn({ ...filled, cep: '0000', confirmPassword: 'outra' })).toEqual({
    cep: 'Informe um CEP com 8 números.',
    confirmPassword: 'As senhas não coincidem.',
  })
})

test.each(states)('%s is a valid state for registration', (code) => {
  expect(registrationForm.safeParse({ ...filled, estado: code }).success).toBe(true)
})
