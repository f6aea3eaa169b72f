import type { Insertable } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { Shipments } from '../../db/tables.gen.ts'

export type ShipmentColumns = Pick<
  Insertable<Shipments>,
  'carrier' | 'trackingCode' | 'trackingUrl' | 'fiscalKey'
>

export function byRequest(tx: Tx, requestId: string) {
  return tx.selectFrom('shipments').select('orderId').where('requestId', '=', requestId).executeTakeFirst()
}

export function find(tx: Tx, orderId: number, id: number) {
  return tx
    .selectFrom('shipments')
    .select(['carrier', 'trackingCode', 'trackingUrl', 'fiscalKey', 'version'])
    .where('id', '=', id)
    .where('orderId', '=', orderId)
    .executeTakeFirst()
}

/** Of another shipment of the order. */
export async function hasCode(tx: Tx, orderId: number, code: string, exceptId?: number): Promise<boolean> {
  const row = await tx
    .selectFrom('shipments')
    .select('id')
    .where('orderId', '=', orderId)
    .where('trackingCode', '=', code)
    .where('id', '<>', exceptId ?? 0)
    .executeTakeFirst()
  return row !== undefined
}

export async function insert(tx: Tx, shipment: Insertable<Shipments>): Promise<number> {
  const { id } = await tx.insertInto('shipments').values(shipment).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function update(tx: Tx, id: number, values: ShipmentColumns & { version: number }) {
  await tx.updateTable('shipments').set(values).where('id', '=', id).execute()
}
