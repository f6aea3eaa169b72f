/** E-mails about fitting records: neither points nor her text stands in one. */

import { saoPauloDay } from '@shop/contract/calendar-days'
import type { Tx } from '../../db/connection.ts'
import { recordDiffers } from '../../emails/record-differs.ts'
import { recordReminder } from '../../emails/record-reminder.ts'
import { recordSent } from '../../emails/record-sent.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import type { LockedOrder } from '../orders/orders.service.ts'
import { atelierAddresses } from '../store/atelier-addresses.service.ts'

type Recipient = Pick<LockedOrder, 'id' | 'number' | 'customerName' | 'customerEmail'>

interface About {
  id: number
  appointmentId: number
  fittingName: string | null
  productName: string
  startsAt: Date
}

export const reminderKind = 'order.record-reminder'

export function notifyRecord(tx: Tx, publicUrl: string, order: Recipient, record: About) {
  return notifyBride(tx, publicUrl, order, { record, kind: 'order.record', write: recordSent })
}

export function remindOfRecord(tx: Tx, publicUrl: string, order: Recipient, record: About) {
  return notifyBride(tx, publicUrl, order, { record, kind: reminderKind, write: recordReminder })
}

interface ToBride {
  record: About
  kind: string
  write: typeof recordSent
}

/** One who bought in the atelier may have no e-mail. */
async function notifyBride(tx: Tx, publicUrl: string, order: Recipient, { record, kind, write }: ToBride) {
  const { id, number, customerName: name, customerEmail: recipient } = order
  if (recipient === null) return
  const sender = await readSender(tx, publicUrl)
  const email = write(sender, { name, number, ...facts(record) })
  await queueEmail(tx, { kind, objectId: `${id}-${record.id}`, recipient, linkOrderId: id, ...email })
}

export async function notifyDifference(tx: Tx, publicUrl: string, order: Recipient, record: About) {
  const { id, number, customerName: name, customerEmail } = order
  const sender = await readSender(tx, publicUrl)
  const { appointmentId } = record
  const email = recordDiffers(sender, { name, number, appointmentId, ...facts(record) })
  for (const recipient of await atelierAddresses(tx, sender.profile)) {
    await queueEmail(tx, {
      ...{ kind: 'order.record-differs', objectId: `${id}-${record.id}`, recipient },
      ...(customerEmail !== null && { replyTo: customerEmail }),
      ...email,
    })
  }
}

function facts({ fittingName, productName, startsAt }: About) {
  return { fitting: fittingName ?? 'Prova', productName, day: saoPauloDay(startsAt) }
}
