import { randomUUID } from 'node:crypto'
import type { PaymentIntent } from '@shop/contract/order-draft'
import { aTestProduct, buyers, confirm, create, place } from '../../lib/buyers.ts'
import type { Outcome } from '../../lib/call.ts'
import { chargesOfOrders, paymentsOfOrders } from '../../lib/provider.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const DELAYS_MS = { small: [0, 20], full: [0, 20, 100] }

/** The same purchase submitted many times at once, in every way a browser can. */
export const doubleSubmit: Scenario = (size) =>
  withTestShop({ name: 'double_submit', env: { DATABASE_POOL: '20', ROLE: 'web' } }, async (shop) => {
    const times = size === 'full' ? 50 : 12
    const results: Result[] = []
    for (const delay of DELAYS_MS[size]) {
      shop.wires.postgres.set({ delayMs: delay / 2 })
      for (const [name, submit] of Object.entries(ways)) {
        const found = await purchase(shop, times, submit)
        const where = `${name}, ${times} at once, ${delay} ms to the database`
        for (const [what, value] of Object.entries(found)) {
          results.push({ what: `${where}: ${what}`, value, unit: '', atLeast: 1, atMost: 1 })
        }
      }
    }
    return results
  })

type Submit = (
  send: (options: { checkoutId: string; key: string }) => Promise<Outcome<PaymentIntent>>,
  sendWithoutPayment: (options: { checkoutId: string; key: string }) => Promise<Outcome<unknown>>,
  times: number,
) => Promise<Outcome<unknown>[]>

const repeat = <T>(times: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)))

const ways: Record<string, Submit> = {
  'one key': (send, _, times) => {
    const options = { checkoutId: randomUUID(), key: randomUUID() }
    return repeat(times, () => send(options))
  },
  'a new key each time, one checkout': (send, _, times) => {
    const checkoutId = randomUUID()
    return repeat(times, () => send({ checkoutId, key: randomUUID() }))
  },
  'two tabs': (send, _, times) => {
    const checkoutId = randomUUID()
    const keys = [randomUUID(), randomUUID()]
    return repeat(times, (index) => send({ checkoutId, key: keys[index % 2] ?? '' }))
  },
  'both calls': (send, sendWithoutPayment, times) => {
    const checkoutId = randomUUID()
    return repeat(times, (index) =>
      (index % 2 ? send : sendWithoutPayment)({ checkoutId, key: randomUUID() }),
    )
  },
}

async function purchase(shop: TestShop, times: number, submit: Submit) {
  const [buyer] = await buyers(shop, 1)
  if (!buyer) throw new Error('no buyer')
  const dress = await aTestProduct(shop, 10)
  await submit(
    (options) => create(shop, buyer, [dress], options),
    (options) => place(shop, buyer, [dress], options),
    times,
  )
  const rows = await shop.db
    .selectFrom('orders')
    .select(['id', 'checkoutId', 'paymentIntentId'])
    .where('userId', '=', buyer.id)
    .execute()
  const [order] = rows
  const paid = order && (await create(shop, buyer, [dress], { checkoutId: order.checkoutId ?? '' }))
  // Confirmed as often as it was sent: only the first may charge the card.
  if (paid?.data) {
    const { data } = paid
    await repeat(times, () => confirm(shop, data))
  }
  const ids = rows.map(({ id }) => id)
  return {
    orders: rows.length,
    'payments at the provider': (await paymentsOfOrders(shop, ids)).length,
    charges: (await chargesOfOrders(shop, ids)).length,
  }
}
