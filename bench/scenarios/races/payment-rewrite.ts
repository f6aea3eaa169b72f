import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { aTestProduct, type Buyer, buyers, confirm, create, type TestProduct } from '../../lib/buyers.ts'
import { chargesOfOrders } from '../../lib/provider.ts'
import { informative, jobsDone, none, times, within } from '../../lib/race.ts'
import type { Result, Scenario, Size } from '../../lib/scenario.ts'
import { invariantResults, runNow } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const TRIES: Record<Size, number> = { small: 20, full: 250 }
const AT_ONCE = 5
const LATEST_MS = 200
/** How long the bank takes to decide, in turn: the change comes before, during and after its decision. */
const BANK_MS = [0, 50, 100, 150, 200]
const CONFIRM = 'POST /v1/payment_intents/*/confirm'

/**
 * A card is confirmed, and up to 200 ms later the same checkout is sent with another cart: with webhooks, and without.
 */
export const paymentRewrite: Scenario = (size) =>
  withTestShop({ name: 'payment_rewrite', workers: 1 }, async (shop) => {
    const results: Result[] = []
    for (const dropWebhooks of [false, true]) {
      await shop.control('config', { dropWebhooks })
      const found = await rewriteWhilePaying(shop, TRIES[size])
      const how = dropWebhooks ? 'events lost' : 'events on'
      results.push(...found.map((result) => ({ ...result, what: `${how}: ${result.what}` })))
    }
    return [...results, ...(await invariantResults(shop))]
  })

async function rewriteWhilePaying(shop: TestShop, count: number): Promise<Result[]> {
  const tries: Try[] = []
  while (tries.length < count) {
    const crowd = await buyers(shop, AT_ONCE)
    const carts = {
      first: await aTestProduct(shop, AT_ONCE),
      second: await aTestProduct(shop, 2 * AT_ONCE),
    }
    const failNext = BANK_MS.map((ms) => ({ kind: 'slow', match: CONFIRM, ms }))
    await shop.control('config', { failNext })
    tries.push(...(await times(AT_ONCE, (n) => payAndRewrite(shop, crowd[n], carts))))
  }
  await letReconcile(
    shop,
    tries.map(({ id }) => id),
  )
  return resultsOf(shop, tries)
}

interface Try {
  id: number
  totalCents: number
  /** The first cart's payment succeeded. */
  isPaid: boolean
  /** The second cart was accepted. */
  isChanged: boolean
}

async function payAndRewrite(
  shop: TestShop,
  buyer: Buyer | undefined,
  { first, second }: { first: TestProduct; second: TestProduct },
): Promise<Try> {
  if (buyer === undefined) throw new Error('no buyer')
  const checkoutId = randomUUID()
  const begun = (await create(shop, buyer, [first], { checkoutId })).data
  if (begun === undefined) throw new Error('an order could not be placed')
  const rewrite = async () => {
    await within(LATEST_MS)
    return create(shop, buyer, [second], { checkoutId, quantity: 2 })
  }
  const [payment, change] = await Promise.all([confirm(shop, begun), rewrite()])
  const { orderId: id, totalCents } = begun
  return { id, totalCents, isPaid: payment.status === 200, isChanged: change.status === 200 }
}

/** For lost events: ages the orders, because the reconciler skips payments of the last two minutes. */
async function letReconcile(shop: TestShop, ids: readonly number[]) {
  await jobsDone(shop)
  await shop.db
    .updateTable('orders')
    .set({ createdAt: sql`created_at - interval '3 minutes'` })
    .where('id', 'in', ids)
    .execute()
  await runNow(shop, 'payments.reconcile')
  await jobsDone(shop)
}

async function resultsOf(shop: TestShop, tries: readonly Try[]): Promise<Result[]> {
  const ids = tries.map(({ id }) => id)
  const charges = Map.groupBy(await chargesOfOrders(shop, ids), ({ metadata }) =>
    Number(metadata['order_id']),
  )
  const rows = await shop.db
    .selectFrom('orders')
    .select(['id', 'totalCents', 'attention', 'paymentState'])
    .where('id', 'in', ids)
    .execute()
  const paid = new Map(tries.filter(({ isPaid }) => isPaid).map(({ id, totalCents }) => [id, totalCents]))
  const isWrong = ({ id, attention, paymentState }: (typeof rows)[number]) =>
    attention !== null || charges.has(id) !== (paymentState === 'paid')
  return [
    informative(`${ids.length} orders: paid before the second cart`, paid.size),
    informative('changed before the payment', tries.filter(({ isChanged }) => isChanged).length),
    none('paid, and the second cart accepted', tries.filter((one) => one.isPaid && one.isChanged).length),
    none(
      'rewritten during or after payment',
      rows.filter(({ id, totalCents }) => paid.has(id) && paid.get(id) !== totalCents).length,
    ),
    none(
      'charged another amount than the order’s total',
      rows.filter(({ id, totalCents }) => charges.get(id)?.some(({ amount }) => amount !== totalCents))
        .length,
    ),
    none('needing attention, charged and not paid, or paid and not charged', rows.filter(isWrong).length),
  ]
}
