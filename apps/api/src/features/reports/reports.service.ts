/**
 * Only paid orders are sales, in the month in which they were paid. Revenue belongs to the month in which each charge
 * was paid, and refunds reduce that month's revenue.
 */
import { saoPauloDay } from '@shop/contract/calendar-days'
import { reportBestSellers, reportMonths, reportRecentOrders } from '@shop/contract/constants'
import { receivedMoneyStates } from '@shop/contract/payment-state'
import type { Report } from '@shop/contract/reports'
import type { Db } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { readPage } from '../orders/orders.service.ts'
import {
  readBestSellers,
  readLastMonths,
  readOrderCounts,
  readSales,
} from '../sales-stats/sales-stats.service.ts'
import { monthName } from './month-name.ts'
import { countCustomers, countProducts } from './totals.queries.ts'

type Sale = Awaited<ReturnType<typeof readSales>>[number]

export async function readReport(db: Db, actor: Actor, months: number): Promise<Report> {
  const [sales, lastMonths, countOrders, sellers, recent, totalProducts, totalCustomers] = await Promise.all([
    readSales(db),
    readLastMonths(db, reportMonths + 1),
    readOrderCounts(db),
    readBestSellers(db, months, reportBestSellers),
    readPage(db, actor, { scope: 'todos', limit: reportRecentOrders }),
    countProducts(db),
    countCustomers(db),
  ])
  const shownMonths = lastMonths.slice(-months)
  const inPeriod = sales.filter(({ month }) => shownMonths.includes(month))
  const [sameMonthLastYear] = monthlySales(sales, lastMonths.slice(0, 1))
  return {
    totalRevenueCents: revenueOf(sales),
    totalProducts,
    totalOrders: countOrders(),
    // As in the list of orders: expired, refunded and cancelled orders are not pending.
    pendingOrders: (['awaiting', 'declined', ...receivedMoneyStates] as const).reduce(
      (sum, paymentState) => sum + countOrders({ status: 'pending', paymentState, cancelled: false }),
      0,
    ),
    totalCustomers,
    recentOrders: recent.orders,
    ...(sameMonthLastYear && { sameMonthLastYear }),
    period: { from: shownMonths[0] ?? '', to: saoPauloDay(new Date()) },
    chartData: {
      monthlySales: monthlySales(sales, shownMonths),
      salesByProduct: sellers.map(({ revenueCents: salesCents, ...product }) => ({ ...product, salesCents })),
      salesByState: salesByState(inPeriod),
    },
  }
}

function monthlySales(sales: readonly Sale[], months: readonly string[]) {
  const byMonth = Map.groupBy(sales, ({ month }) => month)
  return months.map((month) => {
    const sold = byMonth.get(month) ?? []
    const orders = sold.reduce((total, sale) => total + sale.orders, 0)
    return { name: monthName(month), valueCents: revenueOf(sold), orders }
  })
}

/** The largest first; a state whose sales were all refunded is left out. */
function salesByState(sales: readonly Sale[]) {
  return [...Map.groupBy(sales, ({ state }) => state)]
    .map(([name, ofState]) => ({ name, valueCents: revenueOf(ofState) }))
    .filter(({ valueCents }) => valueCents > 0)
    .sort((one, other) => other.valueCents - one.valueCents)
}

function revenueOf(sales: readonly Sale[]): number {
  return sales.reduce((total, { revenueCents }) => total + revenueCents, 0)
}
