import type { OrderStatus } from '@shop/contract/labels'
import type { Tx } from '../../db/connection.ts'
import { orderProgress } from '../../emails/order-progress.ts'
import { queueMail } from '../mails/mails.service.ts'
import { readProfile } from '../store/store.service.ts'
import { readOrder } from './orders.service.ts'

const way: readonly OrderStatus[] = ['pending', 'confirmed', 'in_production', 'ready', 'delivered']

interface Progress {
  orderId: number
  from: OrderStatus
  to: OrderStatus
}

/**
 * A letter for each step forward, once: a step back is a correction at the desk, and whoever goes forward again has
 * told it before. Called once the new status is written.
 */
export async function tellProgress(
  tx: Tx,
  publicUrl: string,
  { orderId, from, to }: Progress,
): Promise<void> {
  if (to === 'pending' || way.indexOf(to) < way.indexOf(from)) return
  const order = await readOrder(tx, orderId)
  const recipient = order.customer.email
  // Nobody is left to write to.
  if (recipient === null) return
  const mail = orderProgress({ profile: await readProfile(tx), publicUrl }, { order, status: to })
  await queueMail(tx, { kind: 'order-progress', objectId: `${orderId}-${to}`, recipient, ...mail })
}
