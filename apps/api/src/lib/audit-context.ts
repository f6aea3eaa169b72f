import type { Actor } from './actor.ts'

/** The actor of an action, and the request it belongs to. */
export interface AuditContext {
  actor: Actor
  requestId: string
}
