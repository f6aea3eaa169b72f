// Invariants of the whole shop, to be checked after any test scenario. The result maps each violated invariant to the
// rows that violate it; it is {} if all of them hold.

import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'
import { brokenBookings } from './capacity-invariants.ts'
import { wrongCharges, wrongRefunds } from './charge-invariants.ts'
import { brokenCoupons } from './coupon-invariants.ts'
import {
  brokenLedgers,
  brokenVariants,
  contradictoryOrders,
  negativeMoments,
  oversold,
  wrongHolds,
  wrongTotals,
} from './invariants.ts'
import {
  chargedTwice,
  differentSums,
  freeDresses,
  type Ledger,
  lostMoney,
  rowsOf,
} from './money-invariants.ts'
import { excessiveRefunds, leftWithBalance, retainedWhole, wrongStatistics } from './plan-invariants.ts'

interface InvariantOptions {
  ledger: Ledger
  /** The first order placed in this shop; earlier ones were seeded by the demo. */
  firstOrder?: number
  /** Names of the existing files; if omitted, files are not checked. */
  files?: readonly string[]
  /** Expected number of dead letters. */
  deadLetters?: number
}

export async function brokenInvariants(
  db: Db,
  options: InvariantOptions,
): Promise<Record<string, unknown[]>> {
  const { ledger, firstOrder = 0, files, deadLetters = 0 } = options
  const books = { db, ledger, firstOrder }
  const found: Record<string, unknown[]> = {
    'I1, I3 reserved stock equals the held units': await wrongHolds(db),
    'I2 units of stock are conserved': await brokenLedgers(db),
    'I2 the units of each size and colour are conserved': await brokenVariants(db),
    'I4 nothing is sold twice': [...(await oversold(db)), ...(await negativeMoments(db))],
    'I5 totals add up': await wrongTotals(db),
    'charges add up to their order': await wrongCharges(db),
    'charges have refunded what their refunds say': await wrongRefunds(db),
    'no charge returns more than it received': await excessiveRefunds(db),
    'revenue is what was paid less what was returned': await wrongStatistics(db),
    'nothing leaves with a balance unless somebody said why': await leftWithBalance(db, firstOrder),
    'no cancellation keeps all that was paid': await retainedWhole(db),
    'coupons are counted once an order': await brokenCoupons(db),
    'hours are booked as planned': await brokenBookings(db),
    'states are consistent': await contradictoryOrders(db),
    'I6 books and ledger agree': await differentSums(books),
    'I7 no money is lost': await lostMoney(books),
    'I8 no order is charged twice': await chargedTwice(books),
    'I9 no order is paid without a captured payment': await freeDresses(books),
    'I11 a paid order is confirmed by one email': await wrongEmails(db, firstOrder),
    'I11 every later charge is confirmed by one email': await wrongReceipts(db, firstOrder),
    'I12 no job is stuck': await stuckJobs(db, deadLetters),
    'I13 nothing is orphaned': await orphans(db, files),
    'I14 actions of administrators are in the audit log': await unauditedActions(db, firstOrder),
  }
  return Object.fromEntries(Object.entries(found).filter(([, rows]) => rows.length > 0))
}

/** Exactly one sent confirmation email for each order paid at the provider, and none for the others. */
function wrongEmails(db: Db, firstOrder: number) {
  return rowsOf(
    db,
    sql`select orders.id, payment_state, count(mails.id) as letters, count(sent_at) as sent from orders
    left join mails on kind = 'order.confirmed' and object_id = orders.id::text
    where orders.id >= ${firstOrder} and customer_email is not null and recorded_by is null
    group by orders.id
    having count(mails.id) <> case
        when payment_state in ('paid', 'partly_paid', 'refunded') and stock_state in ('sold', 'returned') then 1 else 0 end
      or count(sent_at) <> count(mails.id)`,
  )
}

/** Not for one that is refunded because its order had ended. */
function wrongReceipts(db: Db, firstOrder: number) {
  return rowsOf(
    db,
    sql`select charge.id, charge.paid_at, count(mails.id) as emails from order_charges charge
    join orders on orders.id = charge.order_id
    left join mails on mails.kind = 'charge.paid' and object_id = charge.id::text
    where position > 0 and orders.id >= ${firstOrder} and customer_email is not null
    group by charge.id
    having count(mails.id) > 1 or charge.paid_at is null and count(mails.id) > 0
      or charge.paid_at is not null and charge.refunded_cents = 0 and count(mails.id) = 0`,
  )
}

function stuckJobs(db: Db, deadLetters: number) {
  return rowsOf(
    db,
    sql`select id::text, task_identifier as what from graphile_worker.jobs
      where locked_at < now() - interval '60 seconds' and not exists (
        select from worker_heartbeats where worker_id = locked_by and beat_at > now() - interval '60 seconds')
    union all
    select count(*)::text, 'dead letters' from dead_letters where resolved_at is null having count(*) <> ${deadLetters}`,
  )
}

async function orphans(db: Db, files: readonly string[] | undefined) {
  const rows = await rowsOf(
    db,
    sql`select id, 'order without items' as what from orders
      where not exists (select from order_items where order_id = orders.id)`,
  )
  if (files === undefined) return rows
  const pictures = await db.selectFrom('productImages').select('hash').execute()
  const hashes = new Set(pictures.map(({ hash }) => hash))
  const there = new Set(files.map((name) => name.replace(/(-\w+)?\.\w+$/, '')))
  return [
    ...rows,
    ...[...hashes]
      .filter((hash) => !there.has(hash))
      .map((hash) => ({ hash, what: 'picture without a file' })),
    ...[...there]
      .filter((hash) => !hashes.has(hash))
      .map((hash) => ({ hash, what: 'file without a picture' })),
  ]
}

/** Whatever an administrator does with the money or the way of an order must have its audit log entry. */
function unauditedActions(db: Db, firstOrder: number) {
  return rowsOf(
    db,
    sql`with deeds as (
      select order_id, 'order.refund' as action, count(*) as done from refunds
        -- Those that follow are of the same request.
        where requested_by is not null and follows_id is null group by 1
      union all
      select order_id, 'order.record', count(*) from order_charges where recorded_by is not null group by 1
      union all
      select order_id, 'order.compensate', count(*) from order_compensations group by 1
      union all
      select order_id, 'order.reschedule', count(*) from order_events where kind = 'charges_changed' group by 1
      union all
      select order_id, 'order.extra_' || (details ->> 'to'), count(*) from order_events
        where kind = 'extra_changed' and actor_id is not null group by 1, 2
      union all
      select order_id, 'order.status', count(*) from order_events
        where kind = 'status_changed' and actor_id is not null group by 1
      union all
      select order_id, 'order.shipped', count(*) from order_events where kind = 'shipped' group by 1
    )
    select deeds.* from deeds where order_id >= ${firstOrder} and done <> (
      select count(*) from audit_log
      where object_type = 'order' and object_id = order_id::text
        -- Money that the atelier received itself for an order of the shop is recorded as its own sales are.
        and case audit_log.action when 'order.receive' then 'order.record' else audit_log.action end = deeds.action)`,
  )
}
