import { sql } from 'kysely'

/** A customer as identified in the tables: by account, and by confirmed email. */
export interface Person {
  id: number
  email: string
}

/** Orders of the account, and sales recorded by the atelier under its email. */
export function boughtBy({ id, email }: Person) {
  return sql<boolean>`(orders.user_id = ${id} or (orders.user_id is null and orders.customer_email = ${email}))`
}
