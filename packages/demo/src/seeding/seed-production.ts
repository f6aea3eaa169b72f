import type { Tx } from '@shop/api/db/connection'
import type { DB } from '@shop/api/db/tables.gen'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { addWorkingDays, subtractWorkingDays } from '@shop/contract/dates'
import { workingDaysBetween } from '@shop/contract/deadlines'
import type { DeliveryPromise } from '@shop/contract/promise'
import type { Insertable } from 'kysely'
import type { Timeline } from '../shop/order-timeline.ts'
import type { PlannedOrder } from '../shop/planned-order.ts'
import {
  bookingsOf,
  promiseAfter,
  promiseOf,
  readyOnBefore,
  stagesOf,
  weddingOf,
} from '../shop/production.ts'
import { workPhotosOf } from '../shop/work-photos.ts'
import { required } from './required.ts'
import { noon } from './seed-measurements.ts'
import type { SeededStages } from './seed-plans.ts'

interface MadeOrder {
  planned: PlannedOrder
  orderId: number
  itemIds: readonly number[]
  stageIds: SeededStages
  adminId: number
  now: Date
}

type Event = Timeline['events'][number]

interface Change {
  row: Omit<Insertable<DB['promiseChanges']>, 'orderId'> & { createdAt: Date }
  acceptedAt?: Date
}

/** Stages and hours of the lines that have a plan, the promise and its changes; returns the events about them. */
export async function seedProduction(tx: Tx, order: MadeOrder): Promise<Event[]> {
  await seedStages(tx, order)
  const { planned, orderId, now } = order
  const promise = promiseOf(planned, now)
  if (promise === undefined) return seedUsualPromise(tx, order)
  await tx
    .updateTable('orders')
    .set({
      promisedFrom: promise.from,
      promisedTo: promise.to,
      promisedReadyOn: promise.readyOn,
      weddingOn: weddingOf(planned, promise),
    })
    .where('id', '=', orderId)
    .execute()
  const changes = [...atelierChange(order, promise), ...changesByMeasures(order, promise)]
  for (const { row, acceptedAt } of changes) {
    const { id: changeId } = await tx
      .insertInto('promiseChanges')
      .values({ ...row, orderId })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (acceptedAt !== undefined)
      await tx
        .insertInto('promiseAnswers')
        .values({ changeId, answer: 'accepted', createdAt: acceptedAt })
        .execute()
  }
  return changes.map(({ row: { cause, oldTo, newTo, actorId, createdAt } }) => ({
    kind: 'promise_changed',
    details: JSON.stringify({ cause, from: oldTo, to: newTo }),
    at: createdAt,
    byAdmin: actorId !== null,
  }))
}

async function seedStages(tx: Tx, { planned, itemIds, stageIds, adminId, now }: MadeOrder): Promise<void> {
  for (const [index, line] of planned.lines.entries()) {
    const orderItemId = itemIds[index]
    if (line.production === undefined || orderItemId === undefined) continue
    const stages = stagesOf(planned, line, now).map(({ name, ...stage }, position) => ({
      ...stage,
      orderItemId,
      stageId: required(stageIds, name),
      position: position + 1,
      finishedBy: stage.finishedAt === null ? null : adminId,
    }))
    await tx.insertInto('itemStages').values(stages).execute()
    await seedWorkPhotos(tx, workPhotosOf(planned, line), { orderItemId, stages, stageIds })
    const bookings = bookingsOf(line, now).map((booking) => ({ ...booking, orderItemId }))
    await tx.insertInto('capacityBookings').values(bookings).execute()
  }
}

interface PhotographedItem {
  orderItemId: number
  stages: readonly { stageId: number; finishedAt: Date | null }[]
  stageIds: SeededStages
}

async function seedWorkPhotos(
  tx: Tx,
  photos: ReturnType<typeof workPhotosOf>,
  { orderItemId, stages, stageIds }: PhotographedItem,
): Promise<void> {
  for (const { file, stage, caption } of photos) {
    const stageId = required(stageIds, stage)
    const takenAt = stages.find((one) => one.stageId === stageId)?.finishedAt
    if (!takenAt) throw new Error(`${file} shows a stage that is not finished`)
    const shared = caption === undefined ? {} : { caption, sharedAt: takenAt }
    await tx
      .insertInto('itemPhotos')
      .values({ orderItemId, stageId, storageKey: file, createdAt: takenAt, ...shared })
      .execute()
  }
}

/** An order that is ready has the window of its payment; it had to be finished in time for its first day. */
async function seedUsualPromise(tx: Tx, { planned, orderId }: MadeOrder): Promise<Event[]> {
  if (planned.lines.every(({ production }) => production === undefined)) return []
  const { promisedFrom } = await tx
    .selectFrom('orders')
    .select('promisedFrom')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (promisedFrom !== null)
    await tx
      .updateTable('orders')
      .set({ promisedReadyOn: readyOnBefore(promisedFrom) })
      .where('id', '=', orderId)
      .execute()
  return []
}

function atelierChange({ planned, adminId, now }: MadeOrder, promise: DeliveryPromise): Change[] {
  const change = planned.promise?.change
  if (change === undefined) return []
  const { daysAgo, workingDays, reason, acceptedDaysAgo } = change
  const ago = (days: number) => noon(addDays(saoPauloDay(now), -days))
  const { to: oldTo } = promiseAfter(subtractWorkingDays(promise.readyOn, workingDays))
  const row = { cause: 'atelier', oldTo, newFrom: promise.from, newTo: promise.to, reason } as const
  return [
    {
      row: { ...row, actorId: adminId, createdAt: ago(daysAgo) },
      ...(acceptedDaysAgo !== undefined && { acceptedAt: ago(acceptedDaysAgo) }),
    },
  ]
}

/** As the daily job writes them: one for each working day that the measures are late. */
function changesByMeasures({ planned, now }: MadeOrder, promise: DeliveryPromise): Change[] {
  const { measures } = planned
  if (measures === undefined || !('lateDays' in measures) || measures.lateDays === 'none') return []
  const today = saoPauloDay(now)
  const dueOn = addDays(today, -measures.lateDays)
  const late = workingDaysBetween(dueOn, today)
  return Array.from({ length: late }, (_, day) => {
    const movedBefore = promiseAfter(subtractWorkingDays(promise.readyOn, late - day))
    const moved = promiseAfter(subtractWorkingDays(promise.readyOn, late - day - 1))
    const at = noon(addWorkingDays(dueOn, day + 1))
    return {
      row: {
        cause: 'measures',
        oldTo: movedBefore.to,
        newFrom: moved.from,
        newTo: moved.to,
        reason: 'As medidas ainda não estão completas. Cada dia útil de atraso move o prazo em um dia útil.',
        actorId: null,
        createdAt: at < now ? at : now,
      },
    }
  })
}
