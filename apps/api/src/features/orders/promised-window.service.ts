import { type DeliveryWindow, deliveryWindow } from '@shop/contract/dates'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { readDelivery } from '../store/store.service.ts'

interface PromisedColumns {
  promisedFrom: string | null
  promisedTo: string | null
}

/** What an order that is paid in this transaction promises. Stored with it: days that the atelier closes later move nothing. */
export async function promisedColumns(tx: Tx): Promise<PromisedColumns> {
  const { closedDays } = await readDelivery(tx)
  const { paidAt } = await tx.selectNoFrom(sql<Date>`now()`.as('paidAt')).executeTakeFirstOrThrow()
  const { from, to } = deliveryWindow(paidAt, closedDays)
  return { promisedFrom: from, promisedTo: to }
}

/**
 * A process of the version before, still running during an upgrade, stores no promise. What stands in for it depends on
 * nothing but the payment's day, so that it cannot move either.
 */
export function promisedWindow(order: PromisedColumns & { paidAt: Date }): DeliveryWindow {
  const { promisedFrom: from, promisedTo: to, paidAt } = order
  return from !== null && to !== null ? { from, to } : deliveryWindow(paidAt)
}
