/** Measures that are not complete on their day move the promise: each working day late by one working day. */
import { addWorkingDays } from '@shop/contract/dates'
import { workingDaysBetween } from '@shop/contract/deadlines'
import { windowAfter } from '@shop/contract/promise'
import type { Db, Tx } from '../../db/connection.ts'
import { awaitedLines } from '../order-measures/measures-due.service.ts'
import { type LockedOrder, lockOrder } from '../orders/orders.service.ts'
import { readToday } from '../schedule/schedule.service.ts'
import { readSchedule, type ScheduleTerms } from '../store/store.service.ts'
import { movePromise } from './promise-changes.service.ts'
import * as queries from './promises.queries.ts'

/** By e-mail on the first day, then as often as the reminders. */
const EMAIL_EVERY_DAYS = 5
const reason = 'As medidas ainda não estão completas. Cada dia útil de atraso move o prazo em um dia útil.'

/** Once a day. Days that were missed, because the server was off, are made up with the next run. */
export async function moveLatePromises(db: Db, publicUrl: string): Promise<void> {
  const [terms, today] = [await readSchedule(db), await readToday(db)]
  const late = (await awaitedLines(db)).filter(({ dueOn }) => dueOn < today)
  for (const [orderId, lines] of Map.groupBy(late, (line) => line.orderId)) {
    const dueOn = lines.map((line) => line.dueOn).toSorted()[0] ?? today
    const days = workingDaysBetween(dueOn, today, terms.closedDays)
    await db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined || order.cancelledAt !== null) return
      await move(tx, publicUrl, order, { days, terms })
    })
  }
}

async function move(
  tx: Tx,
  publicUrl: string,
  order: LockedOrder,
  { days, terms }: { days: number; terms: ScheduleTerms },
): Promise<void> {
  let { promisedFrom: oldFrom, promisedTo: oldTo, promisedReadyOn: readyOn } = order
  const isPickup = order.fulfilment === 'pickup'
  for (let moved = await queries.daysMovedByMeasures(tx, order.id); moved < days; moved += 1) {
    // Without the day of being ready its window is counted from payment alone, and measures decide nothing.
    if (oldTo === null || readyOn === null) return
    readyOn = addWorkingDays(readyOn, 1, terms.closedDays)
    const promise = { readyOn, ...windowAfter(terms, readyOn, { isPickup }) }
    await movePromise(tx, publicUrl, order, {
      promise,
      oldFrom,
      oldTo,
      cause: 'measures',
      reason,
      isQuiet: moved % EMAIL_EVERY_DAYS !== 0,
    })
    oldFrom = promise.from
    oldTo = promise.to
  }
}
