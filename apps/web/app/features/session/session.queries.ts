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
 * Three quick attempts, for a short network failure; by specification a check that still fails signs the user out. A
 * 401 is not retried.
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

/**
 * The account of the token, `undefined` until the server has confirmed it. A token whose first check fails is removed.
 */
export function useAccount(token: string) {
  const { data, isError } = useQuery(accountOf(token), queryClient)
  // An account that is already loaded stays signed in when a later check fails.
  const rejected = isError && data === undefined
  useEffect(() => {
    if (rejected) forgetSession()
  }, [rejected])
  return data
}

/** Reports the account once it is loaded and on every change, outside components; returns the unsubscribe function. */
export function watchAccount(token: string, onAccount: (account: User) => void) {
  const observer = new QueryObserver(queryClient, accountOf(token))
  const stop = observer.subscribe(({ data }) => data && onAccount(data))
  const { data } = observer.getCurrentResult()
  if (data) onAccount(data)
  return stop
}

/** The cached account, without a request; undefined for a token that is not confirmed yet. */
export function cachedAccount(token: string) {
  return queryClient.getQueryData<User>(accountKey(token))
}

/** Caches the account after the user has changed it, so that the header shows the new name at once. */
export function rememberAccount(token: string, account: User) {
  queryClient.setQueryData(accountKey(token), account)
}

/** Replaces the previous session. The same user's cached data is carried over; data of any other account is removed. */
export function startSession({ token, user }: SignedIn) {
  const former = readToken()
  if (former !== undefined && cachedAccount(former)?.id === user.id) carryOver(former, token)
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
  // Deferred until the components have unmounted: a query cleared under a mounted component would be refetched.
  setTimeout(() => queryClient.clear())
}

/** Signs out locally at once, whatever the network does; the server session ends after the last pending calls. */
export function signOut(token: string, lastCalls: Promise<void>) {
  forgetSession()
  toast(notices.loggedOut)
  const end = () => call(auth.logout, { token })
  lastCalls.then(end, end).catch(() => undefined)
}
