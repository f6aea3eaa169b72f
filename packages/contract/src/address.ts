import { line, optionalLine } from './fields.ts'
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
  street: line(160),
  number: line(20),
  complement: optionalLine(120),
  neighborhood: line(120),
  city: line(120),
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
