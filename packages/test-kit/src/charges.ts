/** Orders that are paid in several charges, as rows. */
import type { Db } from '@shop/api/db/connection'
import type { OrderCharges, Orders } from '@shop/api/db/tables.gen'
import type { Insertable } from 'kysely'
import { anOrder, chargeIdOf } from './factories.ts'

type ChargeValues = Partial<Insertable<OrderCharges>> &
  Pick<Insertable<OrderCharges>, 'amountCents' | 'dueOn'>

/** The first charge is the deposit, paid; the others are parts that are open, unless the test says otherwise. */
export async function aPlanOrder(
  db: Db,
  charges: readonly ChargeValues[],
  values: Partial<Insertable<Orders>> = {},
) {
  const paidAt = values.paidAt ?? new Date('2026-05-18T15:00:00Z')
  const totalCents = charges
    .filter(({ cancelledAt }) => !cancelledAt)
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  const order = await anOrder(db, {
    paymentState: 'partly_paid',
    status: 'confirmed',
    createdAt: paidAt,
    paidAt,
    ...values,
    totalCents,
  })
  const first = await chargeIdOf(db, order.id)
  const chargeIds = await db.transaction().execute(async (tx) => {
    const ids: number[] = []
    for (const [position, charge] of charges.entries()) {
      if (position === 0) {
        const deposit = { kind: 'deposit', paidAt, paymentMethod: 'pix', ...charge } as const
        await tx.updateTable('orderCharges').set(deposit).where('id', '=', first).execute()
        ids.push(first)
        continue
      }
      const { id } = await tx
        .insertInto('orderCharges')
        .values({ orderId: order.id, position, kind: 'part', ...charge })
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.push(id)
    }
    return ids
  })
  return { order, chargeIds }
}

/** Proposed, and not replied to. */
export function anExtra(db: Db, { id: orderId }: { id: number }) {
  const extra = { description: 'Renda no punho', amountCents: 38_000, dueOn: '2099-12-12' }
  return db
    .insertInto('orderExtras')
    .values({ orderId, requestId: crypto.randomUUID(), ...extra })
    .returning('id')
    .executeTakeFirstOrThrow()
}
