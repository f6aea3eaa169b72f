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
  await db.transaction().execute(async (tx) => {
    for (const [position, { amountCents }] of charges.entries()) {
      const kind = position === 0 ? ('deposit' as const) : ('part' as const)
      const dueOn = sql<string>`current_date + ${position * 30}::int`
      const values = { orderId: order.id, position, amountCents, kind, dueOn }
      if (position === 0)
        await tx.updateTable('orderCharges').set(values).where('orderId', '=', order.id).execute()
      else await tx.insertInto('orderCharges').values(values).execute()
    }
  })
  const stored = await chargesOf(shop, order.id)
  for (const [position, charge] of charges.entries())
    await pay(shop, { orderId: order.id, id: stored[position]?.id ?? 0, position }, charge)
  await db.transaction().execute(async (tx) => {
    await stock.sell(tx, await orderLines(tx, order.id), { orderId: order.id })
    await tx
      .updateTable('orders')
      .set({
        ...{ status: 'confirmed', stockState: 'sold', holdExpiresAt: null },
        paymentState: charges.some(({ paidDaysAgo }) => paidDaysAgo === undefined) ? 'partly_paid' : 'paid',
        createdAt: sql<Date>`least(created_at, ${firstPaid(order.id)})`,
        paidAt: firstPaid(order.id),
      })
      .where('id', '=', order.id)
      .execute()
  })
  return { ...order, totalCents, charges: await chargesOf(shop, order.id) }
}

function firstPaid(orderId: number) {
  return sql<Date>`(select min(paid_at) from order_charges where order_id = ${orderId})`
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

interface StoredCharge {
  orderId: number
  id: number
  position: number
}

async function pay(shop: PayingShop, { orderId, id, position }: StoredCharge, charge: ChargeInput) {
  const { amountCents, paidDaysAgo, method, isBegun = false, card } = charge
  const usesProvider = isBegun || (paidDaysAgo !== undefined && method !== undefined)
  const chargeId = position === 0 ? undefined : id
  const amounts = { orderId, chargeId, amountCents }
  const terms = { ...amounts, description: 'Parcela', methods: ['card' as const], pixSeconds: 3600 }
  const payment = usesProvider ? await shop.deps.payments.createPayment(terms, randomUUID()) : undefined
  if (payment && !isBegun) await shop.provider.payByCard(payment.clientSecret, card)
  const begun = payment && { paymentIntentId: payment.id, paymentAttempt: 1 }
  const values = { ...begun, ...paidValues(shop, charge) }
  if (Object.keys(values).length > 0)
    await shop.db.updateTable('orderCharges').set(values).where('id', '=', id).execute()
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
