import { sql } from 'kysely'

/** Somebody as the tables know them: by the account, and by the address that was proved to be theirs. */
export interface Person {
  id: number
  email: string
}

/** Orders of the account, and the atelier's own sales under its address. */
export function boughtBy({ id, email }: Person) {
  return sql<boolean>`(orders.user_id = ${id} or (orders.user_id is null and orders.customer_email = ${email}))`
}
