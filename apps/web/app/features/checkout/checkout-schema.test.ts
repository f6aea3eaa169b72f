import { describe, expect, test } from 'vitest'
import { checkoutSchema, requiredFields } from './checkout-schema.ts'

const whole = {
  firstName: 'Marina',
  lastName: 'Duarte',
  email: 'Marina@Exemplo.test',
  phone: '(11) 90000-0000',
  zipCode: '01310100',
  address: 'Rua das Acácias, 120',
  complement: '',
  city: 'São Paulo',
  state: 'SP',
  notes: '',
}
const schema = checkoutSchema(['SP', 'RJ', 'MG'])
function messagesOf(texts: Partial<typeof whole>) {
  const issues = schema.safeParse({ ...whole, ...texts }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }): [string, string] => [String(path[0]), message]))
}

describe('the checkout form', () => {
  test('is complete without complement and notes', () => {
    expect(schema.parse(whole)).toMatchObject({ email: 'marina@exemplo.test', zipCode: '01310-100' })
  })

  test('shows for each empty field what to enter', () => {
    expect(messagesOf(Object.fromEntries(requiredFields.map((name) => [name, ' '])))).toEqual({
      firstName: 'Informe seu nome.',
      lastName: 'Informe seu sobrenome.',
      email: 'Informe seu e-mail.',
      phone: 'Informe seu telefone.',
      zipCode: 'Informe o CEP.',
      address: 'Informe o endereço.',
      city: 'Informe a cidade.',
      state: 'Escolha o estado.',
    })
  })

  test('shows for each invalid field what is wrong', () => {
    expect(messagesOf({ email: 'x@', phone: '12', zipCode: '123', state: 'BA' })).toEqual({
      email: 'Informe um e-mail válido.',
      phone: 'Informe um telefone válido.',
      zipCode: 'Informe um CEP com 8 números.',
      state: 'Ainda não entregamos neste estado.',
    })
  })
})
