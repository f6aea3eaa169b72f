/** The admin dashboard: what has to be done, most urgent first. */
import { newCustomerDays } from '@shop/contract/constants'
import { dueSoonUntil } from '@shop/contract/deadlines'
import { receivedMoneyStates } from '@shop/contract/payment-state'
import type { Dashboard } from '@shop/contract/reports'
import type { Db } from '../../db/connection.ts'
import { pictureUrl } from '../../lib/picture.ts'
import { readOrder } from '../orders/orders.service.ts'
import { readLateCharges } from '../receivables/receivables.service.ts'
import { readOrderCounts } from '../sales-stats/sales-stats.service.ts'
import { readDelivery, readNumbers } from '../store/store.service.ts'
import * as queries from './dashboard.queries.ts'
import { countLowStock } from './totals.queries.ts'

const FIRST_FEW = 5
/** Up to four other panels are beside this one: this many rows fill the column. */
const FIRST_ORDERS = 7

const statuses = ['pending', 'confirmed', 'in_production', 'ready', 'delivered'] as const

export async function readDashboard(db: Db): Promise<Dashboard> {
  const countOrders = await readOrderCounts(db)
  const { lowStock: most } = await readNumbers(db)
  const lowStock = await countLowStock(db, most)
  const expired = countOrders({ status: 'pending', paymentState: 'expired', cancelled: false })
  const unpaid = countOrders({ paymentState: 'awaiting' }) + countOrders({ paymentState: 'declined' })
  const withdrawals = await queries.withdrawals(db)
  const { closedDays } = await readDelivery(db)
  const dueUntil = dueSoonUntil(new Date(), closedDays)
  return {
    orders: {
      count: await queries.countWaitingOrders(db, dueUntil),
      first: await ordersOf(db, await queries.waitingOrders(db, dueUntil, FIRST_ORDERS)),
    },
    payments: {
      count: unpaid + (await queries.countAttention(db)),
      first: await ordersOf(db, await queries.waitingPayments(db, FIRST_FEW)),
    },
    withdrawals: { count: withdrawals.length, first: await ordersOf(db, withdrawals.slice(0, FIRST_FEW)) },
    lateCharges: await readLateCharges(db),
    tickets: { count: await queries.countTickets(db), first: await queries.waitingTickets(db, FIRST_FEW) },
    stock: {
      count: lowStock.low + lowStock.none,
      first: (await queries.lowStock(db, most, FIRST_FEW)).map(({ pictureHash, ...product }) => ({
        ...product,
        imageUrl: pictureHash && pictureUrl(pictureHash),
      })),
    },
    contactMessages: {
      count: await queries.countMessages(db),
      first: await queries.waitingMessages(db, FIRST_FEW),
    },
    orderCounts: statuses.map((status) => ({
      status,
      count: countOrders({ status, cancelled: false }) - (status === 'pending' ? expired : 0),
    })),
    expiredOrders: expired,
    paidOrders: receivedMoneyStates.reduce(
      (count, paymentState) => count + countOrders({ paymentState, cancelled: false }),
      0,
    ),
    soldOutProducts: lowStock.none,
    closedDays,
    newCustomers: await queries.countNewCustomers(db, newCustomerDays),
  }
}

function ordersOf(db: Db, ids: readonly number[]) {
  return Promise.all(ids.map((id) => readOrder(db, id, { forAdmin: true })))
}
