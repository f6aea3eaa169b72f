/** Where somebody is signed in, as they see it, and how they end it from afar. */
import type { Session } from '@shop/contract/users'
import type { Db, Tx } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError } from '../../lib/app-error.ts'
import { recordChange } from '../audit/audit.service.ts'
import { deviceName } from './device-name.ts'
import * as queries from './sessions.queries.ts'
import { endOtherSessions } from './sessions.service.ts'

interface Deed {
  actor: Actor
  requestId: string
}

export async function listSessions(db: Db, actor: Pick<Actor, 'id' | 'sessionId'>): Promise<Session[]> {
  const rows = await queries.listOpen(db, actor.id)
  return rows.map(({ userAgent, ...row }) => ({
    ...row,
    device: deviceName(userAgent),
    current: row.id === actor.sessionId,
  }))
}

/** Somebody else's session is one that does not exist. */
export async function endOneSession(db: Db, sessionId: number, deed: Deed): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await queries.revokeOf(tx, deed.actor.id, sessionId))) throw new AppError('session_not_found')
    await record(tx, deed)
  })
}

export async function endTheOthers(db: Db, deed: Deed): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await endOtherSessions(tx, deed.actor)
    await record(tx, deed)
  })
}

async function record(tx: Tx, { actor, requestId }: Deed) {
  if (actor.role !== 'admin') return
  const object = { objectType: 'user', objectId: actor.id }
  await recordChange(tx, { actor, action: 'session.end', ...object, requestId })
}
