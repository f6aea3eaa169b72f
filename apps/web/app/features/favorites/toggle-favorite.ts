import { failures } from '@shop/contract/failures'
import { favorites } from '@shop/contract/favorites'
import { networkFailure } from '@shop/contract/network-failure'
import { notices } from '@shop/contract/notices'
import { ApiError } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { toast } from '~/lib/toasts.ts'
import { type Favorite, favoritesOf } from './favorites.queries.ts'

/** Requests are sent one after the other: in parallel, the last click's could arrive first. */
let calls: Promise<void> = Promise.resolve()
let underWay = 0

/** Shown at once (optimistic), then sent. */
export async function toggleFavorite(token: string, productId: number) {
  try {
    await queryClient.ensureQueryData(favoritesOf(token))
  } catch (error) {
    showFailure(error)
    return
  }
  // The response to a request made before the click would undo the optimistic update.
  await queryClient.cancelQueries({ queryKey: favoritesOf(token).queryKey })
  const wanted = !isFavorite(token, productId)
  show(token, productId, wanted)
  underWay += 1
  calls = calls.then(() => send(token, productId, wanted))
  await calls
}

async function send(token: string, productId: number, wanted: boolean) {
  try {
    await callSignedIn(wanted ? favorites.add : favorites.remove, { token, body: { productId } })
    toast(wanted ? notices.favoriteAdded : notices.favoriteRemoved)
  } catch (error) {
    show(token, productId, !wanted)
    showFailure(error)
  } finally {
    underWay -= 1
    // The server's list corrects what a failed request left wrong, and has the whole product where only its id was
    // known. For any token, because a renewed session has another one.
    if (underWay === 0) void queryClient.invalidateQueries({ queryKey: ['favorites'] })
  }
}

function isFavorite(token: string, productId: number) {
  const list = queryClient.getQueryData(favoritesOf(token).queryKey)
  return list?.some(({ id }) => id === productId) ?? false
}

function show(token: string, productId: number, wanted: boolean) {
  queryClient.setQueryData(favoritesOf(token).queryKey, (list: Favorite[] = []) => {
    const others = list.filter(({ id }) => id !== productId)
    return wanted ? [{ id: productId }, ...others] : others
  })
}

function showFailure(error: unknown) {
  const { title, message } = error instanceof ApiError ? failures.toggleFavorite : networkFailure
  toast({ title, description: message, variant: 'destructive' })
}
