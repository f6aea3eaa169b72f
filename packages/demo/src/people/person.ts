interface Address {
  street: string
  number: string
  complement?: string
  neighborhood: string
  city: string
  state: string
  zipCode: string
}

export type CustomerKey =
  | 'marina'
  | 'beatriz'
  | 'camila'
  | 'larissa'
  | 'juliana'
  | 'fernanda'
  | 'patricia'
  | 'renata'
  | 'aline'
  | 'thais'
  | 'vanessa'
  | 'gabriela'
  | 'isabela'
  | 'leticia'
  | 'amanda'
  | 'bruna'
  | 'carolina'
  | 'elisa'
  | 'natalia'
  | 'priscila'
  | 'sofia'
  | 'yasmin'
  | AuroraCustomerKey

/** Of Casa Aurora. */
type AuroraCustomerKey = 'cecilia' | 'heloisa' | 'ines'

/** Bought without an account. */
export type GuestKey = 'tatiana'

/** Bought in the atelier, without an account. */
export type WalkInKey = 'ivone' | 'celia'

export interface Person<Key = CustomerKey> {
  key: Key
  name: string
  email: string
  phone?: string
  address?: Address
  registeredDaysAgo: number
}

export interface Buyer
  extends Omit<Person<CustomerKey | GuestKey | WalkInKey>, 'registeredDaysAgo' | 'email'> {
  /** Null for a customer of the atelier who gave none. */
  email: string | null
}

export interface WalkIn extends Buyer {
  key: WalkInKey
  phone: string
}

export function home(
  street: string,
  number: string,
  neighborhood: string,
  city: string,
  state: string,
  zipCode: string,
): Address {
  return { street, number, neighborhood, city, state, zipCode }
}
