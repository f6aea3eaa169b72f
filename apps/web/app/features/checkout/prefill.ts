import type { Order } from '@shop/contract/order'
import type { User } from '@shop/contract/users'
import type { CheckoutTexts } from './checkout-schema.ts'

/** Values from the account. A state to which the shop does not deliver is left for the customer to choose. */
export function prefilled(
  account: User,
  deliveryStates: readonly string[],
  savedCpf: string | null,
): CheckoutTexts {
  const { street, number, neighborhood, complement, city, state, zipCode } = account
  return {
    ...names(account.name),
    email: account.email,
    phone: account.phone ?? '',
    cpf: savedCpf ?? '',
    fulfilment: 'ship',
    zipCode: zipCode ?? '',
    address: street ?? '',
    number: number ?? '',
    neighborhood: neighborhood ?? '',
    complement: complement ?? '',
    city: city ?? '',
    state: state !== null && deliveryStates.includes(state) ? state : '',
    pickupName: '',
    remindMe: '',
    notes: '',
    wishedOn: '',
    plan: '',
    parts: '',
  }
}

/** The values entered for an order. One that is collected has the atelier's address, which is not the customer's. */
export function textsOf(order: Order, account: User): CheckoutTexts {
  const { customer, shipping, notes, fulfilment = 'ship', pickupName } = order
  const { address, street = address, number, neighborhood, complement, city, state, zipCode } = shipping
  return {
    ...prefilled(account, account.state === null ? [] : [account.state], customer.cpf ?? null),
    ...names(customer.name),
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    ...(fulfilment === 'ship' && {
      zipCode,
      address: street,
      number: number ?? '',
      neighborhood: neighborhood ?? '',
      complement: complement ?? '',
      city,
      state,
    }),
    fulfilment,
    pickupName: pickupName ?? '',
    notes: notes ?? '',
    ...planOf(order),
  }
}

/** The plan of an order that was begun. */
function planOf({ charges = [] }: Order): Pick<CheckoutTexts, 'plan' | 'parts'> {
  const parts = charges.filter(({ kind, cancelledAt }) => kind === 'part' && !cancelledAt)
  return parts.length > 0 ? { plan: 'parts', parts: String(parts.length) } : { plan: '', parts: '' }
}

function names(name: string) {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
