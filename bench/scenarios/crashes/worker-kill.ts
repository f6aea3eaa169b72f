import { setTimeout as sleep } from 'node:timers/promises'
import { connect, createPool } from '@shop/api/db/connection'
import { queueEmail } from '@shop/api/features/emails/emails.service'
import { startProcess } from '@shop/test-kit/processes'
import { dropDatabase, freshDatabase } from '@shop/test-kit/shop-databases'
import { testSmtp } from '@shop/test-kit/smtp'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Scenario } from '../../lib/scenario.ts'

const DATABASE = 'bench_worker_kill'

/** A worker is killed in the middle of a job. Which worker does the job, and when? */
export const workerKill: Scenario = async (size) => {
  // The default timeout is 30 seconds; CI has tests with a shorter one.
  if (size === 'small') return []
  return withCleanup(async (later) => {
    const databaseUrl = await freshDatabase(DATABASE)
    later(() => dropDatabase(DATABASE))
    const pool = createPool(databaseUrl, { name: 'bench', max: 2, onError: () => undefined })
    later(() => pool.end())
    const db = connect(pool)
    const smtp = await testSmtp()
    later(smtp.close)
    const startWorker = (name: string) =>
      startProcess(name, ['bench/lib/worker-process.ts'], { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url })

    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const doomed = await startWorker('doomed worker')
      smtp.next({ kind: 'hang' })
      const [offered, received] = [smtp.offered(), smtp.received.length]
      const email = { recipient: 'noiva@exemplo.test', subject: 'Oi', html: 'Oi', text: 'Oi' }
      await db
        .transaction()
        .execute((tx) => queueEmail(tx, { kind: 'bench', objectId: String(round), ...email }))
      while (smtp.offered() === offered) await sleep(10)
      const survivor = await startWorker('survivor')
      doomed.child.kill('SIGKILL')
      const killed = performance.now()
      while (smtp.received.length === received && performance.now() - killed < 120_000) await sleep(50)
      times.push((performance.now() - killed) / 1000)
      await survivor.stop()
    }
    const what = 'from SIGKILL until another worker had done the job'
    return [
      { what: `${what}, slowest of ${times.length}`, value: Math.max(...times), unit: 's', atMost: 60 },
      { what: `${what}, fastest`, value: Math.min(...times), unit: 's' },
    ]
  })
}
