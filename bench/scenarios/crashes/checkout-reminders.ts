import { setTimeout as sleep } from 'node:timers/promises'
import { connect, createPool, type Db } from '@shop/api/db/connection'
import { adminUrl } from '@shop/test-kit/database-server'
import { anItem, anOrder, aProduct } from '@shop/test-kit/factories'
import { startProcess } from '@shop/test-kit/processes'
import { dropDatabase, freshDatabase } from '@shop/test-kit/shop-databases'
import { testSmtp } from '@shop/test-kit/smtp'
import { sql } from 'kysely'
import { withCleanup } from '../../lib/cleanup.ts'
import { endLeases } from '../../lib/end-leases.ts'
import { none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { settableClock } from '../../lib/set-clock.ts'

const DATABASE = 'bench_checkout_reminders'
const TIMEOUT_MS = 15 * 60_000
const DAY = '2027-03-10'

/** Reminders of unpaid orders, queued again and again while the worker is killed as it sends. Who gets how many? */
export const checkoutReminders: Scenario = (size) =>
  withCleanup(async (later) => {
    const { count, kills } = size === 'full' ? { count: 500, kills: 25 } : { count: 30, kills: 2 }
    const databaseUrl = await freshDatabase(DATABASE)
    later(() => dropDatabase(DATABASE))
    const clock = await settableClock(adminUrl(DATABASE))
    later(clock.end)
    await clock.setTime(DAY, '13:00')
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
    const emails = await unpaidOrders(db, count)
    const began = performance.now()
    const until = async (isSo: () => boolean) => {
      while (!isSo() && performance.now() - began < TIMEOUT_MS) await sleep(20)
    }
    let worker = await startWorker()
    for (let n = 1; n <= kills; n++) {
      await queueTwice(db)
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
    await queueTwice(db)
    // Whoever is sent a second one would be by now.
    await sleep(3_000)
    await worker.stop()

    const received = smtp.received.flatMap(({ recipients }) => recipients)
    return [
      { what: 'customers who agreed, with an unpaid order', value: count, unit: '' },
      { what: 'kills of the worker while it sends', value: kills, unit: '' },
      none('emails lost', emails.filter((email) => !received.includes(email)).length),
      none('emails sent twice', received.length - new Set(received).size),
      none('emails to those who did not agree', received.filter((email) => !emails.includes(email)).length),
    ]
  })

/** As many again did not agree. */
async function unpaidOrders(db: Db, count: number): Promise<string[]> {
  const product = await aProduct(db)
  const holdExpiresAt = new Date(`${DAY}T09:00:00-03:00`)
  const agreed: string[] = []
  for (let n = 0; n < count * 2; n++) {
    const customerEmail = `noiva-${n}@exemplo.test`
    const ended = { paymentState: 'expired', stockState: 'released' } as const
    const order = await anOrder(db, { customerEmail, holdExpiresAt, ...ended })
    await anItem(db, order, product)
    if (n % 2 === 1) continue
    await db.insertInto('checkoutReminders').values({ orderId: order.id, agreedAt: holdExpiresAt }).execute()
    agreed.push(customerEmail)
  }
  return agreed
}

async function queueTwice(db: Db) {
  for (let n = 0; n < 2; n++)
    await sql`select graphile_worker.add_job('checkoutReminders.queue', json_build_object('payload', json_build_object()), max_attempts => 10)`.execute(
      db,
    )
}
