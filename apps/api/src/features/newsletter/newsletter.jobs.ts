import type { Mailer } from '../../adapters/mailer.ts'
import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { finishAll } from '../../lib/failures.ts'
import { readSender } from '../brand/sender.service.ts'
import { deliver } from '../emails/emails.service.ts'
import * as queries from './newsletter.queries.ts'
import { newsletterEmail } from './newsletter-emails.service.ts'

interface JobDeps {
  db: Db
  mailer: Mailer
  publicUrl: string
}

/** As stated in the privacy policy. */
const UNCONFIRMED_RETENTION_DAYS = 30
const CONSENT_RETENTION_MONTHS = 24

export function newsletterTasks({ db, mailer, publicUrl }: JobDeps) {
  const sendEmailTask = task('newsletter.mail', {
    async run(wanted) {
      // Generated for every attempt: a secret stored in a table until it is sent could be read there.
      const email = await newsletterEmail(db, wanted, await readSender(db, publicUrl))
      if (email !== undefined) await deliver(mailer, email)
    },
  })
  const purge = task('newsletter.purge', {
    at: '40 6 * * *',
    run: () =>
      finishAll({
        links: () => queries.deleteEndedLinks(db),
        unconfirmed: () => queries.deleteUnconfirmed(db, UNCONFIRMED_RETENTION_DAYS),
        unsubscribed: () => queries.deleteUnsubscribed(db, CONSENT_RETENTION_MONTHS),
      }),
  })
  return [sendEmailTask, purge]
}
