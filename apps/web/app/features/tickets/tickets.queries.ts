import type { TicketStatus } from '@shop/contract/labels'
import { answerOf } from '@shop/contract/request'
import { type NewTicket, type Ticket, type TicketSummary, tickets } from '@shop/contract/tickets'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { browserFetch, NOT_MODIFIED, respond } from '~/lib/api.ts'
import { callSignedIn, whileSignedIn } from '~/lib/call-signed-in.ts'
import { type ListPage, listPage } from '~/lib/list-page.ts'
import { queryClient } from '~/lib/query-client.ts'

const TICKETS_AT_ONCE = 20
/** How long an answer may be there before somebody who waits for it sees it. */
const LOOK_AGAIN_MS = 5_000

const first: string | undefined = undefined

export function ticketsOf(token: string) {
  return infiniteQueryOptions({
    queryKey: ['tickets', token],
    queryFn: ({ pageParam: cursor, signal }): Promise<ListPage<TicketSummary[]>> =>
      listPage(tickets.list, { query: { limit: TICKETS_AT_ONCE, cursor }, token, signal }),
    initialPageParam: first,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
}

/** A ticket, and the mark by which the server tells whether it has changed since. */
interface TicketCopy {
  ticket: Ticket
  etag: string | undefined
}

/**
 * Looked at again and again while it is open: the token travels in a header, which the browser's own event stream
 * cannot send, and an answer within seconds is all that a conversation with an atelier needs. Unchanged, it costs an
 * empty answer; nobody asks while the window is hidden.
 */
export function ticketOf(token: string, id: number) {
  const queryKey = ['ticket', token, id]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<TicketCopy> => {
      const known = queryClient.getQueryData<TicketCopy>(queryKey)
      const input = { params: { id }, token, signal, etag: known?.etag }
      const response = await whileSignedIn(tickets.read, input, (given) =>
        respond(browserFetch, tickets.read, given),
      )
      if (known && response.status === NOT_MODIFIED) return known
      const ticket = answerOf(tickets.read, await response.text())
      return { ticket, etag: response.headers.get('etag') ?? undefined }
    },
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
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

/** Whoever goes back must not find it among what still waits. */
function remember(token: string, ticket: Ticket) {
  queryClient.setQueryData(ticketOf(token, ticket.id).queryKey, { ticket, etag: undefined })
  for (const name of ['tickets', 'admin-tickets', 'admin-today']) {
    void queryClient.invalidateQueries({ queryKey: [name, token] })
  }
}
