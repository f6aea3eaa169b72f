import { setTimeout as sleep } from 'node:timers/promises'
import { connect, createPool, type Db } from '@shop/api/db/connection'
import { adjust } from '@shop/api/features/stock/stock.service'
import { aProduct } from '@shop/test-kit/factories'
import { startProcess } from '@shop/test-kit/processes'
import { dropDatabase, freshDatabase } from '@shop/test-kit/shop-databases'
import { testSmtp } from '@shop/test-kit/smtp'
import { withCleanup } from '../../lib/cleanup.ts'
import { endLeases } from '../../lib/end-leases.ts'
import type { Scenario } from '../../lib/scenario.ts'

const DATABASE = 'bench_notice_restock'
const TIMEOUT_MS = 15 * 60_000

/** One unit comes back for a thousand who wait, and the worker is killed in between. Who gets how many emails? */
export const noticeRestock: Scenario = (size) =>
  withCleanup(async (later) => {
    const { count, kills } = size === 'full' ? { count: 1_000, kills: 5 } : { count: 40, kills: 1 }
    const databaseUrl = await freshDatabase(DATABASE)
    later(() => dropDatabase(DATABASE))
    const pool = createPool(databaseUrl, { name: 'bench', max: 2, onError: () => undefined })
    later(() => pool.end())
    const db = connect(pool)
    const smtp = await testSmtp()
    later(smtp.close)
    const startWorker = () =>
      startProcess('worker', ['bench/lib/worker-process.ts'], {
        DATABASE_URL: databaseUrl,
        SMTP_URL: smtp.url,
      })

    const { id: productId } = await aProduct(db, { stockAvailable: 0 })
    const emails = await waiting(db, productId, count)
    const began = performance.now()
    const until = async (isSo: () => boolean) => {
      while (!isSo() && performance.now() - began < TIMEOUT_MS) await sleep(20)
    }
    await db.transaction().execute((tx) => adjust(tx, { productId, difference: 1 }, {}))
    let worker = await startWorker()
    for (let n = 1; n <= kills; n++) {
      const sent = Math.floor((count * n) / (kills + 1))
      await until(() => smtp.received.length >= sent)
      // The server has not accepted the email that the worker is sending: the shop must send it again.
      smtp.next({ kind: 'hang' })
      const offered = smtp.offered()
      await until(() => smtp.offered() > offered)
      worker.child.kill('SIGKILL')
      await endLeases(db)
      worker = await startWorker()
    }
    await until(() => smtp.received.length >= count)
    // Whoever is sent a second one would be by now.
    await sleep(3_000)
    const seconds = (performance.now() - began) / 1000
    await worker.stop()

    const received = smtp.received.flatMap(({ recipients }) => recipients)
    const inOrder = received.filter((email, n) => email === emails[n]).length
    return [
      { what: 'waiting for one unit', value: count, unit: '' },
      { what: 'kills of the worker while it sends', value: kills, unit: '' },
      { what: 'emails lost', value: count - new Set(received).size, unit: '', atMost: 0 },
      { what: 'emails sent twice', value: received.length - new Set(received).size, unit: '', atMost: 0 },
      { what: 'emails out of turn', value: received.length - inOrder, unit: '', atMost: 0 },
      { what: 'time until all were sent', value: seconds, unit: 's' },
    ]
  })

/** Against the order of their ids, so that only the order of waiting counts. */
async function waiting(db: Db, productId: number, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, n) => `noiva-${n}@exemplo.test`)
  const rows = emails.map((email, n) => ({
    ...{ email, productId, size: 'M', color: 'Branco', status: 'waiting' as const },
    confirmedAt: new Date(Date.now() - 60_000 + n),
  }))
  await db.insertInto('stockNotices').values(rows.toReversed()).execute()
  return emails
}
