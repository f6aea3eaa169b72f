import { setTimeout as sleep } from 'node:timers/promises'
import { connect, createPool } from '@shop/api/db/connection'
import { queueMail } from '@shop/api/features/mails/mails.service'
import { testSmtp } from '@shop/api/testing/smtp'
import { startProcess } from '../lib/processes.ts'
import type { Proof } from '../lib/proof.ts'
import { freshDatabase } from '../lib/shop.ts'

/** A worker dies in the middle of a job, with no time to say so. Who does the job, and when? */
export const workerKill: Proof = async (size) => {
  // The default patience is 30 seconds; CI has tests with shorter ones.
  if (size === 'small') return []
  const databaseUrl = await freshDatabase('bench_worker_kill')
  const pool = createPool(databaseUrl, { name: 'bench', max: 2, onError: () => undefined })
  const db = connect(pool)
  const smtp = await testSmtp()
  const startWorker = (name: string) =>
    startProcess(name, ['bench/lib/worker-process.ts'], { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url })

  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const doomed = await startWorker('doomed worker')
    smtp.next({ kind: 'hang' })
    const offeredBefore = smtp.offered()
    const receivedBefore = smtp.received.length
    await db
      .transaction()
      .execute((tx) =>
        queueMail(tx, {
          kind: 'bench',
          objectId: String(round),
          recipient: 'noiva@example.test',
          subject: 'Oi',
          html: 'Oi',
          text: 'Oi',
        }),
      )
    while (smtp.offered() === offeredBefore) await sleep(10)
    const survivor = await startWorker('survivor')
    doomed.child.kill('SIGKILL')
    const killed = performance.now()
    while (smtp.received.length === receivedBefore && performance.now() - killed < 120_000) await sleep(50)
    times.push((performance.now() - killed) / 1000)
    await survivor.stop()
  }
  await smtp.close()
  await pool.end()
  return [
    {
      what: 'slowest of 3: killed with -9 until another worker had done the job',
      value: Math.max(...times),
      unit: 's',
      atMost: 60,
    },
    { what: 'fastest', value: Math.min(...times), unit: 's' },
  ]
}
