import { secondFactor } from '@shop/contract/second-factor'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

const keyOf = (token: string) => ['second-factor', token]

export function useSecondFactor(token: string) {
  return useQuery(
    {
      queryKey: keyOf(token),
      queryFn: ({ signal }) => callSignedIn(secondFactor.read, { token, signal }),
      refetchOnMount: 'always',
    },
    queryClient,
  )
}

/** The secret and its URL for an authenticator app; the login does not require a code yet. */
export function beginSecondFactor(token: string, password: string) {
  return callSignedIn(secondFactor.begin, { token, body: { password } })
}

/** Returns the recovery codes, which cannot be shown a second time. */
export async function confirmSecondFactor(token: string, code: string): Promise<string[]> {
  const { recoveryCodes } = await callSignedIn(secondFactor.confirm, { token, body: { code } })
  await queryClient.invalidateQueries({ queryKey: keyOf(token) })
  return recoveryCodes
}

export async function endSecondFactor(token: string, body: { password: string; code: string }) {
  await callSignedIn(secondFactor.end, { token, body })
  await queryClient.invalidateQueries({ queryKey: keyOf(token) })
}
