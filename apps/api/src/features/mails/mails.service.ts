import type { Tx } from '../../db/connection.ts'
import { enqueue } from '../../jobs/queue.ts'
import * as queries from './mails.queries.ts'

/** The mail goes out if, and only if, the transaction it is written in commits. */
export async function queueMail(tx: Tx, mail: queries.NewMail): Promise<void> {
  const inserted = await queries.insertOnce(tx, mail)
  if (inserted !== undefined) await enqueue(tx, 'mail.send', { mailId: inserted.id })
}
