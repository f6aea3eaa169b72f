import { type Mailer, MailRefused, type OutgoingMail } from '../../adapters/mailer.ts'
import type { Tx } from '../../db/connection.ts'
import { enqueue } from '../../jobs/queue.ts'
import { PermanentFailure } from '../../jobs/retry.ts'
import * as queries from './mails.queries.ts'

/** The email is sent if, and only if, the transaction commits. */
export async function queueMail(
  tx: Tx,
  mail: queries.NewMail,
  schedule: { priority?: number } = {},
): Promise<void> {
  const inserted = await queries.insertOnce(tx, mail)
  if (inserted !== undefined) await enqueue(tx, 'mail.send', { mailId: inserted.id }, schedule)
}

/** Whether an email of this kind exists for an object id with this prefix. */
export function wasMailed(tx: Tx, kind: string, objectIdPrefix: string): Promise<boolean> {
  return queries.exists(tx, kind, objectIdPrefix)
}

/** For jobs that send: an email that the server rejects permanently is not retried. */
export async function deliver(mailer: Mailer, mail: OutgoingMail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    throw error instanceof MailRefused ? new PermanentFailure(error.message, { cause: error }) : error
  }
}
