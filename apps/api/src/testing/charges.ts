/** Orders with deposit and parts as they are after some of them were paid, written as rows. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OrderCharges } from '../db/tables.gen.ts'
import { orderLines } from '../features/orders/orders.service.ts'
import * as stock from '../features/stock/stock.service.ts'
import type { PayingShop } from './paying-shop.ts'

export interface ChargeInput {
  amountCents: number
  /** Missing: not paid. */
  paidDaysAgo?: number
  /** Through the provider; missing: received in the atelier. */
  method?: 'card' | 'pix'
  /** The test card; one may make its refund fail. */
  card?: string
  /** Its payment was begun, and can still be made. */
  isBegun?: boolean
}

/** The first charge is the deposit. All of them are the total of one product in stock. */
export async function orderInParts(shop: PayingShop, charges: readonly ChargeInput[]) {
  const { db } = shop
  const totalCents = charges.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const order = await shop.heldOrder({ totalCents })
  await db
    .updateTable('orderItems')
    .set({ unitPriceCents: totalCents, offer: 'ready' })
    .where('orderId', '=', order.id)
    .execute()
  const intents = await Promise.all(charges.map((charge) => intentOf(shop, order.id, charge)))
  await db.transaction().execute(async (tx) => {
    for (const [position, charge] of charges.entries()) {
      const values = {
        ...{ orderId: order.id, position, amountCents: charge.amountCents },
        kind: position === 0 ? ('deposit' as const) : ('part' as const),
        dueOn: sql<string>`current_date + ${position * 30}::int`,
        paymentIntentId: intents[position]?.id ?? null,
        paymentAttempt: intents[position] ? 1 : 0,
        ...paidValues(shop, charge),
      }
      if (position === 0)
        await tx.updateTable('orderCharges').set(values).where('orderId', '=', order.id).execute()
      else await tx.insertInto('orderCharges').values(values).execute()
    }
    await stock.sell(tx, await orderLines(tx, order.id), { orderId: order.id })
    await tx
      .updateTable('orders')
      .set({
        ...{ status: 'confirmed', stockState: 'sold', holdExpiresAt: null },
        paymentState: charges.some(({ paidDaysAgo }) => paidDaysAgo === undefined) ? 'partly_paid' : 'paid',
        paidAt: sql<Date>`(select min(paid_at) from order_charges where order_id = ${order.id})`,
      })
      .where('id', '=', order.id)
      .execute()
  })
  const rows = await chargesOf(shop, order.id)
  return { ...order, totalCents, charges: rows }
}

export function chargesOf({ db }: Pick<PayingShop, 'db'>, orderId: number) {
  return db
    .selectFrom('orderCharges')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()
}

/** The customer accepted the owner's own text when she ordered. */
export async function acceptText({ db }: Pick<PayingShop, 'db'>, orderId: number, body: string) {
  const agreement = { orderId, body, kind: 'cancellation', place: 'site' } as const
  await db.insertInto('orderAgreements').values(agreement).execute()
}

async function intentOf(shop: PayingShop, orderId: number, charge: ChargeInput) {
  const { amountCents, paidDaysAgo, method, isBegun = false, card } = charge
  if (!isBegun && (paidDaysAgo === undefined || method === undefined)) return undefined
  const terms = { orderId, amountCents, description: 'Parcela', methods: ['card' as const], pixSeconds: 3600 }
  const payment = await shop.deps.payments.createPayment(terms, randomUUID())
  if (!isBegun) await shop.provider.payByCard(payment.clientSecret, card)
  return payment
}

function paidValues(shop: PayingShop, { paidDaysAgo, method }: ChargeInput): PaidValues {
  if (paidDaysAgo === undefined) return {}
  return {
    paidAt: sql<Date>`now() - ${paidDaysAgo} * interval '1 day'`,
    ...(method ? { paymentMethod: method } : { receivedWay: 'cash', recordedBy: shop.admin.id }),
  }
}

interface PaidValues {
  paidAt?: ReturnType<typeof sql<Date>>
  paymentMethod?: NonNullable<OrderCharges['paymentMethod']>
  receivedWay?: NonNullable<OrderCharges['receivedWay']>
  recordedBy?: number
}
