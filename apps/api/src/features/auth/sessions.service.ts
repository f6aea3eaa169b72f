import type { Role } from '@shop/contract/users'
import type { Db, Tx } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import * as devices from './known-devices.queries.ts'
import * as queries from './sessions.queries.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const MOST_OPEN = 20
/** Open and ended: those that ended say from where the owner has signed in before. */
const MOST_ROWS = 100

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

/** Answers the token, which nobody can find out again. Of too many sessions the one that rested longest ends. */
export async function openSession(
  tx: Tx,
  user: { id: number; role: Role },
  visit: Visit & { knownDeviceId: number | null },
): Promise<string> {
  const token = newToken()
  const { network: ipAddress, userAgent, knownDeviceId } = visit
  const session = { userId: user.id, tokenHash: hashToken(token), ipAddress, userAgent, knownDeviceId }
  await queries.insert(tx, session, sessionSeconds[user.role])
  await queries.endBeyond(tx, user.id, MOST_OPEN)
  await queries.deleteBeyond(tx, user.id, MOST_ROWS)
  return token
}

/** Is it still open? Then it stays so until the end of the transaction. */
export async function holdSession(tx: Tx, { sessionId }: Actor): Promise<boolean> {
  return (await queries.lockOpen(tx, sessionId)) !== undefined
}

export function endSession(db: Db, { sessionId }: Actor): Promise<void> {
  return queries.revoke(db, sessionId)
}

/** With the devices that were known: what a thief may hold is worth nothing from then on. */
export async function endAllSessions(tx: Tx, userId: number): Promise<void> {
  await queries.revokeAll(tx, userId, { but: undefined })
  await devices.deleteAll(tx, userId)
}

/** The device at hand stays known. */
export async function endOtherSessions(tx: Tx, { id, sessionId }: Actor): Promise<void> {
  await queries.revokeAll(tx, id, { but: sessionId })
  await devices.deleteAll(tx, id, { butOfSession: sessionId })
}

/** False when the account has no such session open. */
export async function endSessionOf(tx: Tx, actor: Actor, sessionId: number): Promise<boolean> {
  if (!(await queries.revokeOf(tx, actor.id, sessionId))) return false
  await devices.deleteOf(tx, sessionId, { butOfSession: actor.sessionId })
  return true
}
