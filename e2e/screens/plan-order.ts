import type { Db } from '@shop/api/db/connection'
import { hashToken, newToken } from '@shop/api/lib/token'
import { logins } from '@shop/demo/people/people'
import { aPlanOrder } from '@shop/test-kit/charges'
import { anItem } from '@shop/test-kit/factories'

/** The customer's order whose last part is not paid: one of the demo, or a new one. */
export async function planOrder(db: Db) {
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', logins.customer.email)
    .executeTakeFirstOrThrow()
  const known = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('userId', '=', userId)
    .where('paymentState', '=', 'partly_paid')
    .where('cancelledAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  return known ?? (await aNewOne(db, userId))
}

async function aNewOne(db: Db, userId: number) {
  const charges = [
    { amountCents: 206_700, dueOn: '2026-08-14' },
    {
      amountCents: 160_767,
      dueOn: '2026-09-14',
      paidAt: new Date('2026-09-12T18:00:00Z'),
      receivedWay: 'cash',
    },
    { amountCents: 160_767, dueOn: '2026-10-14' },
    { amountCents: 160_766, dueOn: '2026-11-13' },
  ] as const
  const { order } = await aPlanOrder(db, charges, {
    ...{ userId, customerName: 'Marina Duarte', customerEmail: logins.customer.email },
    ...{ customerPhone: '(11) 90000-0001', status: 'in_production', stockState: 'sold' },
    paidAt: new Date('2026-08-14T15:00:00Z'),
  })
  const dress = db.selectFrom('products').selectAll().where('name', '=', 'Açucena')
  await anItem(db, order, await dress.executeTakeFirstOrThrow(), { offer: 'made_to_order' })
  return order
}

/** The page of an order that its link opens. */
export async function linkTo(db: Db, orderId: number): Promise<string> {
  const token = newToken()
  await db
    .insertInto('orderLinks')
    .values({ tokenHash: hashToken(token), orderId })
    .execute()
  return `/pedido/${token}`
}
