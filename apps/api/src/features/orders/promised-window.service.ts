import { type DeliveryWindow, deliveryWindow } from '@shop/contract/dates'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { readSchedule } from '../store/store.service.ts'

interface PromisedColumns {
  promisedFrom: string | null
  promisedTo: string | null
}

/**
 * The delivery window of an order that is paid in this transaction. Stored with the order, so that days the atelier
 * closes later do not move it.
 */
export async function promisedColumns(tx: Tx): Promise<PromisedColumns> {
  const { closedDays, deliveryDays } = await readSchedule(tx)
  const { paidAt } = await tx.selectNoFrom(sql<Date>`now()`.as('paidAt')).executeTakeFirstOrThrow()
  const { from, to } = deliveryWindow(paidAt, closedDays, deliveryDays)
  return { promisedFrom: from, promisedTo: to }
}

/**
 * A process of the previous version, still running during an upgrade, stores no window. The fallback depends only on
 * the payment date, so it does not move either.
 */
export function promisedWindow(order: PromisedColumns & { paidAt: Date }): DeliveryWindow {
  const { promisedFrom: from, promisedTo: to, paidAt } = order
  return from !== null && to !== null ? { from, to } : deliveryWindow(paidAt)
}
