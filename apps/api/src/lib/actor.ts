import type { Role } from '@shop/contract/users'

/** The authenticated caller, as far as access rules need it. */
export interface Actor {
  id: number
  role: Role
  sessionId: number
}

/** The holder of an order's link: may do with that one order what its buyer may. */
export interface LinkHolder {
  role: 'link'
  orderId: number
}

export type OrderHolder = Actor | LinkHolder
