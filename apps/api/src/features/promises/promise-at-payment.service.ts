/** What becomes of the promise when an order is paid: nothing, if it still held its hours. */
import { latestPromise, promiseLines } from '@shop/contract/promise'
import type { Tx } from '../../db/connection.ts'
import type { LockedOrder } from '../orders/orders.service.ts'
import { promisedColumns } from '../orders/promised-window.service.ts'
import { lockCapacity, readFree, readToday } from '../schedule/schedule.service.ts'
import { readSchedule } from '../store/store.service.ts'
import { placedLines, promisedLine } from './line-plans.service.ts'
import { movePromise } from './promise-changes.service.ts'
import * as queries from './promises.queries.ts'

type PaidOrder = Pick<
  LockedOrder,
  | 'id'
  | 'number'
  | 'customerName'
  | 'customerEmail'
  | 'stockState'
  | 'promisedFrom'
  | 'promisedTo'
  | 'fulfilment'
>

/** Of an order without offers, whose window is counted from payment. */
export async function promisedAtPayment(tx: Tx, order: Pick<LockedOrder, 'promisedTo'>) {
  return order.promisedTo === null ? promisedColumns(tx) : {}
}

const lateReason =
  'O pagamento chegou depois do fim da reserva, e as horas do ateliê foram reservadas de novo.'

/**
 * The hold had ended and others may have taken the hours: they are booked anew from today, with the plan of the placing.
 * A later promise is a change that she answers. `order` is as it was before the payment.
 */
export async function bookAtPayment(tx: Tx, publicUrl: string, order: PaidOrder): Promise<void> {
  const { id, promisedFrom, promisedTo, stockState, fulfilment } = order
  if (promisedTo === null || stockState === 'reserved' || stockState === 'sold') return
  await lockCapacity(tx)
  const [terms, today, lines] = [await readSchedule(tx), await readToday(tx), await placedLines(tx, id)]
  const schedule = await readFree(tx, { terms, today, exceptOrderId: id, isUnpaid: false })
  const wanted = lines.map((line) => promisedLine(line, today, terms.closedDays))
  const promises = promiseLines({ schedule, today, isPickup: fulfilment === 'pickup' }, wanted)
  // Nothing free in five years: the promise stays, and the atelier sees it on its board.
  if (promises === undefined) return
  const rows = promises.flatMap(({ bookings }, at) => {
    const orderItemId = lines[at]?.itemId
    return orderItemId === undefined ? [] : bookings.map((booking) => ({ ...booking, orderItemId }))
  })
  await queries.book(tx, id, rows)
  const promise = latestPromise(promises)
  if (promise.to <= promisedTo) return
  await movePromise(tx, publicUrl, order, {
    promise,
    oldFrom: promisedFrom,
    oldTo: promisedTo,
    cause: 'late_payment',
    reason: lateReason,
  })
}
