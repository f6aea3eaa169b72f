import type { Db } from '../../db/connection.ts'

export function promise(db: Db, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['promisedFrom', 'promisedTo', 'promisedReadyOn', 'weddingOn'])
    .select(['status', 'cancelledAt', 'paymentState', 'withdrawalRequestedAt'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** In the order of their plans. */
export function stages(db: Db, orderId: number) {
  return db
    .selectFrom('itemStages')
    .innerJoin('orderItems', 'orderItems.id', 'orderItemId')
    .innerJoin('productionStages', 'productionStages.id', 'stageId')
    .select(['orderItemId', 'stageId as id', 'name', 'kind', 'days', 'startedAt', 'finishedAt'])
    .where('orderId', '=', orderId)
    .orderBy('orderItemId')
    .orderBy('itemStages.position')
    .orderBy('stageId')
    .execute()
}

/** Only those that the atelier shared; newest first. */
export function sharedPhotos(db: Db, orderId: number) {
  return db
    .selectFrom('itemPhotos')
    .innerJoin('orderItems', 'orderItems.id', 'orderItemId')
    .select(['itemPhotos.id', 'orderItemId', 'stageId', 'caption', 'itemPhotos.createdAt as takenAt'])
    .where('orderId', '=', orderId)
    .where('sharedAt', 'is not', null)
    .orderBy('itemPhotos.id', 'desc')
    .execute()
}
