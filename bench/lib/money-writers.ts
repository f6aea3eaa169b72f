/** How this release, and the one before, write what is paid, refunded and charged back. */
import type { Db, Tx } from '@shop/api/db/connection'
import * as charges from '@shop/api/features/payments/charges.queries'
import * as total from '@shop/api/features/payments/order-total.service'
import * as cases from '@shop/api/features/payments/payment-cases.queries'
import * as orders from '@shop/api/features/payments/payments.queries'
import * as refunds from '@shop/api/features/payments/refunds.queries'
import { mergeSalesStats } from '@shop/api/features/sales-stats/sales-stats.service'
import { sql } from 'kysely'
import type { MoneyWriter } from './random-sales.ts'
import type { Release } from './release-before.ts'

const sold = { stockState: 'sold', status: 'confirmed' } as const
const succeeded = () => ({ requestId: crypto.randomUUID(), status: 'succeeded' }) as const

const backdateOrder = async (tx: Tx, id: number, paidAt: Date) => {
  await tx.updateTable('orders').set({ paidAt }).where('id', '=', id).execute()
}

async function lockOrder(lock: typeof orders.lock, tx: Tx, id: number) {
  const order = await lock(tx, id)
  if (order === undefined) throw new Error(`no order ${id}`)
  return order
}

export const thisRelease: MoneyWriter = {
  async markPaid(tx, orderId) {
    await charges.markPaid(tx, (await charges.first(tx, orderId)).id, { paymentMethod: 'pix' })
    await orders.markPaid(tx, orderId, { ...sold, paymentMethod: 'pix' })
  },
  async backdate(tx, orderId, paidAt) {
    await charges.update(tx, (await charges.first(tx, orderId)).id, { paidAt })
    await backdateOrder(tx, orderId, paidAt)
  },
  async refund(tx, orderId, amountCents) {
    const { id: chargeId } = await charges.first(tx, orderId)
    await refunds.insert(tx, { ...succeeded(), orderId, chargeId, amountCents })
  },
  async lose(tx, orderId, dispute) {
    const { id: chargeId } = await charges.first(tx, orderId)
    await cases.write(tx, { ...dispute, chargeId })
    await charges.countChargedBack(tx, { id: chargeId, orderId })
  },
  async follow(tx, orderId) {
    await total.followTotal(tx, await lockOrder(orders.lock, tx, orderId))
  },
  merge: mergeSalesStats,
}

/** What its modules export, and this release's no longer do. */
interface EarlierModules {
  countChargedBack(tx: Tx, orderId: number): Promise<void>
  aggregateSalesStats(db: Db): Promise<void>
}

export async function earlierRelease(release: Release): Promise<MoneyWriter> {
  const payments = 'apps/api/src/features/payments'
  const earlier = {
    orders: await release.load<typeof orders>(`${payments}/payments.queries.ts`),
    total: await release.load<typeof total>(`${payments}/order-total.service.ts`),
    cases: await release.load<typeof cases & EarlierModules>(`${payments}/payment-cases.queries.ts`),
    stats: await release.load<EarlierModules>('apps/api/src/features/sales-stats/sales-stats.service.ts'),
  }
  return {
    markPaid: (tx, orderId) => earlier.orders.markPaid(tx, orderId, { ...sold, paymentMethod: 'pix' }),
    backdate: backdateOrder,
    async refund(tx, orderId, amountCents) {
      await sql`insert into refunds (order_id, request_id, amount_cents, status)
        values (${orderId}, gen_random_uuid(), ${amountCents}, 'succeeded')`.execute(tx)
    },
    async lose(tx, orderId, dispute) {
      await earlier.cases.write(tx, dispute)
      await earlier.cases.countChargedBack(tx, orderId)
    },
    async follow(tx, orderId) {
      await earlier.total.followTotal(tx, await lockOrder(earlier.orders.lock, tx, orderId))
    },
    merge: (db) => earlier.stats.aggregateSalesStats(db),
  }
}
