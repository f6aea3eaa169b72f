import { auth, type SignedIn } from '@shop/contract/auth'
import { notices } from '@shop/contract/notices'
import type { User } from '@shop/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '~/lib/api.ts'
import { queryClient } from '~/lib/query-client.ts'
import { forgetToken, readToken, rememberToken } from '~/lib/session.ts'
import { confirmToken } from '~/lib/session-ending.ts'
import { toast } from '~/lib/toasts.ts'

/** Three quick tries: a server that is just restarting must not sign anybody out. */
const RETRIES = 2
const RETRY_DELAY_MS = 300

const accountKey = (token: string) => ['account', token]

/** Who the token belongs to, `undefined` until the server has said so. A token it refuses at first sight is forgotten. */
export function useAccount(token: string) {
  const { data, isError } = useQuery(
    {
      queryKey: accountKey(token),
      queryFn: async ({ signal }) => {
        const account = await call(auth.verify, { token, signal })
        confirmToken(token)
        return account
      },
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

/** The same without asking the server: nothing for a token it has not yet confirmed. */
export function knownAccount(token: string) {
  return queryClient.getQueryData<User>(accountKey(token))
}

/** The account as it is after its owner has changed it: the header calls them by the new name at once. */
export function rememberAccount(token: string, account: User) {
  queryClient.setQueryData(accountKey(token), account)
}

/**
 * Puts the new session in the place of the former one. The same person goes on with what their pages had already
 * fetched; of anybody else's nothing is left.
 */
export function startSession({ token, user }: SignedIn) {
  const former = readToken()
  if (former !== undefined && knownAccount(former)?.id === user.id) carryOver(former, token)
  queryClient.setQueryData(accountKey(token), user)
  confirmToken(token)
  rememberToken(token)
  setTimeout(() => queryClient.removeQueries({ predicate: ({ queryKey }) => !queryKey.includes(token) }))
}

function carryOver(former: string, token: string) {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    if (!queryKey.includes(former) || state.data === undefined) continue
    const key = queryKey.map((part) => (part === former ? token : part))
    queryClient.setQueryData(key, state.data, { updatedAt: state.dataUpdatedAt })
  }
}

export function forgetSession() {
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
