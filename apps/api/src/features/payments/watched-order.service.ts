import type { Order } from '@shop/contract/order'
import type { Actor } from '../../lib/actor.ts'
import { readOrderAs } from '../orders/orders.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { refreshPayment } from './payments.service.ts'

/** One order, for somebody who may be waiting in front of it: how its money stands is asked of the provider. */
export async function readWatchedOrder(deps: PaymentDeps, actor: Actor, id: number): Promise<Order> {
  const order = await readOrderAs(deps.db, actor, id)
  if (order.paymentState !== 'awaiting' && order.paymentState !== 'declined') return order
  const { pix, isNews } = await refreshPayment(deps, id)
  return { ...(isNews ? await readOrderAs(deps.db, actor, id) : order), ...(pix && { pix }) }
}
