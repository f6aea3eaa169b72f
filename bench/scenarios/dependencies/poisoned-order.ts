import { sql } from 'kysely'
import { aPurchase, countWrong, endHold, order, type Purchase, pay } from '../../lib/purchases.ts'
import { none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, letPass, runNow, secondsUntil } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const ORDERS = { small: 5, full: 100 }
const RUNS = 10
/** Longer than the reconciler waits for the event of a payment. */
const AGED_S = 180
const TIMEOUT_S = 120

/** One order fails whenever it is settled or expired. The others are settled in one round, and no retries pile up. */
export const poisonedOrder: Scenario = (size) =>
  withTestShop({ name: 'poisoned_order', workers: 1 }, async (shop) => {
    await shop.control('config', { dropWebhooks: true })
    // Created first, so that every sweep meets it before the others.
    const poisoned = await paidWithoutEvent(shop)
    const others: Purchase[] = []
    while (others.length < ORDERS[size]) others.push(await paidWithoutEvent(shop))
    await poison(shop, poisoned, 0)
    await letPass(shop, AGED_S)

    const seconds = await finished(shop, 'payments.reconcile')
    const unsettled = await countWrong(shop, others)

    await endHold(shop, poisoned)
    let unexpired = 0
    for (let run = 0; run < RUNS; run++) {
      const overdue = await aPurchase(shop)
      await order(shop, overdue)
      await endHold(shop, overdue)
      await finished(shop, 'payments.expire')
      unexpired += await countWrong(shop, [overdue], 'expired')
    }
    const retries = await retriesOfPeriodicJobs(shop)

    await poison(shop, poisoned, 1)
    await finished(shop, 'payments.reconcile')
    const lost = await countWrong(shop, [poisoned])
    await letPass(shop, AGED_S)
    await secondsUntil(() => isQuiet(shop), TIMEOUT_S)
    return [
      { what: `round over ${others.length + 1} orders, one of them poisoned`, value: seconds, unit: 's' },
      none('other orders not settled by one round', unsettled),
      none(`orders not expired by their round, of ${RUNS}`, unexpired),
      none(`retries of periodic jobs after ${RUNS} failed runs`, retries),
      none('poisoned order not settled once it was repaired', lost),
      ...(await invariantResults(shop)),
    ]
  })

async function paidWithoutEvent(shop: TestShop): Promise<Purchase> {
  const purchase = await aPurchase(shop)
  await order(shop, purchase)
  await pay(shop, purchase)
  return purchase
}

/** With no unit reserved, selling and releasing its unit both fail. */
async function poison({ db }: TestShop, { dresses }: Purchase, stockReserved: number) {
  await db
    .updateTable('products')
    .set({ stockReserved })
    .where(
      'id',
      'in',
      dresses.map(({ id }) => id),
    )
    .execute()
}

/** Runs the job once and waits for its end; a retry would be due later and is not waited for. */
async function finished(shop: TestShop, job: Parameters<typeof runNow>[1]): Promise<number> {
  await runNow(shop, job)
  return secondsUntil(async () => {
    const { rows } = await sql`select 1 from graphile_worker.jobs
      where task_identifier = ${job} and run_at <= now()`.execute(shop.db)
    return rows.length === 0
  }, TIMEOUT_S)
}

async function retriesOfPeriodicJobs({ db }: TestShop): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from graphile_worker.jobs
    where task_identifier in ('payments.expire', 'payments.reconcile') and run_at > now()`.execute(db)
  return rows[0]?.waiting ?? 0
}
