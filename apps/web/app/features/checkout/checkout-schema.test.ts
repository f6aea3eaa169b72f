import { describe, expect, test } from 'vitest'
import { checkoutSchemas, requiredFields } from './checkout-schema.ts'

const whole = {
  firstName: 'Marina',
  lastName: 'Duarte',
  email: 'Marina@Exemplo.test',
  phone: '(11) 90000-0000',
  cpf: '529.982.247-25',
  fulfilment: 'ship',
  zipCode: '01310100',
  address: 'Rua das Acácias',
  number: '120',
  neighborhood: 'Jardim Paulista',
  complement: '',
  city: 'São Paulo',
  state: 'SP',
  pickupName: '',
  remindMe: '',
  notes: '',
  wishedOn: '',
  plan: '',
  parts: '',
}
const MASKED = '•••.982.247-••'
const { ship, pickup } = checkoutSchemas({ deliveryStates: ['SP', 'RJ', 'MG'], savedCpf: MASKED })
function messagesOf(texts: Partial<typeof whole>, schema: typeof ship | typeof pickup = ship) {
  const issues = schema.safeParse({ ...whole, ...texts }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }): [string, string] => [String(path[0]), message]))
}

describe('the checkout form', () => {
  test('is complete without complement and notes', () => {
    expect(ship.parse(whole)).toMatchObject({
      email: 'marina@exemplo.test',
      zipCode: '01310-100',
      cpf: '52998224725',
    })
  })

  test('shows for each empty field what to enter', () => {
    expect(messagesOf(Object.fromEntries(requiredFields.map((name) => [name, ' '])))).toEqual({
      firstName: 'Informe seu nome.',
      lastName: 'Informe seu sobrenome.',
      email: 'Informe seu e-mail.',
      phone: 'Informe seu telefone.',
      zipCode: 'Informe o CEP.',
      cpf: 'Informe seu CPF.',
      address: 'Informe o endereço.',
      number: 'Informe o número.',
      neighborhood: 'Informe o bairro.',
      city: 'Informe a cidade.',
      state: 'Escolha o estado.',
    })
  })

  test('shows for each invalid field what is wrong', () => {
    expect(messagesOf({ email: 'x@', phone: '12', cpf: '123', zipCode: '123', state: 'BA' })).toEqual({
      email: 'Informe um e-mail válido.',
      phone: 'Informe um telefone válido.',
      cpf: 'Informe um CPF válido.',
      zipCode: 'Informe um CEP com 8 números.',
      state: 'Ainda não entregamos neste estado.',
    })
  })
  test('accepts the masked CPF of the last order, and no other masked one', () => {
    expect(ship.parse({ ...whole, cpf: MASKED }).cpf).toBe(MASKED)
    expect(messagesOf({ cpf: '•••.111.222-••' })).toEqual({ cpf: 'Informe um CPF válido.' })
  })

  test('shows that postal code and state disagree', () => {
    expect(messagesOf({ zipCode: '20040-020' })).toEqual({ zipCode: 'Este CEP não é do estado escolhido.' })
  })

  test('of an order that is collected checks neither address nor an empty CPF, but a typed one', () => {
    const unchecked = {
      zipCode: '1',
      address: '',
      number: '',
      neighborhood: '',
      city: '',
      state: '',
      cpf: '',
    }
    expect(messagesOf(unchecked, pickup)).toEqual({})
    expect(messagesOf({ ...unchecked, cpf: '123' }, pickup)).toEqual({ cpf: 'Informe um CPF válido.' })
  })
})
