import { addressNames } from '@shop/contract/address'

/** In the order of the form, with the wire's names: the server reports field errors under these names. */
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

/** Field labels for use in a sentence. */
export const fieldLabels: Record<FieldName, string> = {
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
