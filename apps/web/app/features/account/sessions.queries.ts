import { type Session, users } from '@shop/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

export function sessionsOf(token: string) {
  return queryOptions({
    queryKey: ['sessions', token],
    queryFn: ({ signal }): Promise<Session[]> => callSignedIn(users.sessions, { token, signal }),
    refetchOnMount: 'always',
  })
}

export function reloadSessions(token: string) {
  return queryClient.invalidateQueries({ queryKey: sessionsOf(token).queryKey })
}

export async function endSession(token: string, id: number) {
  await callSignedIn(users.endSession, { params: { id }, token })
  await reloadSessions(token)
}

export async function endOtherSessions(token: string) {
  await callSignedIn(users.endOtherSessions, { token })
  await reloadSessions(token)
}
