/** What the customer sees of the work on her order. Nothing of what the atelier wrote or photographed for itself. */
import type { Order } from '@shop/contract/order'
import { finalFittingOf, type OrderTimeline, type TimelineChange } from '@shop/contract/order-timeline'
import { promiseReply } from '@shop/contract/promise-changes'
import type { Db } from '../../db/connection.ts'
import type { OrderHolder } from '../../lib/actor.ts'
import { readOrderAs } from '../orders/orders.service.ts'
import { readSlack } from './order-slack.service.ts'
import * as queries from './order-timeline.queries.ts'
import { hasEnded } from './promise-changes.service.ts'
import { type ChangeRow, changes as listChanges } from './promise-replies.queries.ts'

type StageRow = Awaited<ReturnType<typeof queries.stages>>[number]

export async function readTimeline(db: Db, holder: OrderHolder, orderId: number): Promise<OrderTimeline> {
  const order = await readOrderAs(db, holder, orderId)
  const row = await queries.promise(db, orderId)
  const changes = await listChanges(db, orderId)
  const latest = changes.at(-1)
  const stages = await queries.stages(db, orderId)
  const { deliveryWindow } = order
  return {
    items: await itemsOf(db, order, stages),
    promise: deliveryWindow && { ...deliveryWindow, readyOn: row.promisedReadyOn },
    weddingOn: row.weddingOn,
    finalFitting: row.weddingOn === null ? null : finalFittingOf(row.weddingOn),
    changes: changes.map(presentChange),
    openChangeId: latest && latest.reply === null && !hasEnded(row) ? latest.id : null,
    ...(holder.role === 'admin' && { slack: await readSlack(db, row, stages) }),
  }
}

async function itemsOf(db: Db, { id: orderId, items }: Order, rows: readonly StageRow[]) {
  const stages = Map.groupBy(rows, ({ orderItemId }) => orderItemId)
  const photos = Map.groupBy(await queries.sharedPhotos(db, orderId), ({ orderItemId }) => orderItemId)
  return items.map(({ id, name }) => ({
    id,
    name,
    stages: stages.get(id) ?? [],
    photos: photos.get(id) ?? [],
  }))
}

function presentChange({
  oldFrom,
  oldTo,
  newFrom,
  newTo,
  createdAt,
  reply,
  ...row
}: ChangeRow): TimelineChange {
  return {
    ...row,
    before: { from: oldFrom, to: oldTo },
    after: { from: newFrom, to: newTo },
    changedAt: createdAt,
    reply: reply === null ? null : promiseReply.parse(reply),
  }
}
