import type { Mailer } from '../../adapters/mailer.ts'
import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { finishAll } from '../../lib/failures.ts'
import { readSender } from '../brand/sender.service.ts'
import { deliver } from '../emails/emails.service.ts'
import { markEmailed } from './restock.queries.ts'
import { claimBatch } from './restock.service.ts'
import { availableEmail, CONFIRM_DAYS, confirmEmail } from './stock-notice-emails.service.ts'
import * as queries from './stock-notices.queries.ts'

interface JobDeps {
  db: Db
  mailer: Mailer
  publicUrl: string
}

/** As stated in the privacy policy. */
const RETENTION = { pendingDays: CONFIRM_DAYS, waitingMonths: 12, notifiedDays: 30 }

export function stockNoticeTasks({ db, mailer, publicUrl }: JobDeps) {
  const sender = async () => await readSender(db, publicUrl)

  const confirm = task('stockNotices.confirm', {
    async run(wanted) {
      // Written for every attempt: a secret stored in a table until it is sent could be read there.
      const email = await confirmEmail(db, wanted, await sender())
      if (email !== undefined) await deliver(mailer, email)
    },
  })
  const claim = task('stockNotices.claim', { run: ({ productId }) => claimBatch(db, productId) })
  /**
   * A worker that dies between the server's acceptance and recording it sends the email again, as the outbox does
   * (emails.jobs.ts): with the same Message-ID, by which most mailboxes show it once.
   */
  const send = task('stockNotices.email', {
    async run({ noticeId }) {
      const email = await availableEmail(db, noticeId, await sender())
      if (email === undefined) return
      await deliver(mailer, email)
      await markEmailed(db, noticeId)
    },
  })
  const purge = task('stockNotices.purge', {
    at: '45 6 * * *',
    run: () =>
      finishAll({
        links: () => queries.deleteEndedLinks(db),
        requests: () => queries.deleteEnded(db, RETENTION),
      }),
  })
  return [confirm, claim, send, purge]
}
