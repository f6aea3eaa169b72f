import type { LockedOrder } from '../orders/orders.service.ts'

const columns = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'customerCpf',
  'fulfilment',
  'pickupName',
  'shippingAddress',
  'shippingNumber',
  'shippingNeighborhood',
  'shippingComplement',
  'shippingCity',
  'shippingState',
  'shippingZipCode',
  'notes',
] as const satisfies readonly (keyof LockedOrder)[]

/** Recipient and address as columns of the order: a copy made when the order is placed. */
export type DeliveryColumns = Pick<LockedOrder, (typeof columns)[number]>

/** The same columns of an existing order, to compare. */
export function deliveryColumnsIn(order: LockedOrder): Readonly<Record<string, unknown>> {
  return Object.fromEntries(columns.map((column) => [column, order[column]]))
}
