/** The user's own open sessions, and ending them from another device. */
import type { Session } from '@shop/contract/users'
import type { Db, Tx } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import { deviceName } from './device-name.ts'
import * as queries from './sessions.queries.ts'
import { endOtherSessions, endSessionOf } from './sessions.service.ts'

export async function listSessions(db: Db, actor: Pick<Actor, 'id' | 'sessionId'>): Promise<Session[]> {
  const rows = await queries.listOpen(db, actor.id)
  return rows.map(({ userAgent, ...row }) => ({
    ...row,
    device: deviceName(userAgent),
    current: row.id === actor.sessionId,
  }))
}

/** A session of another account counts as not found. */
export async function endOneSession(db: Db, sessionId: number, auditContext: AuditContext): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await endSessionOf(tx, auditContext.actor, sessionId))) throw new AppError('session_not_found')
    await record(tx, auditContext)
  })
}

export async function endTheOthers(db: Db, auditContext: AuditContext): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await endOtherSessions(tx, auditContext.actor)
    await record(tx, auditContext)
  })
}

async function record(tx: Tx, { actor, requestId }: AuditContext) {
  if (actor.role === 'customer') return
  const object = { objectType: 'user', objectId: actor.id }
  await recordChange(tx, { actor, action: 'session.end', ...object, requestId })
}
