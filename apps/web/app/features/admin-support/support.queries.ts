import { contact } from '@shop/contract/contact'
import type { TicketStatus } from '@shop/contract/labels'
import { tickets } from '@shop/contract/tickets'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listPage } from '~/lib/list-page.ts'
import { queryClient } from '~/lib/query-client.ts'

const AT_ONCE = 10

const ticketsKey = (token: string) => ['admin-tickets', token]

export interface TicketList {
  search: string
  status: TicketStatus | undefined
}

export function useTickets(token: string, { search, status }: TicketList, cursor: string | undefined) {
  const query = {
    limit: AT_ONCE,
    ...(search !== '' && { search }),
    ...(status && { status }),
    ...(cursor !== undefined && { cursor }),
  }
  return useQuery(
    {
      queryKey: [...ticketsKey(token), query],
      queryFn: ({ signal }) => listPage(tickets.list, { token, signal, query }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

export function useContactMessages(token: string, search: string, cursor: string | undefined) {
  const query = { limit: AT_ONCE, ...(search !== '' && { search }), ...(cursor !== undefined && { cursor }) }
  return useQuery(
    {
      queryKey: ['admin-contact', token, query],
      queryFn: ({ signal }) => listPage(contact.list, { token, signal, query }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

export async function setTicketStatus(token: string, id: number, status: TicketStatus) {
  await callSignedIn(tickets.setStatus, { token, params: { id }, body: { status } })
  const keys = [ticketsKey(token), ['admin-today', token]]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
