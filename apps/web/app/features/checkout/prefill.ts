import type { User } from '@shop/contract/users'
import type { CheckoutTexts } from './checkout-schema.ts'

/** What the account knows already. A state to which the shop does not deliver is left for the person to choose. */
export function prefilled(account: User, deliveryStates: readonly string[]): CheckoutTexts {
  const [firstName = '', ...rest] = account.name.trim().split(/\s+/)
  const { street, number, neighborhood, complement, city, state, zipCode } = account
  return {
    firstName,
    lastName: rest.join(' '),
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
