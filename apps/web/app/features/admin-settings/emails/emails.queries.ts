import { emailSamples } from '@shop/contract/email-samples'
import { type EmailSettings, emailSettingsCalls } from '@shop/contract/email-settings'
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

const emailSettingsKey = (token: string) => ['email-settings', token]

export function useEmailSettings(token: string) {
  return useQuery(
    {
      queryKey: emailSettingsKey(token),
      queryFn: ({ signal }) => callSignedIn(emailSettingsCalls.read, { token, signal }),
    },
    queryClient,
  )
}

/** What was saved is in every email that is shown from now on. */
export function storeEmailSettings(token: string, saved: EmailSettings) {
  queryClient.setQueryData(emailSettingsKey(token), saved)
  void queryClient.invalidateQueries({ queryKey: ['admin-emails', token] })
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
