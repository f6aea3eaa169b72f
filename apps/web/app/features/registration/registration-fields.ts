import { addressNames } from '@shop/contract/address'

/** In the order of the form, under the wire's names: what the server finds wrong with a field comes back under the same one. */
export const fieldNames = [
  'name',
  'email',
  'phone',
  addressNames.zipCode,
  addressNames.street,
  addressNames.number,
  addressNames.complement,
  addressNames.neighborhood,
  addressNames.city,
  addressNames.state,
  'password',
  'confirmPassword',
] as const
export type FieldName = (typeof fieldNames)[number]

/** Each as a sentence would name it. */
export const fieldWords: Record<FieldName, string> = {
  name: 'nome completo',
  email: 'e-mail',
  phone: 'telefone',
  [addressNames.zipCode]: 'CEP',
  [addressNames.street]: 'rua',
  [addressNames.number]: 'número',
  [addressNames.complement]: 'complemento',
  [addressNames.neighborhood]: 'bairro',
  [addressNames.city]: 'cidade',
  [addressNames.state]: 'estado',
  password: 'senha',
  confirmPassword: 'confirmação de senha',
}
