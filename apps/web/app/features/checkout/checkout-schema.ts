import { addressFields, state } from '@shop/contract/address'
import { cepAgrees, cepMismatch } from '@shop/contract/cep-states'
import { cpfDigits, isCpf } from '@shop/contract/cpf'
import { errors } from '@shop/contract/errors'
import { text } from '@shop/contract/fields'
import { orderCustomerFields, orderShippingFields } from '@shop/contract/order-draft'
import { z } from '@shop/contract/zod'
import type { UseFormReturn } from 'react-hook-form'

/** An empty field shows what to enter; an invalid one shows what is wrong with it. */
function filled<S extends z.ZodType<unknown, string>>(message: string, then: S) {
  return z.string().trim().min(1, message).pipe(then)
}

/** First and last name are joined by a space into a name of at most 160 characters. */
const NAME_LENGTH = 79

interface CheckoutRules {
  deliveryStates: readonly string[]
  /** Of the last order, masked: the field may contain it instead of a typed number. */
  savedCpf: string | null
}

const { email, phone } = orderCustomerFields
const shared = {
  firstName: filled('Informe seu nome.', text(NAME_LENGTH)),
  lastName: filled('Informe seu sobrenome.', text(NAME_LENGTH)),
  email: filled('Informe seu e-mail.', email),
  phone: filled('Informe seu telefone.', phone),
  complement: z.string().trim().max(120),
  notes: z.string().trim().max(1000),
  /** The last day of a delivery that is wished later; checked against the promise, which the form does not know. */
  wishedOn: z.string(),
  /** 'parts', or all at once; checked against what is offered, which the form does not know. */
  plan: z.string(),
  /** How many parts; empty: as many as there can be. */
  parts: z.string(),
  /** One email if she does not finish: 'yes', 'no' once it is taken back, empty if nothing was chosen. */
  remindMe: z.string(),
}

/** Two sets of rules: what is typed for the other way of receiving stays in the form, unchecked. */
export function checkoutSchemas({ deliveryStates, savedCpf }: CheckoutRules) {
  const { address, city, zipCode } = orderShippingFields
  const delivered = state.refine((code) => deliveryStates.includes(code), errors.state_not_delivered.message)
  const cpf = z
    .string()
    .trim()
    .refine((typed) => typed === '' || typed === savedCpf || isCpf(typed), errors.cpf_invalid.message)
    .overwrite((typed) => (typed === savedCpf ? typed : cpfDigits(typed)))
  const ship = z
    .object({
      ...shared,
      fulfilment: z.string().transform((): 'ship' => 'ship'),
      cpf: filled('Informe seu CPF.', cpf),
      zipCode: filled('Informe o CEP.', zipCode),
      address: filled('Informe o endereço.', address),
      number: filled('Informe o número.', addressFields.number),
      neighborhood: filled('Informe o bairro.', addressFields.neighborhood),
      city: filled('Informe a cidade.', city),
      state: filled('Escolha o estado.', delivered),
      pickupName: z.string(),
    })
    .refine((values) => cepAgrees(values.zipCode, values.state), {
      error: cepMismatch,
      path: ['zipCode'],
    })
  const untouched = z.string()
  const pickup = z.object({
    ...shared,
    complement: untouched,
    fulfilment: z.string().transform((): 'pickup' => 'pickup'),
    cpf,
    zipCode: untouched,
    address: untouched,
    number: untouched,
    neighborhood: untouched,
    city: untouched,
    state: untouched,
    pickupName: z.string().trim().max(160),
  })
  return { ship, pickup }
}

type Schemas = ReturnType<typeof checkoutSchemas>
export type CheckoutValues = z.output<Schemas['ship']> | z.output<Schemas['pickup']>
export type FieldName = keyof CheckoutValues
/** The values of the fields: always strings, possibly empty. */
export type CheckoutTexts = Record<FieldName, string>
export type CheckoutForm = UseFormReturn<CheckoutTexts, unknown, CheckoutValues>

/** The fields marked with an asterisk, of an order that is sent. */
export const requiredFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'cpf',
  'zipCode',
  'address',
  'number',
  'neighborhood',
  'city',
  'state',
] as const satisfies readonly FieldName[]
