/**
 * Counts of orders and sums of sales that the database maintains itself (migrations 0135 to 0142), so that no report
 * reads a million orders. They are always exact; merging rows only keeps reads fast (ADR 28).
 */
import type { OrderStatus, PaymentState } from '@shop/contract/labels'
import type { Db } from '../../db/connection.ts'
import { bestSellers } from './best-sellers.queries.ts'
import * as queries from './sales-stats.queries.ts'

interface OrderKind {
  status?: OrderStatus
  paymentState?: PaymentState
  cancelled?: boolean
}

/** The number of orders of a kind; without one, of all. */
type CountOrders = (kind?: OrderKind) => number

export async function readOrderCounts(db: Db): Promise<CountOrders> {
  const counts = await queries.orderCounts(db)
  return ({ status, paymentState, cancelled } = {}) =>
    counts
      .filter(
        (row) =>
          (status === undefined || row.status === status) &&
          (paymentState === undefined || row.paymentState === paymentState) &&
          (cancelled === undefined || row.cancelled === cancelled),
      )
      .reduce((sum, { orders }) => sum + orders, 0)
}

export const readSales = queries.sales
export const readBestSellers = bestSellers
export const readLastMonths = queries.lastMonths

export function mergeSalesStats(db: Db): Promise<void> {
  return queries.merge(db)
}
