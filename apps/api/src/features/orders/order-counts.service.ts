import type { OrderStatus, PaymentState } from '@shop/contract/labels'
import type { OrderQuery } from '@shop/contract/orders'
import type { Db } from '../../db/connection.ts'
import { readOrderCounts } from '../sales-stats/sales-stats.service.ts'
import { isNumber } from './order-search.queries.ts'
import * as queries from './orders.queries.ts'

const statuses: readonly OrderStatus[] = ['pending', 'confirmed', 'in_production', 'ready', 'delivered']
const paymentStates: readonly PaymentState[] = [
  'awaiting',
  'paid',
  'partly_paid',
  'declined',
  'expired',
  'refunded',
]

/** Order counts by status, payment state and cancellation. Totals come from the sales statistics; a search is counted here. */
export async function countOrders(db: Db, filter: Pick<OrderQuery, 'search' | 'from' | 'to'>) {
  const { search = '', from, to } = filter
  if (search === '' && from === undefined && to === undefined) return countAll(db)
  return queries.counts(db, { ...filter, exact: await isNumber(db, search) })
}

async function countAll(db: Db) {
  const countOf = await readOrderCounts(db)
  return statuses.flatMap((status) =>
    paymentStates.flatMap((paymentState) =>
      [false, true].map((cancelled) => ({
        status,
        paymentState,
        cancelled,
        count: countOf({ status, paymentState, cancelled }),
      })),
    ),
  )
}
