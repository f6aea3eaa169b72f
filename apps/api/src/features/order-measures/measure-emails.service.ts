import { saoPauloDay } from '@shop/contract/calendar-days'
import type { Tx } from '../../db/connection.ts'
import { type MeasureNews, measureNews } from '../../emails/measure-news.ts'
import { measuresLate } from '../../emails/measures-late.ts'
import { measuresReminder } from '../../emails/measures-reminder.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import type { LockedOrder } from '../orders/orders.service.ts'
import { atelierAddresses } from '../store/atelier-addresses.service.ts'

type Recipient = Pick<LockedOrder, 'id' | 'number' | 'customerName' | 'customerEmail'>

/** What happened to her measures. Asked for at most once a day, however often the button is clicked. */
export async function notifyCustomer(tx: Tx, publicUrl: string, order: Recipient, news: MeasureNews) {
  const { id, number, customerName: name, customerEmail: recipient } = order
  // The customer's data was erased, or she bought in the atelier and has no e-mail.
  if (recipient === null) return
  const unique = news === 'requested' ? saoPauloDay(new Date()) : crypto.randomUUID()
  const email = measureNews(await readSender(tx, publicUrl), { name, number, news })
  const objectId = `${id}-${unique}`
  await queueEmail(tx, { kind: `order.measures-${news}`, objectId, recipient, linkOrderId: id, ...email })
}

interface Reminder {
  dueOn: string
  /** The day for which this reminder stands; the same one is never sent twice. */
  day: string
  isLate: boolean
}

/** To the customer, and once the day has passed to the atelier too. */
export async function remindOfMeasures(tx: Tx, publicUrl: string, order: Recipient, reminder: Reminder) {
  const { id, number, customerName: name, customerEmail } = order
  const { dueOn, day, isLate } = reminder
  const sender = await readSender(tx, publicUrl)
  const { profile } = sender
  const objectId = `${id}-${day}`
  if (customerEmail !== null) {
    const email = measuresReminder(sender, { name, number, dueOn, isLate })
    const about = { kind: 'order.measures-reminder', objectId, linkOrderId: id }
    await queueEmail(tx, { ...about, recipient: customerEmail, ...email })
  }
  if (!isLate) return
  for (const recipient of await atelierAddresses(tx, profile)) {
    await queueEmail(tx, {
      kind: 'order.measures-late',
      objectId,
      recipient,
      ...(customerEmail !== null && { replyTo: customerEmail }),
      ...measuresLate(sender, { name, number, dueOn }),
    })
  }
}
