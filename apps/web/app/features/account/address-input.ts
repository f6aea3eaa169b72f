import { addressFields, state } from '@shop/contract/address'
import { cepAgrees, cepMismatch } from '@shop/contract/cep-states'
import { z } from '@shop/contract/zod'
import type { UseFormReturn } from 'react-hook-form'

/** The select starts without a choice, so its input is any string until the customer picks a state. */
const chosenState = z.string().transform((code, { issues }) => {
  const chosen = state.safeParse(code)
  if (chosen.success) return chosen.data
  for (const { message } of chosen.error.issues) issues.push({ code: 'custom', message, input: code })
  return z.NEVER
})

export const addressRules = z
  .object({ ...addressFields, state: chosenState })
  .refine(({ zipCode, state: chosen }) => cepAgrees(zipCode, chosen), {
    error: cepMismatch,
    path: ['zipCode'],
  })

export type AddressInput = z.input<typeof addressRules>
export type AddressForm = UseFormReturn<AddressInput, unknown, z.output<typeof addressRules>>

/** In the order of the form. */
export const addressNames = [
  'zipCode',
  'street',
  'number',
  'complement',
  'neighborhood',
  'city',
  'state',
] as const satisfies readonly (keyof AddressInput)[]
