import { useDashboard } from '~/shared/admin/dashboard-query.ts'

/** How many products are low in stock, and how many are sold out. */
export function useStockCounts(token: string) {
  const { data } = useDashboard(token)
  return data && { low: data.stock.count - data.soldOutProducts, soldOut: data.soldOutProducts }
}
