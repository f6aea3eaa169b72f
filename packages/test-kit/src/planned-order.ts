/** An order with deposit and parts, of which the first charges are paid. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'
import type { OrderCharges, Orders } from '@shop/api/db/tables.gen'
import type { Insertable } from 'kysely'
import { anOrder, chargeIdOf } from './factories.ts'

export type PlannedPart = Partial<Insertable<OrderCharges>> & { amountCents: number }

/** The first is the deposit. Paid of them are those with `paidAt`. */
export async function aPlannedOrder(
  db: Db,
  parts: readonly PlannedPart[],
  values: Partial<Insertable<Orders>> = {},
) {
  const open = parts.filter(({ cancelledAt }) => !cancelledAt)
  const totalCents = open.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const isPaid = open.every(({ paidAt }) => paidAt)
  const order = await anOrder(db, {
    paymentState: isPaid ? 'paid' : 'partly_paid',
    paidAt: new Date(),
    status: 'in_production',
    stockState: 'sold',
    ...values,
    totalCents,
  })
  await db.transaction().execute(async (tx) => {
    const [deposit, ...rest] = parts.map((part, position) => ({
      kind: position === 0 ? ('deposit' as const) : ('part' as const),
      dueOn: `2026-12-${String(10 + position)}`,
      paidAt: null,
      ...part,
      position,
    }))
    await tx
      .updateTable('orderCharges')
      .set(deposit ?? {})
      .where('id', '=', await chargeIdOf(tx, order.id))
      .execute()
    if (rest.length > 0)
      await tx
        .insertInto('orderCharges')
        .values(rest.map((part) => ({ ...part, orderId: order.id })))
        .execute()
  })
  return order
}

/** An agreement, an extra that the customer accepted and one that she has not answered. */
export async function anAgreedPlan(db: Db, orderId: number) {
  await db
    .insertInto('orderAgreements')
    .values({ orderId, kind: 'plan', body: 'Sinal e parcelas', place: 'site' })
    .execute()
  const accepted = { description: 'Renda no punho', amountCents: 62_000, dueOn: '2026-12-11' }
  const { id: chargeId } = await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('orders')
      .set((eb) => ({ totalCents: eb('totalCents', '+', accepted.amountCents) }))
      .where('id', '=', orderId)
      .execute()
    return tx
      .insertInto('orderCharges')
      .values({ ...accepted, orderId, kind: 'extra', position: 40, paidAt: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  const acceptance = { chargeId, acceptedAt: new Date(), acceptedAtPlace: 'atelier' } as const
  await db
    .insertInto('orderExtras')
    .values([
      { ...accepted, ...acceptance, orderId, requestId: randomUUID() },
      { ...accepted, orderId, requestId: randomUUID(), description: 'Segundo véu' },
    ])
    .execute()
  return { chargeId }
}
