import { type Mailer, MailRefused } from '../../adapters/mailer.ts'
import type { Db } from '../../db/connection.ts'
import { PermanentFailure } from '../../jobs/retry.ts'
import { task } from '../../jobs/task.ts'
import { hideEmails } from '../../lib/hide-emails.ts'
import * as queries from './mails.queries.ts'

/**
 * Sends one mail of the outbox. A worker that dies between the server's "accepted" and our note of it sends the mail
 * again: at least once, with the same Message-ID, by which most mailboxes show it once.
 */
export function mailTasks({ db, mailer }: { db: Db; mailer: Mailer }) {
  const send = task('mail.send', {
    async run({ mailId }) {
      const mail = await queries.find(db, mailId)
      if (mail === undefined || mail.sentAt !== null) return
      const { messageKey, recipient: to, subject, html, text } = mail
      try {
        await mailer.send({ messageKey, to, subject, html, text })
      } catch (error) {
        await queries.markRefused(
          db,
          mailId,
          hideEmails(error instanceof Error ? error.message : String(error)),
        )
        throw error instanceof MailRefused ? new PermanentFailure(error.message, { cause: error }) : error
      }
      await queries.markSent(db, mailId)
    },
    givenUp: (tx, { mailId }) => queries.markFailed(tx, mailId),
  })
  return [send]
}
