import type { Order } from '@shop/contract/order'
import type { User } from '@shop/contract/users'
import type { CheckoutTexts } from './checkout-schema.ts'

/** Values from the account. A state to which the shop does not deliver is left for the customer to choose. */
export function prefilled(account: User, deliveryStates: readonly string[]): CheckoutTexts {
  const { street, number, neighborhood, complement, city, state, zipCode } = account
  return {
    ...names(account.name),
    email: account.email,
    phone: account.phone ?? '',
    zipCode: zipCode ?? '',
    address: [street, number, neighborhood].filter((part) => part !== null && part !== '').join(', '),
    complement: complement ?? '',
    city: city ?? '',
    state: state !== null && deliveryStates.includes(state) ? state : '',
    notes: '',
  }
}

/** The values entered for an order. */
export function textsOf({ customer, shipping, notes }: Order): CheckoutTexts {
  return {
    ...names(customer.name),
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    ...shipping,
    complement: shipping.complement ?? '',
    notes: notes ?? '',
  }
}

function names(name: string) {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
