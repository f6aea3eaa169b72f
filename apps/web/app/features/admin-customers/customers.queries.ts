import { customers, type WalkIn } from '@shop/contract/customers'
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
      queryFn: ({ signal }) => listPage(customers.list, { token, signal, query }),
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

export function useWalkInOrders(token: string, id: number) {
  return useQuery(
    {
      queryKey: [...customersKey(token), 'walk-in-orders', id],
      queryFn: ({ signal }) => callSignedIn(customers.orders, { token, signal, params: { id } }),
    },
    queryClient,
  )
}

export async function changeWalkIn(
  token: string,
  { id, name, phone, email }: Pick<WalkIn, 'id' | 'name' | 'phone' | 'email'>,
) {
  const changed = await callSignedIn(customers.change, {
    token,
    params: { id },
    body: { name, phone, email },
  })
  await refetchCustomers(token)
  return changed
}

export async function eraseWalkIn(token: string, id: number) {
  await callSignedIn(customers.erase, { token, params: { id } })
  await refetchCustomers(token)
}

function refetchCustomers(token: string) {
  return queryClient.invalidateQueries({ queryKey: [...customersKey(token), 'page'] })
}

export async function setBlocked(token: string, id: number, blocked: boolean) {
  const user = await callSignedIn(users.block, { token, params: { id }, body: { blocked } })
  await refetchCustomers(token)
  return user
}
