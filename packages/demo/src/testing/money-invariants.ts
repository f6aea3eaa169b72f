// What the provider's ledger and the shop's books must say of each other. Each answers the rows that break it: none.
// A sale made in the atelier has no payment, and neither have the orders that a demonstration begins with: those up to
// `firstOrder` are left out.

import type { Db } from '@shop/api/db/connection'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

const ledgerSchema = z.object({
  movements: z.array(
    z.object({
      kind: z.string(),
      amount: z.number(),
      payment_intent: z.string(),
      metadata: z.record(z.string(), z.string()),
    }),
  ),
})

export type Ledger = z.output<typeof ledgerSchema>['movements']

export interface Books {
  db: Db
  ledger: Ledger
  firstOrder: number
}

/** Of a stand-in that answers at `url`. */
export async function readLedger(url: string): Promise<Ledger> {
  return ledgerSchema.parse(await (await fetch(`${url}/_control/ledger`)).json()).movements
}

/** A paid order, its payment and the ledger name the same sum, and the same sum given back. */
export function differentSums({ db, ledger, firstOrder }: Books) {
  return rowsOf(
    db,
    sql`with ${perPayment(ledger)}
    select orders.id, total_cents, refunded_cents, captured, refunded from orders
    join payments on payment_intent = payment_intent_id
    where payment_state in ('paid', 'refunded') and orders.id >= ${firstOrder} and attention is null
      and (captured <> total_cents or refunded <> refunded_cents)`,
  )
}

/** Money that came belongs to one paid order, or went back. */
export function lostMoney({ db, ledger }: Books) {
  return rowsOf(
    db,
    sql`with ${perPayment(ledger)}
    select payment_intent, captured, refunded from payments
    where captured > refunded and 1 <> (
      select count(*) from orders where payment_intent_id = payment_intent
        and (payment_state in ('paid', 'refunded') or attention is not null))`,
  )
}

export function chargedTwice({ db, ledger }: Books) {
  return rowsOf(
    db,
    sql`with ${perPayment(ledger)}
    select order_id, sum(captures) as charges from payments
    where captured > refunded group by order_id having sum(captures) > 1`,
  )
}

/** No dress leaves without money. */
export function freeDresses({ db, ledger, firstOrder }: Books) {
  return rowsOf(
    db,
    sql`with ${perPayment(ledger)}
    select orders.id, total_cents from orders
    left join payments on payment_intent = payment_intent_id
    where payment_state in ('paid', 'refunded') and recorded_by is null and orders.id >= ${firstOrder}
      and coalesce(captured, 0) = 0`,
  )
}

function perPayment(ledger: Ledger): RawBuilder<unknown> {
  const movements = ledger.map(({ kind, amount, payment_intent, metadata }) => ({
    kind,
    amount,
    payment_intent,
    order_id: metadata['order_id'],
  }))
  return sql`payments as (
      select payment_intent, min(order_id) as order_id, count(*) filter (where kind = 'capture') as captures,
        coalesce(sum(amount) filter (where kind = 'capture'), 0) as captured,
        coalesce(-sum(amount) filter (where kind in ('refund', 'refund_failed')), 0) as refunded
      from json_to_recordset(${JSON.stringify(movements)}::json)
        as movements (kind text, amount int, payment_intent text, order_id bigint)
      group by payment_intent)`
}

export async function rowsOf(db: Db, query: RawBuilder<unknown>): Promise<unknown[]> {
  return (await query.execute(db)).rows
}
