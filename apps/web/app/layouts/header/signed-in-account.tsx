import Heart from 'lucide-react/icons/heart'
import { useAccountCart } from '~/features/cart/use-account-cart.ts'
import { useFavoriteCount } from '~/features/favorites/favorites.queries.ts'
import { useBroughtFavorites } from '~/features/favorites/use-brought-favorites.ts'
import { useAccount } from '~/features/session/session.queries.ts'
import { paths } from '~/paths.ts'
import { IconLink } from '~/ui/icon-button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AccountWaiting } from './account-waiting.tsx'
import { formatProductCount } from './count-text.ts'

interface SignedInAccountProps {
  token: string
  onSignOut: () => void
}

export default function SignedInAccount({ token, onSignOut }: SignedInAccountProps) {
  const account = useAccount(token)
  useAccountCart(token, account?.id)
  useBroughtFavorites(token, account !== undefined)
  if (!account) return <AccountWaiting />
  return (
    <>
      <AccountMenu account={account} token={token} onSignOut={onSignOut} />
      <FavoritesLink token={token} />
    </>
  )
}

function FavoritesLink({ token }: { token: string }) {
  const count = useFavoriteCount(token)
  return (
    <IconLink
      to={paths.favorites}
      label={count === 0 ? 'Favoritos' : `Favoritos, ${formatProductCount(count)}`}
      icon={<Heart aria-hidden="true" className="size-5" strokeWidth={1.5} />}
      count={count}
    />
  )
}
