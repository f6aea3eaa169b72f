/** A promise that is moved: always with a reason, one row for good, one e-mail. */

import { subtractWorkingDays } from '@shop/contract/dates'
import type { Order } from '@shop/contract/order'
import type { DeliveryPromise } from '@shop/contract/promise'
import type { PromiseChange } from '@shop/contract/promise-changes'
import type { Tx } from '../../db/connection.ts'
import type { PromiseChangeCause } from '../../db/tables.gen.ts'
import type { Deps } from '../../deps.ts'
import { promiseChanged } from '../../emails/promise-changed.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { type LockedOrder, lockOrder, readOrder } from '../orders/orders.service.ts'
import { readSchedule } from '../store/store.service.ts'
import * as queries from './promises.queries.ts'

type MovedOrder = Pick<LockedOrder, 'id' | 'number' | 'customerName' | 'customerEmail'>

interface Move {
  promise: DeliveryPromise
  /** The window so far. */
  oldFrom: string | null
  oldTo: string
  cause: PromiseChangeCause
  reason: string
  actorId?: number
  /** Measures that are late move the promise every day; not each of them is worth an e-mail. */
  isQuiet?: boolean
}

export async function movePromise(tx: Tx, publicUrl: string, order: MovedOrder, move: Move): Promise<void> {
  const { id: orderId, number, customerName: name, customerEmail: recipient } = order
  const { promise, oldFrom, oldTo, cause, reason, actorId, isQuiet = false } = move
  const { from, to, readyOn } = promise
  await queries.savePromise(tx, orderId, { promisedFrom: from, promisedTo: to, promisedReadyOn: readyOn })
  const changeId = await queries.insertChange(tx, {
    orderId,
    cause,
    oldFrom,
    oldTo,
    newFrom: from,
    newTo: to,
    reason,
    actorId: actorId ?? null,
  })
  const details = { cause, from: oldTo, to }
  await recordOrderEvent(tx, { orderId, kind: 'promise_changed', actorId, details })
  if (recipient === null || isQuiet) return
  const sender = await readSender(tx, publicUrl)
  const email = promiseChanged(sender, { name, number, window: { from, to }, reason })
  const about = { kind: 'order.promise-changed', objectId: `${orderId}-${changeId}`, linkOrderId: orderId }
  await queueEmail(tx, { ...about, recipient, ...email })
}

interface ChangeInput extends AuditContext {
  orderId: number
  change: PromiseChange
}

/** By the atelier. */
export async function changePromise({ db, config }: Deps, input: ChangeInput): Promise<Order> {
  const { orderId, change, actor, requestId } = input
  await db.transaction().execute(async (tx) => {
    const order = found(await lockOrder(tx, orderId), 'order_not_found')
    const { promisedFrom, promisedTo: oldTo, promisedReadyOn } = order
    if (oldTo === null || hasEnded(order)) throw new AppError('promise_not_changeable')
    const { from, to, reason } = change
    const { closedDays, shipDays } = await readSchedule(tx)
    const readyOn = change.readyOn ?? subtractWorkingDays(from, shipDays.min, closedDays)
    if (from === promisedFrom && to === oldTo && readyOn === promisedReadyOn) return
    await movePromise(tx, config.publicUrl, order, {
      promise: { from, to, readyOn },
      oldFrom: promisedFrom,
      oldTo,
      cause: 'atelier',
      reason,
      actorId: actor.id,
    })
    await recordChange(tx, {
      actor,
      requestId,
      action: 'order.promise_changed',
      objectType: 'order',
      objectId: orderId,
      before: { from: promisedFrom, to: oldTo, readyOn: promisedReadyOn },
      after: { from, to, readyOn },
    })
  })
  return readOrder(db, orderId, { forAdmin: true })
}

type EndingColumns = Pick<LockedOrder, 'status' | 'cancelledAt' | 'paymentState' | 'withdrawalRequestedAt'>

/** Nothing is promised any more. */
export function hasEnded({
  status,
  cancelledAt,
  paymentState,
  withdrawalRequestedAt,
}: EndingColumns): boolean {
  return (
    status === 'delivered' ||
    cancelledAt !== null ||
    withdrawalRequestedAt !== null ||
    paymentState === 'refunded' ||
    paymentState === 'expired'
  )
}
