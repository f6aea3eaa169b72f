import { sql } from 'kysely'
import { type Buyer, isOrderOf } from '../../db/buyer.ts'
import type { Db, Tx } from '../../db/connection.ts'

/** Stores the network from which a payment was last started. */
export async function noteNetwork(db: Db, orderId: number, network: string): Promise<void> {
  await db
    .insertInto('paymentRisks')
    .values({ orderId, network })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet({ network }))
    .execute()
}

export async function countDecline(tx: Tx, orderId: number): Promise<void> {
  await tx
    .insertInto('paymentRisks')
    .values({ orderId, declines: 1, lastDeclinedAt: sql`now()` })
    .onConflict((conflict) =>
      conflict.column('orderId').doUpdateSet({
        declines: sql`payment_risks.declines + 1`,
        lastDeclinedAt: sql`now()`,
      }),
    )
    .execute()
}

export async function declinesOf(db: Db, orderId: number): Promise<number> {
  const row = await db
    .selectFrom('paymentRisks')
    .select('declines')
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  return row?.declines ?? 0
}

/** The row exists from the moment a payment is started. */
export async function lockDeclines(tx: Tx, orderId: number): Promise<number> {
  const row = await tx
    .selectFrom('paymentRisks')
    .select('declines')
    .where('orderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  return row?.declines ?? 0
}

interface Payer {
  buyer: Buyer
  network: string
}

/** Declines of the last hour. */
export async function recentDeclines(db: Db, { buyer, network }: Payer) {
  const isOwn = isOrderOf(buyer)
  const { rows } = await sql<{ account: number; network: number }>`
    select
      coalesce(sum(declines) filter (where ${isOwn}), 0)::int as account,
      coalesce(sum(declines) filter (where network = ${network}), 0)::int as network
    from payment_risks join orders on orders.id = order_id
    where last_declined_at > now() - interval '1 hour' and (${isOwn} or network = ${network})`.execute(db)
  return rows[0] ?? { account: 0, network: 0 }
}

export async function deleteOld(db: Db): Promise<void> {
  const yesterday = sql<Date>`now() - interval '1 day'`
  await db
    .deleteFrom('paymentRisks')
    .where('createdAt', '<', yesterday)
    .where((eb) => eb.or([eb('lastDeclinedAt', 'is', null), eb('lastDeclinedAt', '<', yesterday)]))
    .execute()
}
