import type { Mailer } from '../../adapters/mailer.ts'
import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { finishAll } from '../../lib/failures.ts'
import { readSender } from '../brand/sender.service.ts'
import { deliver } from '../emails/emails.service.ts'
import { prepareAccountEmail } from './account-emails.service.ts'
import * as tokens from './account-tokens.queries.ts'
import * as queries from './auth.queries.ts'
import * as devices from './known-devices.queries.ts'
import * as sessions from './sessions.queries.ts'

interface JobDeps {
  db: Db
  mailer: Mailer
  publicUrl: string
}

const RETENTION_DAYS = 30
/** A request whose email was dead-lettered waits this long for an operator to send it again. */
const REQUEST_RETENTION_DAYS = 7

export function accountTasks({ db, mailer, publicUrl }: JobDeps) {
  const sendEmailTask = task('account.mail', {
    async run({ requestId }) {
      // Generated for every attempt: a secret stored in a table until it is sent could be read there.
      const email = await prepareAccountEmail(db, requestId, await readSender(db, publicUrl))
      if (email !== undefined) await deliver(mailer, email)
      await queries.deleteRequest(db, requestId)
    },
  })
  const purge = task('accounts.purge', {
    at: '20 6 * * *',
    run: () =>
      finishAll({
        sessions: () => sessions.deleteEnded(db, RETENTION_DAYS),
        tokens: () => tokens.deleteEnded(db, RETENTION_DAYS),
        devices: () => devices.deleteExpired(db),
        requests: () => queries.deleteOldRequests(db, REQUEST_RETENTION_DAYS),
        unconfirmed: () => queries.deleteUnconfirmed(db, RETENTION_DAYS),
      }),
  })
  return [sendEmailTask, purge]
}
