import type { Role } from '@shop/contract/users'
import type { Db } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { hashToken } from '../../lib/token.ts'
import * as queries from './sessions.queries.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** An unused session ends after `idle` seconds, any session after `absolute`: an administrator's is worth more to a thief. */
export const sessionSeconds: Record<Role, { idle: number; absolute: number }> = {
  customer: { idle: 30 * DAY, absolute: 90 * DAY },
  admin: { idle: 12 * HOUR, absolute: 24 * HOUR },
}

/** Who holds this token, if it still opens anything. Using it moves its end further away. */
export async function findActor(db: Db, token: string): Promise<Actor | undefined> {
  const session = await queries.findOpen(db, hashToken(token))
  if (session === undefined) return undefined
  const { sessionId, role, userId: id, rested } = session
  // Written once a minute at most: a page of ten calls is one use.
  if (rested) await queries.extend(db, sessionId, sessionSeconds[role].idle)
  return { id, role, sessionId }
}
