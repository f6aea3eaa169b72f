/** Reminders of charges: five days before they are due, on the day, and three and ten days after it. */

import { saoPauloDay } from '@shop/contract/calendar-days'
import { onTimeUntil } from '@shop/contract/charge-days'
import { receivableLabel } from '@shop/contract/receivable-label'
import type { Db, Tx } from '../../db/connection.ts'
import { chargeDue } from '../../emails/charge-due.ts'
import { isReminderTime } from '../../lib/reminder-time.ts'
import { readSender } from '../brand/sender.service.ts'
import { emailedAmong, queueEmail, type StoredEmail } from '../emails/emails.service.ts'
import { lockOrder } from '../orders/orders.service.ts'
import { readDelivery } from '../store/store.service.ts'
import { partsOf } from './receivables.queries.ts'
import { reachedStep, reminderKey, reminderPeriod } from './reminder-steps.ts'
import * as queries from './reminders.queries.ts'

const KIND = 'charge.due'

/** Once an hour. Each reminder is sent once, however often and concurrently this runs. */
export async function sendChargeReminders(db: Db, publicUrl: string): Promise<void> {
  const now = await queries.readNow(db)
  if (!isReminderTime(now)) return
  const today = saoPauloDay(now)
  const { closedDays } = await readDelivery(db)
  const keyOf = (charge: queries.ReminderRow) => {
    const step = reachedStep(charge, today, closedDays)
    return step === undefined ? undefined : reminderKey(charge, step)
  }
  const due = (await queries.due(db, reminderPeriod(today))).flatMap((charge) => {
    const key = keyOf(charge)
    return key === undefined ? [] : [{ ...charge, key }]
  })
  const emailed = await emailedAmong(
    db,
    KIND,
    due.map(({ key }) => key),
  )
  for (const { id, orderId, key } of due.filter((charge) => !emailed.has(charge.key))) {
    await db.transaction().execute(async (tx) => {
      // Whoever pays, moves or cancels it has to wait, or has done so: it is read again.
      await lockOrder(tx, orderId)
      const charge = await queries.find(tx, id)
      if (charge === undefined || keyOf(charge) !== key) return
      if ((await emailedAmong(tx, KIND, [key])).has(key)) return
      await remind(tx, publicUrl, { charge, key, today, closedDays })
    })
  }
}

/**
 * A reminder that had to wait for the mail server: about a charge that was paid, moved or cancelled meanwhile, with the
 * "today" of another day, or at night. The next run writes it anew if it is still due.
 */
export async function isOutdatedReminder(
  db: Db,
  { kind, objectId, createdAt }: Pick<StoredEmail, 'kind' | 'objectId' | 'createdAt'>,
): Promise<boolean> {
  if (kind !== KIND) return false
  const now = await queries.readNow(db)
  const [id, dueOn] = objectId.split(':')
  const charge = await queries.find(db, Number(id))
  return charge?.dueOn !== dueOn || !isReminderTime(now) || saoPauloDay(createdAt) !== saoPauloDay(now)
}

interface Reminder {
  charge: queries.ReminderRow
  key: string
  today: string
  closedDays: readonly string[]
}

async function remind(tx: Tx, publicUrl: string, { charge, key, today, closedDays }: Reminder) {
  const { id, orderId, recipient, customerName: name, dueOn } = charge
  const { paidCents, openCount } = await queries.paidSoFar(tx, orderId)
  const part = (await partsOf(tx, [orderId])).get(id) ?? null
  const email = chargeDue(await readSender(tx, publicUrl), {
    ...charge,
    name,
    label: receivableLabel({ ...charge, part }),
    today,
    onTimeUntil: onTimeUntil(dueOn, closedDays),
    paidCents,
    isLast: openCount === 1,
  })
  await queueEmail(tx, { kind: KIND, objectId: key, recipient, linkOrderId: orderId, ...email })
}
