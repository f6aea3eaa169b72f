import { useToday } from '~/lib/today-query.ts'

/** How many products are low in stock, and how many are sold out. */
export function useStockCounts(token: string) {
  const { data } = useToday(token)
  return data && { low: data.stock.count - data.soldOutProducts, soldOut: data.soldOutProducts }
}
