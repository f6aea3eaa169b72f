import { deliveryUndoMinutes } from '@shop/contract/constants'
import type { OrderStatus } from '@shop/contract/labels'
import type { Db, Tx } from '../../db/connection.ts'
import { orderProgress } from '../../emails/order-progress.ts'
import { enqueue } from '../../jobs/queue.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { lockOrder, readOrder } from './orders.service.ts'

const way: readonly OrderStatus[] = ['pending', 'confirmed', 'in_production', 'ready', 'delivered']

interface Progress {
  orderId: number
  from: OrderStatus
  to: OrderStatus
}

/**
 * Sends an email for each step forward, once: a step back is a correction by the atelier, and a repeated step forward
 * was already sent. Entregue waits some minutes, so that a mistake can be undone before the customer is notified.
 * Called after the new status is written.
 */
export async function notifyProgress(
  tx: Tx,
  publicUrl: string,
  { orderId, from, to }: Progress,
): Promise<void> {
  if (to === 'pending' || way.indexOf(to) < way.indexOf(from)) return
  if (to === 'delivered')
    await enqueue(tx, 'orders.deliveryEmail', { orderId }, { delayMinutes: deliveryUndoMinutes })
  else await queueProgressEmail(tx, publicUrl, orderId, to)
}

/** Sends nothing if the delivery was undone; if it was delivered again, the later job sends the email. */
export async function sendDeliveryEmail(db: Db, publicUrl: string, orderId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'delivered') return
    const { undoDelivery } = await readOrder(tx, orderId, { forAdmin: true })
    if (undoDelivery === undefined) await queueProgressEmail(tx, publicUrl, orderId, 'delivered')
  })
}

async function queueProgressEmail(
  tx: Tx,
  publicUrl: string,
  orderId: number,
  status: Exclude<OrderStatus, 'pending'>,
): Promise<void> {
  const order = await readOrder(tx, orderId)
  const recipient = order.customer.email
  // The customer's data was erased: there is no address left.
  if (recipient === null) return
  const email = orderProgress(await readSender(tx, publicUrl), { order, status })
  const objectId = `${orderId}-${status}`
  await queueEmail(tx, { kind: 'order-progress', objectId, recipient, linkOrderId: orderId, ...email })
}
