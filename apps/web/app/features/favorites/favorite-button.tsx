import { failures } from '@shop/contract/failures'
import { networkFailure } from '@shop/contract/network-failure'
import { notices } from '@shop/contract/notices'
import Heart from 'lucide-react/icons/heart'
import { withRedirect } from '~/lib/redirects.ts'
import { useToken } from '~/lib/session.ts'
import { toast } from '~/lib/toasts.ts'
import { paths } from '~/paths.ts'
import { classes } from '~/ui/classes.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { useIsFavorite } from './use-is-favorite.ts'
import { readVisitorFavorites, useIsVisitorFavorite, writeVisitorFavorites } from './visitor-favorites.ts'

interface FavoriteButtonProps {
  productId: number
  name: string
  /** 52 px beside the buy button, or round on a picture. */
  variant: 'boxed' | 'round'
}

const variants = {
  boxed: 'size-13! border border-line-strong bg-white hover:border-wine',
  round: 'rounded-pill! bg-paper/90',
} as const

export function FavoriteButton({ productId, name, variant }: FavoriteButtonProps) {
  const token = useToken()
  const ofAccount = useIsFavorite(token, productId)
  const ofVisitor = useIsVisitorFavorite(productId)
  const favorite = token === undefined ? ofVisitor : ofAccount
  return (
    <IconButton
      label={favorite ? `Remover ${name} dos favoritos` : `Adicionar ${name} aos favoritos`}
      icon={
        <Heart
          aria-hidden="true"
          className={classes('size-5', favorite && 'fill-wine text-wine')}
          strokeWidth={1.5}
        />
      }
      className={`needs-scripts ${variants[variant]}`}
      onClick={() => void toggle(token, productId)}
    />
  )
}

async function toggle(token: string | undefined, productId: number) {
  if (token === undefined) {
    toggleForVisitor(productId)
    return
  }
  try {
    const { toggleFavorite } = await import('./toggle-favorite.ts')
    await toggleFavorite(token, productId)
  } catch {
    // The module could not be loaded: a network failure.
    toast({ title: networkFailure.title, description: networkFailure.message, variant: 'destructive' })
  }
}

/** Marks it in this browser and shows that an account is needed to save it, with a link to sign in and return. */
function toggleForVisitor(productId: number) {
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
