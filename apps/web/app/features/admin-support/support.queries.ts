import { contact } from '@shop/contract/contact'
import type { TicketStatus } from '@shop/contract/labels'
import { newsletter } from '@shop/contract/newsletter'
import { tickets } from '@shop/contract/tickets'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listPage } from '~/lib/list-page.ts'
import { queryClient } from '~/lib/query-client.ts'

const PAGE_SIZE = 10
const SUBSCRIBERS_PAGE_SIZE = 20

const messagesKey = (token: string) => ['admin-contact', token]
const ticketsKey = (token: string) => ['admin-tickets', token]

export interface TicketList {
  search: string
  status: TicketStatus | undefined
}

export function useTickets(token: string, { search, status }: TicketList, cursor: string | undefined) {
  const query = {
    limit: PAGE_SIZE,
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

export interface MessageList {
  search: string
  /** Undefined for both answered and unanswered messages. */
  handled: boolean | undefined
}

export function useContactMessages(
  token: string,
  { search, handled }: MessageList,
  cursor: string | undefined,
) {
  const query = {
    limit: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(handled !== undefined && { handled }),
    ...(cursor !== undefined && { cursor }),
  }
  return useQuery(
    {
      queryKey: [...messagesKey(token), query],
      queryFn: ({ signal }) => listPage(contact.list, { token, signal, query }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

export async function setHandled(token: string, id: number, handled: boolean) {
  await callSignedIn(contact.handle, { token, params: { id }, body: { handled } })
  await refreshOptions([messagesKey(token), ['admin-today', token]])
}

export function useSubscribers(token: string, cursor: string | undefined) {
  const query = { limit: SUBSCRIBERS_PAGE_SIZE, ...(cursor !== undefined && { cursor }) }
  return useQuery(
    {
      queryKey: ['admin-newsletter', token, query],
      queryFn: ({ signal }) => listPage(newsletter.subscribers, { token, signal, query }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

export async function setTicketStatus(token: string, id: number, status: TicketStatus) {
  await callSignedIn(tickets.setStatus, { token, params: { id }, body: { status } })
  await refreshOptions([ticketsKey(token), ['admin-today', token]])
}

async function refreshOptions(keys: string[][]) {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
