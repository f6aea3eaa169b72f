/** Until when measures are awaited, and the reminders of them. */
import { missingMeasures } from '@shop/contract/measures'
import { lastReminderDay, measuresDueOn } from '@shop/contract/measures-due'
import type { Db, Tx } from '../../db/connection.ts'
import { lockOrder } from '../orders/orders.service.ts'
import { readToday } from '../schedule/schedule.service.ts'
import { readDelivery } from '../store/store.service.ts'
import { remindOfMeasures } from './measure-emails.service.ts'
import * as queries from './measures-due.queries.ts'

/** For an order that is paid in this transaction. The day stays, whatever days the atelier closes later. */
export async function awaitMeasures(tx: Tx, orderId: number): Promise<void> {
  if (!(await queries.hasMadeToMeasure(tx, orderId))) return
  const { closedDays } = await readDelivery(tx)
  await queries.setDue(tx, orderId, measuresDueOn(await readToday(tx), closedDays))
}

/** Of a cancelled order no measures are awaited any more. */
export async function endMeasures(tx: Tx, orderId: number): Promise<void> {
  await queries.clearDue(tx, orderId)
}

/** The lines of paid orders whose measures are not complete, with the day until which they are awaited. */
export async function awaitedLines(db: Db) {
  return (await queries.waiting(db)).filter(({ given }) => missingMeasures(given ?? []).length > 0)
}

/** Once a day. A reminder that was missed, because the server was off, is sent with the next run, and only once. */
export async function sendReminders(db: Db, publicUrl: string): Promise<void> {
  const { closedDays } = await readDelivery(db)
  const date = await readToday(db)
  const lines = await awaitedLines(db)
  for (const [orderId, waiting] of Map.groupBy(lines, (line) => line.orderId)) {
    const due = waiting.flatMap(({ dueOn, remindedOn, itemId }) => {
      const day = lastReminderDay(dueOn, date, closedDays)
      return day === undefined || (remindedOn !== null && remindedOn >= day) ? [] : [{ itemId, dueOn, day }]
    })
    const [first] = due
    if (first === undefined) continue
    await db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined || order.cancelledAt !== null) return
      await remindOfMeasures(tx, publicUrl, order, { ...first, isLate: date > first.dueOn })
      await queries.markReminded(
        tx,
        due.map(({ itemId }) => itemId),
        date,
      )
    })
  }
}
