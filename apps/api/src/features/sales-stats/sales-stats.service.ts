/**
 * Counts and sums that the database maintains itself (migrations 0018 and 0019), so that no report reads a million
 * orders. They are always exact; aggregating the changes only keeps reads fast. One exception: after the month changes,
 * best sellers include one month too many until the next aggregation (ADR 28).
 */
import type { OrderStatus, PaymentState } from '@shop/contract/labels'
import type { Role } from '@shop/contract/users'
import type { Db } from '../../db/connection.ts'
import * as queries from './sales-stats.queries.ts'

interface OrderKind {
  status?: OrderStatus
  paymentState?: PaymentState
  cancelled?: boolean
}

/** Counts of users, products and orders; orders can be filtered by status, payment state and cancellation. */
export interface Tallies {
  orders(kind?: OrderKind): number
  users(role: Role): number
  products(stock?: 'high' | 'low' | 'none'): number
}

export async function readTallies(db: Db): Promise<Tallies> {
  const totals = [...(await queries.tallies(db))].map(([name, total]) => ({ parts: name.split('.'), total }))
  const sum = (...wanted: (string | undefined)[]) =>
    totals
      .filter(({ parts }) => wanted.every((part, place) => part === undefined || part === parts[place]))
      .reduce((all, { total }) => all + total, 0)
  return {
    orders({ status, paymentState, cancelled } = {}) {
      const all = sum('orders', status, paymentState)
      if (cancelled === undefined) return all
      const ended = sum('orders', status, paymentState, 'cancelled')
      return cancelled ? ended : all - ended
    },
    users: (role) => sum('users', role),
    products: (stock) => sum('products', stock),
  }
}

export const readSales = queries.sales
export const readBestSellers = queries.bestSellers
export const readLastMonths = queries.lastMonths

export function aggregateSalesStats(db: Db): Promise<void> {
  return queries.aggregate(db)
}
