import { queueMail } from '@shop/api/features/mails/mails.service'
import { createLogger } from '@shop/api/lib/logger'
import { testDatabase } from '@shop/api/testing/database'
import { testFiles } from '@shop/api/testing/files'
import { noPayments } from '@shop/api/testing/no-payments'
import { testSmtp } from '@shop/api/testing/smtp'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { apiConfigOf, readEnv } from './env.ts'
import { runWorker } from './worker.ts'

test('a worker that the database let down is started anew and goes on', async () => {
  const database = await testDatabase()
  const smtp = await testSmtp()
  const { files, close: removeFiles } = await testFiles()
  const env = readEnv({ DATABASE_URL: database.url, SMTP_URL: smtp.url })
  const stop = await runWorker({
    env,
    log: createLogger('silent'),
    metrics: new Registry(),
    files,
    payments: noPayments,
    config: apiConfigOf(env),
  })
  const send = (objectId: string) =>
    database.db.transaction().execute((tx) =>
      queueMail(tx, {
        kind: 'test',
        objectId,
        recipient: 'noiva@exemplo.test',
        subject: 'Oi',
        html: 'Oi',
        text: 'Oi',
      }),
    )

  smtp.next({ kind: 'delay', milliseconds: 300 })
  await send('first')
  await vi.waitFor(() => expect(smtp.offered()).toBe(1), 5_000)
  // The mail goes out, but that its job is done can be written nowhere: this worker is over.
  await sql`drop schema graphile_worker cascade`.execute(database.db)
  await vi.waitFor(() => send('second'), { timeout: 15_000, interval: 200 })
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 10_000)

  await stop()
  await smtp.close()
  await removeFiles()
  await database.close()
})
