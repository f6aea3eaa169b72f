import type { TicketStatus } from '@shop/contract/labels'
import { parseResponse } from '@shop/contract/request'
import { type NewTicket, type Ticket, type TicketSummary, tickets } from '@shop/contract/tickets'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { browserFetch, NOT_MODIFIED, respond } from '~/lib/api.ts'
import { callSignedIn, whileSignedIn } from '~/lib/call-signed-in.ts'
import { type ListPage, listPage } from '~/lib/list-page.ts'
import { queryClient } from '~/lib/query-client.ts'

const TICKETS_PAGE_SIZE = 20
/** The polling interval: the maximum delay before a new message is shown. */
const REFRESH_MS = 5_000

const first: string | undefined = undefined

export function ticketsOf(token: string) {
  return infiniteQueryOptions({
    queryKey: ['tickets', token],
    queryFn: ({ pageParam: cursor, signal }): Promise<ListPage<TicketSummary[]>> =>
      listPage(tickets.list, { query: { limit: TICKETS_PAGE_SIZE, cursor }, token, signal }),
    initialPageParam: first,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
}

/** A ticket with its ETag. */
interface TicketCopy {
  ticket: Ticket
  etag: string | undefined
}

/**
 * Polled while it is open: the token is sent in a header, which EventSource does not support, and a delay of seconds is
 * acceptable in a conversation with the atelier. An unchanged ticket costs an empty 304 response; there is no polling
 * while the window is hidden.
 */
export function ticketOf(token: string, id: number) {
  const queryKey = ['ticket', token, id]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<TicketCopy> => {
      const cachedTicket = queryClient.getQueryData<TicketCopy>(queryKey)
      const input = { params: { id }, token, signal, etag: cachedTicket?.etag }
      const response = await whileSignedIn(tickets.read, input, (given) =>
        respond(browserFetch, tickets.read, given),
      )
      if (cachedTicket && response.status === NOT_MODIFIED) return cachedTicket
      const ticket = parseResponse(tickets.read, await response.text())
      return { ticket, etag: response.headers.get('etag') ?? undefined }
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  })
}

export async function openTicket(token: string, ticket: NewTicket) {
  const opened = await callSignedIn(tickets.open, { body: ticket, token })
  await queryClient.invalidateQueries({ queryKey: ticketsOf(token).queryKey })
  return opened
}

export async function replyTo(token: string, id: number, message: string, attachmentIds: number[]) {
  const ticket = await callSignedIn(tickets.reply, {
    params: { id },
    body: { message, attachmentIds },
    token,
  })
  remember(token, ticket)
}

export async function setTicketStatus(token: string, id: number, status: TicketStatus) {
  remember(token, await callSignedIn(tickets.setStatus, { params: { id }, body: { status }, token }))
}

/** Refreshes the lists, so that the ticket is no longer shown there as waiting. */
function remember(token: string, ticket: Ticket) {
  queryClient.setQueryData(ticketOf(token, ticket.id).queryKey, { ticket, etag: undefined })
  for (const name of ['tickets', 'admin-tickets', 'admin-today']) {
    void queryClient.invalidateQueries({ queryKey: [name, token] })
  }
}
