import { optionalText, text } from './fields.ts'
import { states } from './states.ts'
import { z } from './zod.ts'

export const state = z.enum(states, 'Escolha um estado.')

/** Eight digits, with or without the hyphen; normalised to '01310-100'. */
export const zipCode = z
  .string()
  .trim()
  .regex(/^\d{5}-?\d{3}$/, 'Informe um CEP com 8 números.')
  .overwrite((digits) => digits.replace(/^(\d{5})-?(\d{3})$/, '$1-$2'))

export const addressFields = {
  street: text(160),
  number: text(20),
  complement: optionalText(120),
  neighborhood: text(120),
  city: text(120),
  state,
  zipCode,
}

/** The field names of an address in Portuguese wire formats. */
export const addressNames = {
  street: 'rua',
  number: 'numero',
  complement: 'complemento',
  neighborhood: 'bairro',
  city: 'cidade',
  state: 'estado',
  zipCode: 'cep',
} as const

export const address = z.object(addressFields)
export type Address = z.output<typeof address>
