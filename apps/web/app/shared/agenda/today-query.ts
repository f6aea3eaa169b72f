import { agenda } from '@shop/contract/agenda'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

const REFRESH_MS = 60_000

export const agendaKey = (token: string) => ['admin-agenda', token]

/** Today's appointments, and those that nobody has confirmed. The key begins like the agenda's: a change refetches both. */
export function useAgendaToday(token: string) {
  return useQuery(
    {
      queryKey: [...agendaKey(token), 'today'],
      queryFn: ({ signal }) => callSignedIn(agenda.today, { token, signal }),
      refetchInterval: REFRESH_MS,
    },
    queryClient,
  )
}
