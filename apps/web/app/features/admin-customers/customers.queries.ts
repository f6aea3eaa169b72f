import { orders } from '@shop/contract/orders'
import { users } from '@shop/contract/users'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listPage } from '~/lib/list-page.ts'
import { queryClient } from '~/lib/query-client.ts'

export const CUSTOMERS_PER_PAGE = 10

const customersKey = (token: string) => ['admin-customers', token]

export function useCustomers(token: string, search: string, cursor: string | undefined) {
  const query = {
    limit: CUSTOMERS_PER_PAGE,
    ...(search !== '' && { search }),
    ...(cursor !== undefined && { cursor }),
  }
  return useQuery(
    {
      queryKey: [...customersKey(token), 'page', query],
      queryFn: ({ signal }) => listPage(users.list, { token, signal, query }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

export function useCustomerOrders(token: string, email: string) {
  return useQuery(
    {
      queryKey: [...customersKey(token), 'orders', email],
      queryFn: ({ signal }) => callSignedIn(orders.ofCustomer, { token, signal, query: { email } }),
    },
    queryClient,
  )
}

export async function setBlocked(token: string, id: number, blocked: boolean) {
  const user = await callSignedIn(users.block, { token, params: { id }, body: { blocked } })
  await queryClient.invalidateQueries({ queryKey: [...customersKey(token), 'page'] })
  return user
}
