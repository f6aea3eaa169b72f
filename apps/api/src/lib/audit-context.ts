import type { Actor } from './actor.ts'

/** Who does something, and in which request. */
export interface AuditContext {
  actor: Actor
  requestId: string
}
