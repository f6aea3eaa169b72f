import { aTestProduct, begin, buyers, confirm, type TestProduct } from '../../lib/buyers.ts'
import { createPayment, movementsOfOrders, paymentStatuses } from '../../lib/provider.ts'
import { exactly, jobsDone, none } from '../../lib/race.ts'
import type { Scenario, Size } from '../../lib/scenario.ts'
import { runNow } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const PAYMENTS: Record<Size, number> = { small: 20, full: 200 }
const ANOTHER = '00000000-0000-4000-8000-00000000beef'
const OPEN = 'requires_payment_method'

/**
 * Another program's payments in the same account, two for each of our orders, which they reference: one paid, one open.
 * Half of them name another installation, the others none. The shop's invariants are not checked here: they would count
 * the other program's captures as ours.
 */
export const foreignPayments: Scenario = (size) =>
  withTestShop({ name: 'foreign_payments', workers: 1 }, async (shop) => {
    const dress = await aTestProduct(shop, PAYMENTS[size])
    const ids = await ourOrders(shop, dress, PAYMENTS[size] / 2)
    const foreign = await foreignFor(shop, ids, dress.priceCents)
    for (const job of ['payments.reconcile', 'payments.audit', 'payments.expire'] as const) {
      await runNow(shop, job)
      await jobsDone(shop)
    }
    const statuses = await paymentStatuses(shop)
    const returned = (await movementsOfOrders(shop, ids)).filter(({ kind }) => kind !== 'capture')
    const rows = await shop.db
      .selectFrom('orders')
      .select(['paymentIntentId', 'paymentState', 'attention'])
      .execute()
    const breaks = await shop.db.selectFrom('reconciliationBreaks').select('id').execute()
    return [
      none(
        `${foreign.length} foreign payments: cancelled or otherwise changed`,
        foreign.filter(({ id, status }) => statuses.get(id) !== status).length,
      ),
      none('refunds of them', returned.length),
      none('orders flagged for them', rows.filter(({ attention }) => attention !== null).length),
      none('differences reported for them', breaks.length),
      none('orders paid or expired by them', rows.filter((row) => row.paymentState !== 'awaiting').length),
      exactly(
        ids.length,
        'own payments that are still open',
        rows.filter((row) => statuses.get(row.paymentIntentId ?? '') === OPEN).length,
      ),
    ]
  })

async function ourOrders(shop: TestShop, dress: TestProduct, count: number): Promise<number[]> {
  const ids: number[] = []
  for (const buyer of await buyers(shop, count)) ids.push((await begin(shop, buyer, [dress])).orderId)
  return ids
}

/** With the same amount, so that only the installation distinguishes them. */
async function foreignFor(shop: TestShop, ids: readonly number[], amountCents: number) {
  const made: { id: string; status: string }[] = []
  for (const [index, orderId] of ids.entries()) {
    const metadata: Record<string, string> = {
      order_id: String(orderId),
      ...(index % 2 === 0 && { installation_id: ANOTHER }),
    }
    const [paid, open] = [
      await createPayment(shop, amountCents, metadata),
      await createPayment(shop, amountCents, metadata),
    ]
    await confirm(shop, { clientSecret: paid.client_secret })
    made.push({ id: paid.id, status: 'succeeded' }, { id: open.id, status: OPEN })
  }
  return made
}
