import { auth } from '@shop/contract/auth'
import { notices } from '@shop/contract/notices'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '~/lib/api.ts'
import { queryClient } from '~/lib/query-client.ts'
import { forgetToken } from '~/lib/session.ts'
import { toast } from '~/lib/toasts.ts'

/** Three quick tries: a server that is just restarting must not sign anybody out. */
const RETRIES = 2
const RETRY_DELAY_MS = 300

/** Who the token belongs to, `undefined` until the server has said so. A token it refuses at first sight is forgotten. */
export function useAccount(token: string) {
  const { data, isError } = useQuery(
    {
      queryKey: ['account', token],
      queryFn: ({ signal }) => call(auth.verify, { token, signal }),
      retry: RETRIES,
      retryDelay: RETRY_DELAY_MS,
      refetchOnReconnect: false,
    },
    queryClient,
  )
  // Somebody already known stays signed in through a check that fails later.
  const refused = isError && data === undefined
  useEffect(() => {
    if (refused) forgetSession()
  }, [refused])
  return data
}

function forgetSession() {
  forgetToken()
  // Once nobody watches them any more: a query cleared under a mounted component is fetched anew.
  setTimeout(() => queryClient.clear())
}

/** The person is out at once, whatever the network does; the server ends the session as soon as it hears of it. */
export function signOut(token: string) {
  forgetSession()
  toast(notices.loggedOut)
  call(auth.logout, { token }).catch(() => undefined)
}
