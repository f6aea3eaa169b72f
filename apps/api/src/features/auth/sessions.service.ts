import type { Role } from '@shop/contract/users'
import type { Db, Tx } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import * as queries from './sessions.queries.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** An unused session ends after `idle` seconds, any session after `absolute`: an administrator's is worth more to a thief. */
export const sessionSeconds: Record<Role, { idle: number; absolute: number }> = {
  customer: { idle: 30 * DAY, absolute: 90 * DAY },
  admin: { idle: 12 * HOUR, absolute: 24 * HOUR },
}

/** From where, and with what, somebody comes. */
export interface Visit {
  network: string
  userAgent: string | null
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

/** Answers the token, which nobody can find out again. */
export async function openSession(tx: Tx, user: { id: number; role: Role }, visit: Visit): Promise<string> {
  const token = newToken()
  const { network: ipAddress, userAgent } = visit
  const session = { userId: user.id, tokenHash: hashToken(token), ipAddress, userAgent }
  await queries.insert(tx, session, sessionSeconds[user.role])
  return token
}

/** Is it still open? Then it stays so until the end of the transaction. */
export async function holdSession(tx: Tx, { sessionId }: Actor): Promise<boolean> {
  return (await queries.lockOpen(tx, sessionId)) !== undefined
}

export function endSession(db: Db, { sessionId }: Actor): Promise<void> {
  return queries.revoke(db, sessionId)
}

export function endAllSessions(tx: Tx, userId: number): Promise<void> {
  return queries.revokeAll(tx, userId, { but: undefined })
}

export function endOtherSessions(tx: Tx, { id, sessionId }: Actor): Promise<void> {
  return queries.revokeAll(tx, id, { but: sessionId })
}
