import { expect, test } from 'vitest'
import { report } from './reports.ts'

const json = {
  totalRevenue: 12345.67,
  totalProducts: 19,
  totalOrders: 40,
  pendingOrders: 2,
  totalCustomers: 12,
  recentOrders: [],
  chartData: {
    monthlySales: [{ name: 'nov/2026', value: 4890.5 }],
    salesByProduct: [{ name: 'Açucena', value: 3 }],
    salesByState: [{ name: 'SP', value: 4890.5 }],
  },
}

test('the report has reais on the wire and centavos in code', () => {
  const decoded = report.parse(json)
  expect(decoded.totalRevenueCents).toBe(1234567)
  expect(decoded.chartData.monthlySales).toEqual([{ name: 'nov/2026', valueCents: 489050 }])
  expect(decoded.chartData.salesByProduct).toEqual([{ name: 'Açucena', units: 3 }])
  expect(report.encode(decoded)).toEqual(json)
})
