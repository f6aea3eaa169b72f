/** The people whose orders a manipulation could be aimed at, and what must not have happened to any order. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'
import { type RawBuilder, sql } from 'kysely'
import { aTestProduct, buyers, confirm, create } from './buyers.ts'
import { secondsUntil } from './shop-health.ts'
import type { Victims } from './tampered-buyers.ts'

interface Shop {
  url: string
  paymentsUrl: string
  db: Db
}

/** A customer with an unpaid order, and a guest with a paid one. */
export async function victimsOf(
  shop: Shop,
): Promise<{ victims: Victims; readOrders: () => Promise<string> }> {
  const { db } = shop
  const dress = await aTestProduct(shop, 10)
  const [customer] = await buyers(shop, 1)
  if (customer === undefined) throw new Error('no customer')
  const openCheckoutId = randomUUID()
  await create(shop, customer, [dress], { checkoutId: openCheckoutId })
  const guest = { email: `vitima-${randomUUID()}@exemplo.test` }
  const paidCheckoutId = randomUUID()
  const { data } = await create(shop, guest, [dress], { checkoutId: paidCheckoutId })
  if (data?.orderToken === undefined) throw new Error('no order')
  await confirm(shop, data)
  const { orderId, orderToken } = data
  const rows = () =>
    db
      .selectFrom('orders')
      .selectAll()
      .where((eb) => eb.or([eb('userId', '=', customer.id), eb('id', '=', orderId)]))
      .orderBy('id')
      .execute()
  await secondsUntil(async () => (await rows()).some(({ paymentState }) => paymentState === 'paid'), 30)
  return {
    victims: {
      accountId: customer.id,
      accountEmail: customer.email,
      openCheckoutId,
      paidCheckoutId,
      orderId,
      orderToken,
    },
    readOrders: async () => JSON.stringify(await rows()),
  }
}

/** A condition on orders: placed after this call. The demo has its own. */
export async function ordersSince(db: Db): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ last: number }>`select max(id) as last from orders`.execute(db)
  return sql<boolean>`orders.id > ${rows[0]?.last ?? 0}`
}

/** The orders of a manipulated request that are not what an honest request would have made. */
export async function strangeOrders(
  db: Db,
  isOurs: RawBuilder<boolean>,
  { accountId }: Victims,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from orders
    where ${isOurs} and (
      status <> 'pending' or payment_state <> 'awaiting' or stock_state <> 'reserved' or paid_at is not null
      or refunded_cents <> 0 or recorded_by is not null or hold_expires_at > now() + interval '31 minutes'
      or user_id = ${accountId} or is_guest is distinct from (user_id is null)
      or customer_cpf <> '52998224725'
      or (fulfilment = 'ship' and (customer_cpf is null or shipping_number is null))
      or (fulfilment = 'pickup' and shipping_address like 'Rua das Flores%')
      or concat(customer_name, shipping_address, shipping_number, shipping_neighborhood, shipping_complement,
        shipping_city) ~ '[\\x01-\\x1f\\x7f-\\x9f]'
      or exists (
        select from order_charges where order_id = orders.id and (paid_at is not null or cancelled_at is not null
          or due_on > current_date + 366 or kind = 'extra'
          or kind = 'deposit' and amount_cents <> round(total_cents * 0.3)))
      or total_cents <> (
        select sum(quantity * price_cents) from order_items
        join products on products.id = product_id where order_id = orders.id
      )
    )`.execute(db)
  return rows.length
}
