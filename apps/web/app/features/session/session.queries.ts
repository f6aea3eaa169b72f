import { auth, type SignedIn } from '@shop/contract/auth'
import { notices } from '@shop/contract/notices'
import type { User } from '@shop/contract/users'
import { QueryObserver, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, call } from '~/lib/api.ts'
import { queryClient } from '~/lib/query-client.ts'
import { forgetToken, readToken, rememberToken } from '~/lib/session.ts'
import { confirmToken } from '~/lib/session-ending.ts'
import { toast } from '~/lib/toasts.ts'

/**
 * Three quick tries, for a line that drops for a moment; the product asks that a check which fails then signs out. What the
 * server says of the token it says once.
 */
const RETRIES = 2
const RETRY_DELAY_MS = 300

const accountKey = (token: string) => ['account', token]

function accountOf(token: string) {
  return queryOptions({
    queryKey: accountKey(token),
    queryFn: async ({ signal }) => {
      const account = await call(auth.verify, { token, signal })
      confirmToken(token)
      return account
    },
    retry: (failures, error) => failures < RETRIES && !(error instanceof ApiError && error.status === 401),
    retryDelay: RETRY_DELAY_MS,
    refetchOnReconnect: false,
  })
}

/** Who the token belongs to, `undefined` until the server has said so. A token it refuses at first sight is forgotten. */
export function useAccount(token: string) {
  const { data, isError } = useQuery(accountOf(token), queryClient)
  // Somebody already known stays signed in through a check that fails later.
  const refused = isError && data === undefined
  useEffect(() => {
    if (refused) forgetSession()
  }, [refused])
  return data
}

/** The account as soon as it is known and whenever it changes, for what is no component; answers how to stop. */
export function watchAccount(token: string, tell: (account: User) => void) {
  const observer = new QueryObserver(queryClient, accountOf(token))
  const stop = observer.subscribe(({ data }) => data && tell(data))
  const { data } = observer.getCurrentResult()
  if (data) tell(data)
  return stop
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

/**
 * The person is out at once, whatever the network does; the server ends the session as soon as it hears of it, after what
 * is still to be sent in its name.
 */
export function signOut(token: string, lastCalls: Promise<void>) {
  forgetSession()
  toast(notices.loggedOut)
  const end = () => call(auth.logout, { token })
  lastCalls.then(end, end).catch(() => undefined)
}
