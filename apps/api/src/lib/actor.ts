import type { Role } from '@shop/contract/users'

/** The authenticated caller, as far as access rules need it. */
export interface Actor {
  id: number
  role: Role
  sessionId: number
}
