import { type AgendaSettings, agenda } from '@shop/contract/agenda'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { agendaKey } from '~/shared/agenda/today-query.ts'

/** Not refetched by itself: the form would change while it is filled in. */
export function useSettings(token: string) {
  return useQuery(
    {
      queryKey: [...agendaKey(token), 'hours'],
      queryFn: ({ signal }) => callSignedIn(agenda.settings, { token, signal }),
      staleTime: 0,
      refetchOnWindowFocus: false,
    },
    queryClient,
  )
}

export async function saveSettings(token: string, body: AgendaSettings): Promise<AgendaSettings> {
  const saved = await callSignedIn(agenda.saveSettings, { token, body })
  queryClient.setQueryData([...agendaKey(token), 'hours'], saved)
  await queryClient.invalidateQueries({ queryKey: agendaKey(token) })
  return saved
}

const feedsKey = (token: string) => [...agendaKey(token), 'feeds']

export function useFeeds(token: string) {
  return useQuery(
    {
      queryKey: feedsKey(token),
      queryFn: ({ signal }) => callSignedIn(agenda.feeds, { token, signal }),
    },
    queryClient,
  )
}

export async function createFeed(token: string): Promise<string> {
  const { url } = await callSignedIn(agenda.createFeed, { token })
  await queryClient.invalidateQueries({ queryKey: feedsKey(token) })
  return url
}

export async function revokeFeed(token: string, id: number): Promise<void> {
  await callSignedIn(agenda.revokeFeed, { token, params: { id } })
  await queryClient.invalidateQueries({ queryKey: feedsKey(token) })
}
