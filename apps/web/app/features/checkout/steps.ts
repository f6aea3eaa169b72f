import type { CheckoutTexts, FieldName } from './checkout-schema.ts'

export const steps = [
  { number: 1, label: 'Informações' },
  { number: 2, label: 'Endereço' },
  { number: 3, label: 'Pagamento' },
  { number: 4, label: 'Revisão' },
] as const

export type Step = (typeof steps)[number]['number']

const informationFields = ['firstName', 'lastName', 'email', 'phone'] as const satisfies FieldName[]
const addressFields = [
  'zipCode',
  'address',
  'number',
  'complement',
  'neighborhood',
  'city',
  'state',
  'pickupName',
  'notes',
] as const satisfies FieldName[]

/**
 * The fields that a step checks. The payment fields belong to the provider. An empty CPF is checked by the second step,
 * where the customer chooses how to receive the order: one that is collected needs none.
 */
export function fieldsOf(step: 1 | 2, { cpf }: Pick<CheckoutTexts, 'cpf'>): readonly FieldName[] {
  const cpfHere = (step === 1) === (cpf.trim() !== '')
  const own = step === 1 ? informationFields : addressFields
  return cpfHere ? ['cpf', ...own] : own
}

export function stepOf(field: FieldName): 1 | 2 {
  return field === 'cpf' || informationFields.some((name) => name === field) ? 1 : 2
}
