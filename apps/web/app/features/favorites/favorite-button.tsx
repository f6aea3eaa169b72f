import { networkFailure } from '@shop/contract/network-failure'
import Heart from 'lucide-react/icons/heart'
import { useToken } from '~/lib/session.ts'
import { toast } from '~/lib/toasts.ts'
import { classes } from '~/ui/classes.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { useIsFavorite } from './use-is-favorite.ts'
import { useIsVisitorFavorite } from './visitor-favorites.ts'

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
  try {
    if (token === undefined) {
      const { toggleVisitorFavorite } = await import('./toggle-visitor-favorite.ts')
      toggleVisitorFavorite(productId)
    } else {
      const { toggleFavorite } = await import('./toggle-favorite.ts')
      await toggleFavorite(token, productId)
    }
  } catch {
    // The module could not be loaded: a network failure.
    toast({ title: networkFailure.title, description: networkFailure.message, variant: 'destructive' })
  }
}
