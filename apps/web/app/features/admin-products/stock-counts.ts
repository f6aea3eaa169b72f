import { useToday } from '~/lib/today-query.ts'

/** How many pieces run low, and how many are gone. */
export function useStockCounts(token: string) {
  const { data } = useToday(token)
  return data && { low: data.stock.count - data.soldOutProducts, soldOut: data.soldOutProducts }
}
