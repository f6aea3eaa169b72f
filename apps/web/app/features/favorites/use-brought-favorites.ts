import { favorites } from '@shop/contract/favorites'
import { useEffect } from 'react'
import { ApiError } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { readVisitorFavorites, writeVisitorFavorites } from './visitor-favorites.ts'

/** Adds what was marked before signing in to the account's favourites, once the server has confirmed the token. */
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
      // After a network or server failure the rest is sent from the next page. Products no longer sold are dropped.
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 401) break
    }
    writeVisitorFavorites(readVisitorFavorites().filter((id) => id !== productId))
  }
  const queryKey = ['favorites']
  // The first list may still be on its way, requested before the additions: alone, invalidating would wait for that one.
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}
