import type { Role } from '@shop/contract/users'

/** Who is calling, as far as a rule may need to know. */
export interface Actor {
  id: number
  role: Role
  sessionId: number
}
