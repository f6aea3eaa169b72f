import { sql } from 'kysely'

/** A customer as identified in the tables: by account, and by confirmed email. */
export interface Person {
  id: number
  email: string
}

/**
 * Orders of the account, and sales recorded by the atelier under its email. A guest's order under the same email may
 * hold the CPF of another person: it belongs to the account only once it was claimed.
 */
export function ownOrders({ id, email }: Person) {
  return sql<boolean>`(orders.user_id = ${id} or (orders.user_id is null and not orders.is_guest
    and orders.customer_email = ${email}))`
}

/**
 * All orders under the account or its confirmed email, guests' too: erasure leaves nothing of the address. Also the
 * atelier's sales without e-mail to the customer whose e-mail the account has verified.
 */
export function boughtBy({ id, email }: Person) {
  return sql<boolean>`(orders.user_id = ${id} or (orders.user_id is null and orders.customer_email = ${email})
    or (orders.user_id is null
      and orders.customer_id = any(array(select customers.id from customers where customers.user_id = ${id}))))`
}
