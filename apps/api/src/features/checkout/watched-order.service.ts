import type { Order } from '@shop/contract/order'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../lib/actor.ts'
import { readOrderAs } from '../orders/orders.service.ts'
import { refreshPayment } from '../payments/payments.service.ts'

/** Reads one order that a client may be polling: the state of its payment is fetched from the provider. */
export async function readWatchedOrder(deps: Deps, actor: Actor, id: number): Promise<Order> {
  const order = await readOrderAs(deps.db, actor, id)
  if (order.paymentState !== 'awaiting' && order.paymentState !== 'declined') return order
  const { pix, isNews } = await refreshPayment(deps, id)
  return { ...(isNews ? await readOrderAs(deps.db, actor, id) : order), ...(pix && { pix }) }
}
