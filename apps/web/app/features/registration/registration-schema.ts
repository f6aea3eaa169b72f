import { addressNames } from '@shop/contract/address'
import { registration } from '@shop/contract/auth'
import { errors } from '@shop/contract/errors'
import { required } from '@shop/contract/field-messages'
import type { z } from '@shop/contract/zod'
import type { UseFormReturn } from 'react-hook-form'

/** Told together with whatever else is wrong, and not only once all of that is mended. */
const always = () => true

/** The form speaks the wire's names: what the server finds wrong with a field comes back under the same one. */
export const registrationForm = registration.in
  .refine(({ confirmPassword }) => confirmPassword !== '', {
    path: ['confirmPassword'],
    message: required,
    when: always,
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: errors.password_mismatch.message,
    when: always,
  })
  .pipe(registration)

type RegistrationInput = z.input<typeof registrationForm>
export type RegistrationForm = UseFormReturn<RegistrationInput, unknown, z.output<typeof registrationForm>>

/** In the order of the form. */
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
