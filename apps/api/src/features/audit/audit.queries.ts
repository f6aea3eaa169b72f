import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { AuditLog } from '../../db/tables.gen.ts'

export async function insert(tx: Tx, entries: readonly Insertable<AuditLog>[]): Promise<void> {
  await tx.insertInto('auditLog').values(entries).execute()
}

interface Page {
  objectType: string
  objectId: string
  limit: number
  /** Id of the last entry of the previous page. */
  before?: number | undefined
}

export function list(db: Db, { objectType, objectId, limit, before }: Page) {
  return db
    .selectFrom('auditLog')
    .leftJoin('users', 'users.id', 'auditLog.actorId')
    .select([
      'auditLog.id',
      'auditLog.createdAt as at',
      'actorId',
      'users.name as actorName',
      'action',
      'details',
    ])
    .where('objectType', '=', objectType)
    .where('objectId', '=', objectId)
    .$if(before !== undefined, (query) => query.where('auditLog.id', '<', before ?? 0))
    .orderBy('auditLog.id', 'desc')
    .limit(limit)
    .execute()
}
