import type { Failure } from '@shop/contract/failures'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { forgetDecline } from '~/lib/session-ending.ts'
import { toast } from '~/lib/toasts.ts'

interface Refreshed {
  query: { refetch: () => Promise<{ isRefetchError: boolean; error: unknown }> }
  failure: Failure
}

/** Refetches everything at the admin's request. Automatic refetches do not set the `refreshing` state. */
export function useRefresh(parts: readonly Refreshed[]) {
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    forgetDecline()
    setRefreshing(true)
    const responses = await Promise.all(
      parts.map(async ({ query, failure }) => ({ ...(await query.refetch()), failure })),
    )
    setRefreshing(false)
    // The previous data stays on the screen, so only this toast shows that it is outdated.
    const failed = responses.find(({ isRefetchError }) => isRefetchError)
    if (failed)
      toast({
        title: 'Erro',
        description: failureText(failed.error, failed.failure),
        variant: 'destructive',
      })
  }
  return { refreshing, refresh }
}
