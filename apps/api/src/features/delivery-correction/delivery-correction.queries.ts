import type { Tx } from '../../db/connection.ts'

export async function isShipped(tx: Tx, orderId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('shipments')
    .select('id')
    .where('orderId', '=', orderId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface DeliveryColumns {
  customerName: string
  customerPhone: string
  pickupName?: string | null
  shippingAddress?: string
  shippingNumber?: string | null
  shippingNeighborhood?: string | null
  shippingComplement?: string | null
  shippingCity?: string
  shippingState?: string
  shippingZipCode?: string
}

export async function update(tx: Tx, id: number, values: DeliveryColumns & { deliveryVersion: number }) {
  await tx.updateTable('orders').set(values).where('id', '=', id).execute()
}
