import { state } from '@shop/contract/address'
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

export function checkoutSchema(deliveryStates: readonly string[]) {
  const { email, phone } = orderCustomerFields
  const { address, city, zipCode } = orderShippingFields
  const delivered = state.refine((code) => deliveryStates.includes(code), errors.state_not_delivered.message)
  return z.object({
    firstName: filled('Informe seu nome.', text(NAME_LENGTH)),
    lastName: filled('Informe seu sobrenome.', text(NAME_LENGTH)),
    email: filled('Informe seu e-mail.', email),
    phone: filled('Informe seu telefone.', phone),
    zipCode: filled('Informe o CEP.', zipCode),
    address: filled('Informe o endereço.', address),
    complement: z.string().trim().max(120),
    city: filled('Informe a cidade.', city),
    state: filled('Escolha o estado.', delivered),
    notes: z.string().trim().max(1000),
  })
}

type Schema = ReturnType<typeof checkoutSchema>
export type CheckoutValues = z.output<Schema>
export type FieldName = keyof CheckoutValues
/** The values of the fields: always strings, possibly empty. */
export type CheckoutTexts = Record<FieldName, string>
export type CheckoutForm = UseFormReturn<CheckoutTexts, unknown, CheckoutValues>

/** The fields marked with an asterisk. */
export const requiredFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'zipCode',
  'address',
  'city',
  'state',
] as const satisfies readonly FieldName[]
