import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

interface NewEvent {
  providerEventId: string
  type: string
  /** Ids only: the payer's data stays with the provider. */
  payload: Readonly<Record<string, string | undefined>>
}

const PROVIDER = 'stripe'

/** Undefined: the event was already received. */
export function insertOnce(tx: Tx, { payload, ...event }: NewEvent) {
  return tx
    .insertInto('webhookEvents')
    .values({ ...event, provider: PROVIDER, payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.constraint('webhook_events_once').doNothing())
    .returning('id')
    .executeTakeFirst()
}

export function find(db: Db, id: number) {
  return db.selectFrom('webhookEvents').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function markProcessed(db: Db | Tx, id: number): Promise<void> {
  await db.updateTable('webhookEvents').set({ processedAt: sql`now()` }).where('id', '=', id).execute()
}

export async function deleteOld(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('webhookEvents')
    .where('processedAt', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .execute()
}
