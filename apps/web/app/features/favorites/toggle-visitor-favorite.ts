import { failures } from '@shop/contract/failures'
import { notices } from '@shop/contract/notices'
import { withRedirect } from '~/lib/redirects.ts'
import { toast } from '~/lib/toasts.ts'
import { paths } from '~/paths.ts'
import { readVisitorFavorites, writeVisitorFavorites } from './visitor-favorites.ts'

/** Marks it in this browser and shows that an account is needed to save it, with a link to sign in and return. */
export function toggleVisitorFavorite(productId: number) {
  const others = readVisitorFavorites().filter((id) => id !== productId)
  const isMarked = others.length < readVisitorFavorites().length
  writeVisitorFavorites(isMarked ? others : [productId, ...others])
  if (isMarked) {
    toast(notices.favoriteRemoved)
    return
  }
  const { title, message } = failures.favoriteWithoutLogin
  const { pathname, search } = window.location
  const to = withRedirect(paths.login, pathname + search)
  toast({ title, description: message, variant: 'destructive', action: { text: 'Entrar', to } })
}
