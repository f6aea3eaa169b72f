import { failures, networkFailure } from '@shop/contract/failures'
import Heart from 'lucide-react/icons/heart'
import { useToken } from '~/lib/session.ts'
import { toast } from '~/lib/toasts.ts'
import { classes } from '~/ui/classes.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { useIsFavorite } from './use-is-favorite.ts'

interface FavoriteButtonProps {
  productId: number
  name: string
  /** 52 px beside the buy button, or round on a picture. */
  look: 'boxed' | 'round'
}

const looks = {
  boxed: 'size-13! border border-line-strong bg-white hover:border-wine',
  round: 'rounded-pill! bg-paper/90',
} as const

export function FavoriteButton({ productId, name, look }: FavoriteButtonProps) {
  const token = useToken()
  const favorite = useIsFavorite(token, productId)
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
      className={`needs-scripts ${looks[look]}`}
      onClick={() => void toggle(token, productId)}
    />
  )
}

async function toggle(token: string | undefined, productId: number) {
  if (token === undefined) {
    const { title, message } = failures.favoriteWithoutLogin
    toast({ title, description: message, variant: 'destructive' })
    return
  }
  try {
    const { toggleFavorite } = await import('./toggle-favorite.ts')
    await toggleFavorite(token, productId)
  } catch {
    // It did not arrive: the line is down.
    toast({ title: networkFailure.title, description: networkFailure.message, variant: 'destructive' })
  }
}
