import { type AgendaChange, type AgendaEntry, agenda, type NewAgendaEntry } from '@shop/contract/agenda'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { agendaKey } from '~/shared/agenda/today-query.ts'

const REFRESH_MS = 60_000

/** Refetched every minute: customers book, move and confirm while the screen is open. */
export function useAgenda(token: string, days: { from: string; to: string }) {
  return useQuery(
    {
      queryKey: [...agendaKey(token), 'days', days.from, days.to],
      queryFn: ({ signal }) => callSignedIn(agenda.read, { token, signal, query: days }),
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    },
    queryClient,
  )
}

export async function bookEntry(token: string, body: NewAgendaEntry): Promise<AgendaEntry> {
  const entry = await callSignedIn(agenda.create, { token, body })
  await refetchAgenda(token)
  return entry
}

export async function changeEntry(token: string, id: number, body: AgendaChange): Promise<AgendaEntry> {
  const entry = await callSignedIn(agenda.change, { token, params: { id }, body })
  await refetchAgenda(token)
  return entry
}

export function refetchAgenda(token: string) {
  return queryClient.invalidateQueries({ queryKey: agendaKey(token) })
}

export function useAgendaSettings(token: string) {
  return useQuery(
    {
      queryKey: [...agendaKey(token), 'settings'],
      queryFn: ({ signal }) => callSignedIn(agenda.settings, { token, signal }),
    },
    queryClient,
  )
}
