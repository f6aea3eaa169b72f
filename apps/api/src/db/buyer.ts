/** Who places an order: an account, or a guest, known only by the checkout of the browser and the e-mail typed there. */
import { sql } from 'kysely'

interface Guest {
  /** Null once another order has taken its place. */
  checkoutId: string | null
  email: string
}

export type Buyer = { userId: number } | { guest: Guest }

export function userIdOf(buyer: Buyer): number | undefined {
  return 'userId' in buyer ? buyer.userId : undefined
}

/** A guest is limited by the checkout and by the e-mail: neither a new browser nor a new address starts afresh. */
export function isOrderOf(buyer: Buyer) {
  if ('userId' in buyer) return sql<boolean>`orders.user_id = ${buyer.userId}`
  const { checkoutId, email } = buyer.guest
  return sql<boolean>`(orders.is_guest and orders.user_id is null
    and (orders.checkout_id = ${checkoutId} or orders.customer_email = ${email}))`
}
