// Invariants between the provider's ledger and the charges of the shop's orders. Each function returns the rows that violate its
// invariant. Sales made in the atelier have no payment, and neither have the seeded demo orders: orders before
// `firstOrder` are excluded.

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

/** The ledger of the stripe-local instance at `url`. */
export async function readLedger(url: string): Promise<Ledger> {
  return ledgerSchema.parse(await (await fetch(`${url}/_control/ledger`)).json()).movements
}

/** A paid charge and the ledger must agree on the amount paid and the amount refunded. */
export function differentSums({ db, ledger, firstOrder }: Books) {
  return rowsOf(
    db,
    sql`with ${perPayment(ledger)}
    select orders.id, amount_cents, charge.refunded_cents, captured, refunded from order_charges charge
    join orders on orders.id = charge.order_id
    join payments on payment_intent = charge.payment_intent_id
    where charge.paid_at is not null and orders.id >= ${firstOrder} and attention is null
      and (captured <> amount_cents or refunded <> charge.refunded_cents)`,
  )
}

/** Captured money must belong to exactly one paid charge, or be refunded or charged back. */
export function lostMoney({ db, ledger }: Books) {
  return rowsOf(
    db,
    sql`with ${perPayment(ledger)}
    select payment_intent, captured, refunded from payments
    where captured > refunded + charged_back and 1 <> (
      select count(*) from order_charges charge join orders on orders.id = charge.order_id
      where charge.payment_intent_id = payment_intent and (charge.paid_at is not null or attention is not null))`,
  )
}

export function chargedTwice({ db, ledger }: Books) {
  return rowsOf(
    db,
    sql`with ${perPayment(ledger)}
    select order_id, charge_id, sum(captures) as charges from payments
    where captured > refunded group by order_id, charge_id having sum(captures) > 1`,
  )
}

/** A paid charge must have a captured payment. */
export function freeDresses({ db, ledger, firstOrder }: Books) {
  return rowsOf(
    db,
    sql`with ${perPayment(ledger)}
    select charge.order_id, amount_cents from order_charges charge
    left join payments on payment_intent = payment_intent_id
    where paid_at is not null and recorded_by is null and charge.order_id >= ${firstOrder}
      and coalesce(captured, 0) = 0`,
  )
}

function perPayment(ledger: Ledger): RawBuilder<unknown> {
  const movements = ledger.map(({ kind, amount, payment_intent, metadata }) => ({
    kind,
    amount,
    payment_intent,
    order_id: metadata['order_id'],
    // Missing for the first charge of an order.
    charge_id: metadata['charge_id'],
  }))
  return sql`payments as (
      select payment_intent, min(order_id) as order_id, min(charge_id) as charge_id,
        count(*) filter (where kind = 'capture') as captures,
        coalesce(sum(amount) filter (where kind = 'capture'), 0) as captured,
        coalesce(-sum(amount) filter (where kind in ('refund', 'refund_failed')), 0) as refunded,
        coalesce(-sum(amount) filter (where kind like 'dispute%'), 0) as charged_back
      from json_to_recordset(${JSON.stringify(movements)}::json)
        as movements (kind text, amount int, payment_intent text, order_id bigint, charge_id bigint)
      group by payment_intent)`
}

export async function rowsOf(db: Db, query: RawBuilder<unknown>): Promise<unknown[]> {
  return (await query.execute(db)).rows
}
