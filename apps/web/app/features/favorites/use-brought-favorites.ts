import { favorites } from '@shop/contract/favorites'
import { useEffect } from 'react'
import { ApiError } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { readVisitorFavorites, writeVisitorFavorites } from './visitor-favorites.ts'

/** What was marked before signing in joins the favourites of the account, once the server has said whose token it is. */
export function useBroughtFavorites(token: string, confirmed: boolean) {
  useEffect(() => {
    if (confirmed) void bring(token)
  }, [token, confirmed])
}

async function bring(token: string) {
  const ids = readVisitorFavorites()
  if (ids.length === 0) return
  // Latest first in the browser as in the account.
  for (const productId of ids.toReversed()) {
    try {
      await callSignedIn(favorites.add, { token, body: { productId } })
    } catch (error) {
      // The line is down, or too much is asked: the rest waits for the next page. What is no longer sold is let go.
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 401) break
    }
    writeVisitorFavorites(readVisitorFavorites().filter((id) => id !== productId))
  }
  await queryClient.invalidateQueries({ queryKey: ['favorites'] })
}
