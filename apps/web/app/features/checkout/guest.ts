import type { User } from '@shop/contract/users'

/** Stands for the account of a buyer who has none: nothing is known, and nothing is stored under another id. */
export const guest: User = {
  id: 0,
  name: '',
  email: '',
  phone: null,
  street: null,
  number: null,
  complement: null,
  neighborhood: null,
  city: null,
  state: null,
  zipCode: null,
  role: 'customer',
  daysSinceRegistration: 0,
}

export function isGuest({ id }: Pick<User, 'id'>): boolean {
  return id === guest.id
}
