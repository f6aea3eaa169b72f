import type { Actor } from './actor.ts'

/** Who does something, and in which request. */
export interface Deed {
  actor: Actor
  requestId: string
}
