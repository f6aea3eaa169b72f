import type { PaymentState } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import type { Db } from '../../db/connection.ts'
import type { OrderHolder } from '../../lib/actor.ts'
import { readOrderAs } from './orders.service.ts'

/** Queries the provider about an unpaid order. `app.ts` passes it in, because payments import orders, never the reverse. */
export type RefreshPayment = (orderId: number) => Promise<{ pix?: Order['pix'] | undefined; isNews: boolean }>

interface Shop {
  db: Db
  refreshPayment: RefreshPayment
}

const mayBePaid: ReadonlySet<PaymentState> = new Set(['awaiting', 'declined', 'partly_paid'])

/** Reads one order that a client may be polling: the state of its payment is fetched from the provider. */
export async function readWatchedOrder(
  { db, refreshPayment }: Shop,
  holder: OrderHolder,
  id: number,
): Promise<Order> {
  const order = await readOrderAs(db, holder, id)
  if (!mayBePaid.has(order.paymentState)) return order
  const { pix, isNews } = await refreshPayment(id)
  return { ...(isNews ? await readOrderAs(db, holder, id) : order), ...(pix && { pix }) }
}
