import type { RawBuilder } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

interface LineId {
  orderId: number
  itemId: number
}

/** A made-to-measure line of the order, with what is known of its measures. */
export function findLine(db: Db, { orderId, itemId }: LineId) {
  return db
    .selectFrom('orderItems')
    .leftJoin('orderItemMeasures', 'orderItemId', 'orderItems.id')
    .leftJoin('measurementVersions', 'measurementVersions.id', 'versionId')
    .select(['orderItems.id', 'copy', 'lockedAt', 'measurementVersions.id as versionId', 'sheetId'])
    .where('orderItems.id', '=', itemId)
    .where('orderId', '=', orderId)
    .where('offer', '=', 'made_to_measure')
    .executeTakeFirst()
}

/** A version of a measurement sheet of this account. The sheet stays until the transaction ends. */
export function ownVersion(tx: Tx, versionId: number, userId: number) {
  return tx
    .selectFrom('measurementVersions')
    .innerJoin('measurementSheets', 'measurementSheets.id', 'sheetId')
    .select(['measurementVersions.id', 'number'])
    .where('measurementVersions.id', '=', versionId)
    .where('userId', '=', userId)
    .forKeyShare('measurementSheets')
    .executeTakeFirst()
}

/** What is copied into the line. The sheet stays until the transaction ends, so nobody deletes it in between. */
export function versionToCopy(tx: Tx, versionId: number) {
  return tx
    .selectFrom('measurementVersions')
    .innerJoin('measurementSheets', 'measurementSheets.id', 'sheetId')
    .select(['personName', 'isChild', 'number', 'values', 'heelMm', 'measuredOn', 'measuredBy', 'note'])
    .where('measurementVersions.id', '=', versionId)
    .forKeyShare('measurementSheets')
    .executeTakeFirst()
}

interface LineMeasures {
  versionId?: number | null
  copy?: string | null
  lockedAt?: RawBuilder<Date> | null
  unlockReason?: string | null
}

export async function save(tx: Tx, orderItemId: number, values: LineMeasures): Promise<void> {
  await tx
    .insertInto('orderItemMeasures')
    .values({ orderItemId, ...values })
    .onConflict((conflict) => conflict.column('orderItemId').doUpdateSet(values))
    .execute()
}
