import { type ProfileUpdate, type User, users } from '@shop/contract/users'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

function profileOf(token: string) {
  return queryOptions({
    queryKey: ['profile', token],
    queryFn: ({ signal }): Promise<User> => callSignedIn(users.profile, { token, signal }),
  })
}

export function useProfile(token: string) {
  return useQuery(profileOf(token), queryClient)
}

/** Sends only the fields of one form, so that changes made meanwhile in another form or device are preserved. */
export async function saveProfile(token: string, changes: ProfileUpdate): Promise<User> {
  const saved = await callSignedIn(users.updateProfile, { body: changes, token })
  queryClient.setQueryData(profileOf(token).queryKey, saved)
  return saved
}
