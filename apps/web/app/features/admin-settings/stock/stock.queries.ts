import { type StockCount, type StockLevel, stock } from '@shop/contract/stock'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

const PAGE_SIZE = 12
const stockKey = (token: string) => ['admin-stock', token]

export interface StockList {
  search: string
  level: StockLevel | undefined
}

/** Which units: of a product, or of one size and colour of it. */
export interface ChosenUnits {
  productId: number
  name: string
  size?: string
  color?: string
}

export function useStock(token: string, { search, level }: StockList, cursor: string | undefined) {
  const query = {
    limit: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(level && { level }),
    ...(cursor !== undefined && { cursor }),
  }
  return useQuery(
    {
      queryKey: [...stockKey(token), 'list', query],
      queryFn: ({ signal }) => callSignedIn(stock.list, { token, signal, query }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

export function useMovements(token: string, { productId, size, color }: ChosenUnits) {
  const query = { ...(size !== undefined && { size }), ...(color !== undefined && { color }) }
  return useQuery(
    {
      queryKey: [...stockKey(token), 'movements', productId, query],
      queryFn: ({ signal }) =>
        callSignedIn(stock.movements, { token, signal, params: { id: productId }, query }),
    },
    queryClient,
  )
}

export async function saveCount(token: string, productId: number, body: StockCount) {
  const saved = await callSignedIn(stock.count, { token, params: { id: productId }, body })
  await refetchStock(token)
  return saved
}

/** Also the product list and the dashboard, which show how many units are left. */
export async function refetchStock(token: string) {
  const keys = ['admin-stock', 'admin-products', 'admin-today']
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key, token] })))
}
