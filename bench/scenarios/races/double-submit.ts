import { randomUUID } from 'node:crypto'
import { orderTokenHeader } from '@shop/contract/constants'
import type { PaymentIntent } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { aTestProduct, buyers, confirm, create, place } from '../../lib/buyers.ts'
import { call, type Outcome } from '../../lib/call.ts'
import { chargesOfOrders, paymentsOfOrders } from '../../lib/provider.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const DELAYS_MS = { small: [0, 20], full: [0, 20, 100] }

/** The same purchase submitted many times at once, in every way a browser can, by a customer and by a guest. */
export const doubleSubmit: Scenario = (size) =>
  withTestShop({ name: 'double_submit', env: { DATABASE_POOL: '20', ROLE: 'web' } }, async (shop) => {
    const times = size === 'full' ? 50 : 12
    const results: Result[] = []
    for (const delay of DELAYS_MS[size]) {
      shop.wires.postgres.set({ delayMs: delay / 2 })
      for (const [who, aBuyer] of [['', aCustomer] as const, ['as a guest, ', aGuest] as const]) {
        for (const [name, submit] of Object.entries(ways)) {
          const found = await purchase(shop, times, { submit, buyer: await aBuyer(shop) })
          const where = `${who}${name}, ${times} at once, ${delay} ms to the database`
          for (const [what, value] of Object.entries(found)) {
            results.push({ what: `${where}: ${what}`, value, unit: '', atLeast: 1, atMost: 1 })
          }
        }
      }
    }
    return results
  })

interface Options {
  checkoutId: string
  key: string
}

/** Who buys one dress, in the two calls that she has for it. */
interface DressBuyer {
  pay(options: { checkoutId: string; key?: string }): Promise<Outcome<PaymentIntent>>
  /** A customer places the order without paying; a guest begins the payment of her order by its link. */
  otherCall(options: Options): Promise<Outcome<unknown>>
  orders(): Promise<{ id: number; checkoutId: string | null }[]>
}

async function aCustomer(shop: TestShop): Promise<DressBuyer> {
  const [buyer] = await buyers(shop, 1)
  if (!buyer) throw new Error('no buyer')
  const dress = await aTestProduct(shop, 10)
  return {
    pay: (options) => create(shop, buyer, [dress], options),
    otherCall: (options) => place(shop, buyer, [dress], options),
    orders: () => ordersWhere(shop, { userId: buyer.id }),
  }
}

async function aGuest(shop: TestShop): Promise<DressBuyer> {
  const guest = { email: `convidada-${randomUUID()}@exemplo.test` }
  const dress = await aTestProduct(shop, 10)
  const pay: DressBuyer['pay'] = (options) => create(shop, guest, [dress], options)
  return {
    pay,
    async otherCall(options) {
      const placed = await pay(options)
      if (placed.data?.orderToken === undefined) return placed
      const { orderId: id, orderToken } = placed.data
      return call({ url: shop.url }, orders.pay, { params: { id } }, { [orderTokenHeader]: orderToken })
    },
    orders: () => ordersWhere(shop, { customerEmail: guest.email }),
  }
}

function ordersWhere({ db }: TestShop, buyer: { userId: number } | { customerEmail: string }) {
  const rows = db.selectFrom('orders').select(['id', 'checkoutId'])
  return (
    'userId' in buyer
      ? rows.where('userId', '=', buyer.userId)
      : rows.where('customerEmail', '=', buyer.customerEmail)
  ).execute()
}

type Submit = (buyer: DressBuyer, times: number) => Promise<unknown>

const repeat = <T>(times: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)))

const ways: Record<string, Submit> = {
  'one key': ({ pay }, times) => {
    const options = { checkoutId: randomUUID(), key: randomUUID() }
    return repeat(times, () => pay(options))
  },
  'a new key each time, one checkout': ({ pay }, times) => {
    const checkoutId = randomUUID()
    return repeat(times, () => pay({ checkoutId, key: randomUUID() }))
  },
  'two tabs': ({ pay }, times) => {
    const checkoutId = randomUUID()
    const keys = [randomUUID(), randomUUID()]
    return repeat(times, (index) => pay({ checkoutId, key: keys[index % 2] ?? '' }))
  },
  'both calls': ({ pay, otherCall }, times) => {
    const checkoutId = randomUUID()
    return repeat(times, (index) => (index % 2 ? pay : otherCall)({ checkoutId, key: randomUUID() }))
  },
}

async function purchase(
  shop: TestShop,
  times: number,
  { buyer, submit }: { buyer: DressBuyer; submit: Submit },
) {
  await submit(buyer, times)
  const rows = await buyer.orders()
  const [order] = rows
  const paid = order && (await buyer.pay({ checkoutId: order.checkoutId ?? '' }))
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
