import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

/** Each change with the reply of the customer, oldest first. */
export function changes(db: Db, orderId: number) {
  return db
    .selectFrom('promiseChanges')
    .leftJoin('promiseAnswers', 'changeId', 'promiseChanges.id')
    .select(['promiseChanges.id', 'cause', 'reason', 'oldFrom', 'oldTo', 'newFrom', 'newTo'])
    .select(['promiseChanges.createdAt', 'promiseAnswers.answer as reply'])
    .select('promiseAnswers.createdAt as repliedAt')
    .where('orderId', '=', orderId)
    .orderBy('promiseChanges.id')
    .execute()
}

export type ChangeRow = Awaited<ReturnType<typeof changes>>[number]

/** False if the change has a reply already. */
export async function insertReply(tx: Tx, changeId: number, reply: string): Promise<boolean> {
  const { rows } = await sql`
    insert into promise_answers (change_id, answer) values (${changeId}, ${reply})
    on conflict do nothing returning change_id`.execute(tx)
  return rows.length > 0
}
