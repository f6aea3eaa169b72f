import { EmailRejected, type Mailer, type OutgoingEmail } from '../../adapters/mailer.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { enqueue } from '../../jobs/queue.ts'
import { PermanentFailure } from '../../jobs/retry.ts'
import * as queries from './emails.queries.ts'

export type { StoredEmail } from './emails.queries.ts'

/** The email is sent if, and only if, the transaction commits. */
export async function queueEmail(
  tx: Tx,
  email: queries.NewEmail,
  schedule: { priority?: number } = {},
): Promise<void> {
  const inserted = await queries.insertOnce(tx, email)
  if (inserted !== undefined) await enqueue(tx, 'mail.send', { mailId: inserted.id }, schedule)
}

/** Whether an email of this kind exists for an object id with this prefix. */
export function wasEmailed(tx: Tx, kind: string, objectIdPrefix: string): Promise<boolean> {
  return queries.exists(tx, kind, objectIdPrefix)
}

/** Which of these objects an email of this kind was queued for, whoever received it. */
export async function emailedAmong(
  db: Db,
  kind: string,
  objectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return objectIds.length === 0 ? new Set() : queries.emailedAmong(db, kind, objectIds)
}

/** For jobs that send: an email that the server rejects permanently is not retried. */
export async function deliver(mailer: Mailer, email: OutgoingEmail): Promise<void> {
  try {
    await mailer.send(email)
  } catch (error) {
    throw error instanceof EmailRejected ? new PermanentFailure(error.message, { cause: error }) : error
  }
}
