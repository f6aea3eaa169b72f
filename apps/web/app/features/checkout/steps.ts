import type { FieldName } from './checkout-schema.ts'

export const steps = [
  { number: 1, label: 'Informações' },
  { number: 2, label: 'Endereço' },
  { number: 3, label: 'Pagamento' },
  { number: 4, label: 'Revisão' },
] as const

export type Step = (typeof steps)[number]['number']

/** The fields of a step. The payment fields belong to the provider. */
export const fieldsOf: Record<1 | 2, readonly FieldName[]> = {
  1: ['firstName', 'lastName', 'email', 'phone'],
  2: ['zipCode', 'address', 'complement', 'city', 'state', 'notes'],
}

export function stepOf(field: FieldName): 1 | 2 {
  return fieldsOf[1].includes(field) ? 1 : 2
}
