import { brl, day, timestamp } from './codecs.ts'
import { reportPeriods } from './constants.ts'
import type { Endpoint } from './endpoint.ts'
import { adminOrder, orderStatus } from './order.ts'
import { lateCharges } from './receivables.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

const salesPoint = wire({ name: z.string(), valueCents: brl }, { valueCents: 'value' })
const monthPoint = wire(
  { name: z.string(), valueCents: brl, orders: z.int().optional() },
  { valueCents: 'value' },
)
const unitsPoint = wire(
  {
    name: z.string(),
    units: z.int(),
    productId: z.int().optional(),
    /** The sum of its lines in paid orders. */
    salesCents: brl.optional(),
  },
  { units: 'value', salesCents: 'sales' },
)

export const report = wire(
  {
    totalRevenueCents: brl,
    totalProducts: z.int(),
    totalOrders: z.int(),
    pendingOrders: z.int(),
    totalCustomers: z.int(),
    recentOrders: z.array(adminOrder),
    /** The whole month one year before the current one. */
    sameMonthLastYear: salesPoint.optional(),
    /** First and last day shown in the charts. */
    period: z.object({ from: day, to: day }).optional(),
    chartData: z.object({
      monthlySales: z.array(monthPoint),
      salesByProduct: z.array(unitsPoint),
      salesByState: z.array(salesPoint),
    }),
  },
  { totalRevenueCents: 'totalRevenue' },
)

/** The total count and the first few entries. */
function waiting<Item extends z.ZodType>(item: Item) {
  return z.object({ count: z.int(), first: z.array(item) })
}

/** The admin dashboard: open tasks, most urgent first, and summary counts. */
export const dashboard = z.object({
  orders: waiting(adminOrder),
  payments: waiting(adminOrder),
  withdrawals: waiting(adminOrder),
  /** Parts whose day has passed. */
  lateCharges: lateCharges.optional(),
  tickets: waiting(
    z.object({ id: z.int(), subject: z.string(), userName: z.string(), waitingSince: timestamp }),
  ),
  stock: waiting(
    z.object({ id: z.int(), name: z.string(), stockQuantity: z.int(), imageUrl: z.string().nullable() }),
  ),
  contactMessages: waiting(
    z.object({ id: z.int(), name: z.string(), subject: z.string(), sentAt: timestamp }),
  ),
  /** Excludes expired orders: their status is Pendente too, but they are counted separately. */
  orderCounts: z.array(z.object({ status: orderStatus, count: z.int() })),
  expiredOrders: z.int(),
  paidOrders: z.int(),
  soldOutProducts: z.int(),
  newCustomers: z.int(),
  /** Closed days in addition to the national holidays, for computing deadlines. */
  closedDays: z.array(day).optional(),
})

export const reports = {
  read: {
    method: 'GET',
    path: '/api/reports',
    access: 'admin',
    summary:
      'Revenue, counts and the latest orders of all time; sales by month, state and product of the last months',
    query: z.object({ months: z.enum(reportPeriods).optional() }),
    response: report,
  },
  dashboard: {
    method: 'GET',
    path: '/api/reports/today',
    access: 'admin',
    summary: 'What waits for an administrator: the number of each kind, and the first few',
    response: dashboard,
  },
} as const satisfies Record<string, Endpoint>

export type Dashboard = z.output<typeof dashboard>
export type Report = z.output<typeof report>
