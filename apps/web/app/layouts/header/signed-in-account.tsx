import { useEffect } from 'react'
import { useAccountCart } from '~/features/cart/use-account-cart.ts'
import { useFavoriteCount } from '~/features/favorites/favorites.queries.ts'
import { useBroughtFavorites } from '~/features/favorites/use-brought-favorites.ts'
import { useAccount } from '~/features/session/session.queries.ts'
import { bringWeddingDay } from '~/shared/delivery/account-wedding-day.ts'
import { AccountMenu } from './account-menu.tsx'
import { AccountWaiting } from './account-waiting.tsx'
import { FavoritesLink } from './favorites-link.tsx'

interface SignedInAccountProps {
  token: string
  onSignOut: () => void
}

export default function SignedInAccount({ token, onSignOut }: SignedInAccountProps) {
  const account = useAccount(token)
  useAccountCart(token, account?.id)
  useBroughtFavorites(token, account !== undefined)
  const [isSignedIn, weddingOn] = [account !== undefined, account?.weddingOn]
  useEffect(() => {
    if (isSignedIn) bringWeddingDay(weddingOn)
  }, [isSignedIn, weddingOn])
  if (!account) return <AccountWaiting />
  return (
    <>
      <AccountMenu account={account} token={token} onSignOut={onSignOut} />
      <AccountFavorites token={token} />
    </>
  )
}

function AccountFavorites({ token }: { token: string }) {
  return <FavoritesLink count={useFavoriteCount(token)} />
}
