/** At most one email about an order that was not paid, only to a customer who agreed when placing it. */
import { checkoutReminders } from '@shop/contract/checkout-reminders'
import type { OutgoingEmail } from '../../adapters/mailer.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { checkoutReminder } from '../../emails/checkout-reminder.ts'
import type { Sender } from '../../emails/layout.ts'
import { enqueue } from '../../jobs/queue.ts'
import { found } from '../../lib/app-error.ts'
import { isReminderTime } from '../../lib/reminder-time.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import { lockOrder, readOrder } from '../orders/orders.service.ts'
import * as queries from './checkout-reminders.queries.ts'

/** Called when an order is placed or changed. Undefined: the page that sent it had no box. */
export async function agreeToReminder(tx: Tx, orderId: number, agreed: boolean | undefined): Promise<void> {
  if (agreed === undefined) return
  await (agreed ? queries.agree : queries.disagree)(tx, orderId)
}

/** Once an hour. Each is queued once, however often and concurrently this runs. */
export async function queueReminders(db: Db): Promise<void> {
  if (!isReminderTime(await queries.readNow(db))) return
  for (const orderId of await queries.due(db)) {
    await db.transaction().execute(async (tx) => {
      await lockOrder(tx, orderId)
      if ((await queries.due(tx, orderId)).length === 0) return
      await queries.markQueued(tx, orderId)
      await enqueue(tx, 'checkoutReminders.email', { orderId })
    })
  }
}

/** Undefined when it was sent, or is not due any more: she has ordered again, refused, or it is night by now. */
export async function reminderEmail(
  db: Db,
  orderId: number,
  sender: Sender,
): Promise<OutgoingEmail | undefined> {
  const queued = await queries.findQueued(db, orderId)
  if (queued === undefined) return undefined
  const isDue = await db.transaction().execute(async (tx) => {
    await queries.takeBack(tx, orderId)
    if ((await queries.due(tx, orderId)).length === 0) return false
    if (!isReminderTime(await queries.readNow(tx))) return false
    await queries.markQueued(tx, orderId)
    return true
  })
  if (!isDue) return undefined
  const order = await readOrder(db, orderId)
  const to = order.customer.email
  // Erased since.
  if (to === null) return undefined
  const token = newToken()
  await queries.insertLink(db, { tokenHash: hashToken(token), orderId })
  const email = checkoutReminder(sender, { order, cancelLink: linkTo(sender, '/lembrete/cancelar', token) })
  return {
    messageKey: queued.messageKey,
    to,
    unsubscribeUrl: linkTo(sender, checkoutReminders.cancelInOneClick.path, token),
    ...email,
  }
}

/** For all orders of the address. Following the link again is not an error. */
export function cancelReminders(db: Db, token: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const link = found(await queries.findByLink(tx, hashToken(token)), 'invalid_newsletter_token')
    if (link.customerEmail !== null) await queries.optOut(tx, hashToken(link.customerEmail.toLowerCase()))
  })
}

function linkTo({ publicUrl }: Sender, path: string, token: string): string {
  const url = new URL(path, publicUrl)
  url.searchParams.set('token', token)
  return url.href
}
