import { brl } from './codecs.ts'
import type { Endpoint } from './endpoint.ts'
import { adminOrder } from './order.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

const salesPoint = wire({ name: z.string(), valueCents: brl }, { valueCents: 'value' })
const unitsPoint = wire({ name: z.string(), units: z.int() }, { units: 'value' })

export const report = wire(
  {
    totalRevenueCents: brl,
    totalProducts: z.int(),
    totalOrders: z.int(),
    pendingOrders: z.int(),
    totalCustomers: z.int(),
    recentOrders: z.array(adminOrder),
    chartData: z.object({
      monthlySales: z.array(salesPoint),
      salesByProduct: z.array(unitsPoint),
      salesByState: z.array(salesPoint),
    }),
  },
  { totalRevenueCents: 'totalRevenue' },
)

export const reports = {
  read: {
    method: 'GET',
    path: '/api/reports',
    access: 'admin',
    summary: 'Revenue, counts, the latest orders and twelve months of sales',
    response: report,
  },
} as const satisfies Record<string, Endpoint>

export type Report = z.output<typeof report>
