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

/** Bought without an account. */
export type GuestKey = 'tatiana'

export interface Person<Key = CustomerKey> {
  key: Key
  name: string
  email: string
  phone?: string
  address?: Address
  registeredDaysAgo: number
}

export type Buyer = Omit<Person<CustomerKey | GuestKey>, 'registeredDaysAgo'>

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
