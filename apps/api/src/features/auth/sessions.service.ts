import type { Role } from '@shop/contract/users'
import type { Db, Tx } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import * as devices from './known-devices.queries.ts'
import * as queries from './sessions.queries.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const MOST_OPEN = 20
/** Open and ended: the ended ones show from which networks the owner has signed in before. */
const MOST_ROWS = 100

/**
 * An unused session ends after `idle` seconds, any session after `absolute`. An administrator's is worth more to an
 * attacker, so it is shorter. A seamstress has her phone at hand all week, and reads no address and no sum.
 */
export const sessionSeconds: Record<Role, { idle: number; absolute: number }> = {
  customer: { idle: 30 * DAY, absolute: 90 * DAY },
  admin: { idle: 12 * HOUR, absolute: 24 * HOUR },
  seamstress: { idle: 7 * DAY, absolute: 30 * DAY },
}

/** The network and browser of a request. */
export interface Visit {
  network: string
  userAgent: string | null
}

/** The account of a valid token. Using the session extends it. */
export async function findActor(db: Db, token: string): Promise<Actor | undefined> {
  const session = await queries.findOpen(db, hashToken(token))
  if (session === undefined) return undefined
  const { sessionId, role, userId: id, rested } = session
  // Written at most once a minute, so that a page with ten calls writes once.
  if (rested) await queries.extend(db, sessionId, sessionSeconds[role].idle)
  return { id, role, sessionId }
}

/** Returns the token; only its hash is stored. Beyond the limit the least recently used session ends. */
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

/** Whether the session is still open; if so, it is locked until the end of the transaction. */
export async function holdSession(tx: Tx, { sessionId }: Actor): Promise<boolean> {
  return (await queries.lockOpen(tx, sessionId)) !== undefined
}

export function endSession(db: Db, { sessionId }: Actor): Promise<void> {
  return queries.revoke(db, sessionId)
}

/** Also removes the known devices: a stolen token of either kind becomes worthless. */
export async function endAllSessions(tx: Tx, userId: number): Promise<void> {
  await queries.revokeAll(tx, userId, { but: undefined })
  await devices.deleteAll(tx, userId)
}

/** The current device stays known. */
export async function endOtherSessions(tx: Tx, { id, sessionId }: Actor): Promise<void> {
  await queries.revokeAll(tx, id, { but: sessionId })
  await devices.deleteAll(tx, id, { butOfSession: sessionId })
}

/** False when the account has no such open session. */
export async function endSessionOf(tx: Tx, actor: Actor, sessionId: number): Promise<boolean> {
  if (!(await queries.revokeOf(tx, actor.id, sessionId))) return false
  await devices.deleteOf(tx, sessionId, { butOfSession: actor.sessionId })
  return true
}
