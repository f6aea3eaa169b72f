import type { Mailer, OutgoingEmail } from '../../adapters/mailer.ts'
import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { hideEmails } from '../../lib/hide-emails.ts'
import * as queries from './emails.queries.ts'
import { deliver } from './emails.service.ts'

/** How long an email's text is stored after it was sent or dead-lettered: its facts are stored elsewhere. */
const RETENTION_DAYS = 90

interface EmailTasks {
  db: Db
  mailer: Mailer
  /** Puts in what is made when it is sent: links, files. Passed in: the features that make them import emails. */
  withLink: (email: queries.StoredEmail) => Promise<Pick<OutgoingEmail, 'html' | 'text' | 'attachments'>>
  /** It had to wait, and is not true any more: it is dropped, so that its feature can write another one. */
  isOutdated?: (email: queries.StoredEmail) => Promise<boolean>
}

/**
 * Sends one email of the outbox. A worker that dies between the server's acceptance and recording it sends the email
 * again: at-least-once delivery with the same Message-ID, by which most mailboxes show it once.
 */
export function emailTasks({ db, mailer, withLink, isOutdated }: EmailTasks) {
  const send = task('mail.send', {
    async run({ mailId }) {
      const email = await queries.find(db, mailId)
      if (email === undefined || email.sentAt !== null) return
      if (await isOutdated?.(email)) return queries.deleteUnsent(db, mailId)
      const { messageKey, recipient: to, replyTo, subject } = email
      try {
        await deliver(mailer, { messageKey, to, replyTo, subject, ...(await withLink(email)) })
      } catch (error) {
        await queries.markRejected(
          db,
          mailId,
          hideEmails(error instanceof Error ? error.message : String(error)),
        )
        throw error
      }
      await queries.markSent(db, mailId)
    },
    givenUp: (tx, { mailId }) => queries.markFailed(tx, mailId),
  })
  const purge = task('mails.purge', {
    at: '50 6 * * *',
    run: () => queries.deleteEnded(db, RETENTION_DAYS),
  })
  return [send, purge]
}
