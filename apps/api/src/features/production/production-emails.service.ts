/** E-mails about the work: each is sent once, whatever is moved back and forth. */

import type { Tx } from '../../db/connection.ts'
import { fittingReached } from '../../emails/fitting-reached.ts'
import { photoShared } from '../../emails/photo-shared.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import type { LockedOrder } from '../orders/orders.service.ts'
import { readToday } from '../schedule/schedule.service.ts'

type Recipient = Pick<LockedOrder, 'id' | 'number' | 'customerName' | 'customerEmail'>

interface Fitting {
  itemId: number
  stage: { id: number; name: string }
}

export async function notifyFitting(tx: Tx, publicUrl: string, order: Recipient, { itemId, stage }: Fitting) {
  const { id, number, customerName: name, customerEmail: recipient } = order
  // The customer's data was erased: there is no address left.
  if (recipient === null) return
  const sender = await readSender(tx, publicUrl)
  const email = fittingReached(sender, { name, number, stage: stage.name })
  const about = { kind: 'order.fitting', objectId: `${id}-${itemId}-${stage.id}`, linkOrderId: id }
  await queueEmail(tx, { ...about, recipient, ...email })
}

/** At most one a day and order, however many photos are shared. */
export async function notifyPhoto(tx: Tx, publicUrl: string, order: Recipient) {
  const { id, number, customerName: name, customerEmail: recipient } = order
  if (recipient === null) return
  const sender = await readSender(tx, publicUrl)
  const about = { kind: 'order.photo', objectId: `${id}-${await readToday(tx)}`, linkOrderId: id }
  await queueEmail(tx, { ...about, recipient, ...photoShared(sender, { name, number }) })
}
