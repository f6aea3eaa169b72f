import { state as stateSchema } from '@shop/contract/address'
import { auth, type Registration } from '@shop/contract/auth'
import { failures } from '@shop/contract/failures'
import { newPassword } from '@shop/contract/fields'
import type { Order } from '@shop/contract/order'
import { ApiError, call } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { paths } from '~/paths.ts'

/** Undefined if the order lacks the buyer's own address: one that is collected has the atelier's. */
export function registrationOf(order: Order, password: string): Registration | undefined {
  const { customer, shipping, fulfilment } = order
  const { street, number, neighborhood, complement, city, zipCode } = shipping
  const state = stateSchema.safeParse(shipping.state).data
  if (fulfilment === 'pickup' || !street || !number || !neighborhood || !state) return undefined
  const { name, email, phone } = customer
  if (email === null || phone === null) return undefined
  const address = { street, number, neighborhood, complement, city, state, zipCode }
  return { name, email, phone, password, confirmPassword: password, ...address, redirect: paths.account }
}

/** Returns what to correct. The response is the same whether the e-mail has an account or not. */
export async function registerGuest(order: Order, password: string): Promise<string | undefined> {
  const body = registrationOf(order, password)
  if (body === undefined) return failures.register.message
  const checked = newPassword.safeParse(password)
  if (!checked.success) return checked.error.issues[0]?.message
  try {
    await call(auth.register, { body })
    return undefined
  } catch (error) {
    const fields = error instanceof ApiError ? error.fields : {}
    return fields['password'] ?? failureText(error, failures.register)
  }
}
