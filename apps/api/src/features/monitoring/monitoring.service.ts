/**
 * Metrics that alert the operator before a customer notices a problem. They are read from the database at each scrape,
 * so they are correct in every process and after restarts; an in-process counter would start from zero again, and
 * `increase()` does not see its first increment.
 */
import { receivedMoneyStates } from '@shop/contract/payment-state'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../../db/connection.ts'
import { countFailing } from '../../jobs/periodic.ts'
import { readOrderCounts } from '../sales-stats/sales-stats.service.ts'
import * as queries from './monitoring.queries.ts'

const gauges = [
  ['orders_waiting', 'Paid orders that are not in production yet'],
  [
    'payments_needing_attention',
    'Orders whose payment has a wrong amount, is disputed or came when no unit was left',
  ],
  ['card_declines_last_hour', 'Declined payment attempts in the last hour'],
  ['holds_overdue', 'Unpaid orders that should have released their units at least 15 minutes ago'],
  ['stock_held_unpaid_ratio', 'Share of the units in stock that unpaid orders hold'],
  ['dead_letters_open', 'Dead letters that are not resolved yet'],
  [
    'periodic_jobs_failing',
    'Periodic jobs that failed three times in a row, or have not succeeded for a day',
  ],
  ['job_lag_seconds', 'How long the oldest job has been waiting for a worker'],
  ['workers_alive', 'Workers with a heartbeat in the last minute'],
  ['backup_stream_active', '1 while the write-ahead log is being streamed to the backup disk'],
  ['backup_stream_lag_bytes', 'Write-ahead log that has not been copied yet'],
  ['backup_age_seconds', 'Time since the last full backup; without any, since the shop was installed'],
  ['backup_copy_age_seconds', 'Time since backups were last copied off-site'],
] as const

type Readings = Partial<Record<(typeof gauges)[number][0], number>>

/** One scrape reads the database once, however many metrics it collects. */
const SAME_SCRAPE_MS = 1_000

export function measureShop(registry: Registry, db: Db) {
  let reading: Promise<Readings | undefined> | undefined
  const readOnce = () => {
    reading ??= read(db)
      // While the database is unavailable the other metrics of the process, and this one, are still reported.
      .catch(() => undefined)
      .finally(() => setTimeout(() => (reading = undefined), SAME_SCRAPE_MS).unref())
    return reading
  }
  new Gauge({
    name: 'database_answers',
    help: '1 while the database responds to this process',
    registers: [registry],
    async collect() {
      this.set((await readOnce()) === undefined ? 0 : 1)
    },
  })
  for (const [name, help] of gauges) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = (await readOnce())?.[name]
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  }
}

async function read(db: Db): Promise<Readings> {
  const countOrders = await readOrderCounts(db)
  const found = await queries.readings(db)
  const { active, lagBytes } = await queries.backupStream(db)
  const ages = await queries.backupAges(db)
  return {
    orders_waiting: receivedMoneyStates.reduce(
      (count, paymentState) => count + countOrders({ status: 'confirmed', paymentState, cancelled: false }),
      0,
    ),
    payments_needing_attention: found.attention,
    card_declines_last_hour: found.declines,
    holds_overdue: found.overdueHolds,
    stock_held_unpaid_ratio: await queries.heldUnpaidRatio(db),
    dead_letters_open: found.deadLetters,
    periodic_jobs_failing: await countFailing(db),
    job_lag_seconds: found.jobLagSeconds,
    workers_alive: found.workers,
    backup_stream_active: active ? 1 : 0,
    ...(lagBytes !== null && { backup_stream_lag_bytes: lagBytes }),
    backup_age_seconds: ages.backup,
    backup_copy_age_seconds: ages.copy,
  }
}
