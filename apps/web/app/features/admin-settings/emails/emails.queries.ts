import { emailSamples } from '@shop/contract/email-samples'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

export function useEmails(token: string) {
  return useQuery(
    {
      queryKey: ['admin-emails', token],
      queryFn: ({ signal }) => callSignedIn(emailSamples.list, { token, signal }),
    },
    queryClient,
  )
}

export function useEmail(token: string, name: string) {
  return useQuery(
    {
      queryKey: ['admin-emails', token, name],
      queryFn: ({ signal }) => callSignedIn(emailSamples.read, { token, signal, params: { name } }),
    },
    queryClient,
  )
}
