import { Heart } from 'lucide-react'
import { useFavoriteCount } from '~/features/favorites/favorites.queries.ts'
import { useAccount } from '~/features/session/session.queries.ts'
import { paths } from '~/lib/paths.ts'
import { IconLink } from '~/ui/icon-button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AccountWaiting } from './account-waiting.tsx'

export default function SignedInCorner({ token }: { token: string }) {
  const account = useAccount(token)
  if (!account) return <AccountWaiting />
  return (
    <>
      <AccountMenu account={account} token={token} />
      <FavoritesLink token={token} />
    </>
  )
}

function FavoritesLink({ token }: { token: string }) {
  const count = useFavoriteCount(token)
  return (
    <IconLink
      to={paths.favorites}
      label={favoritesLabel(count)}
      icon={<Heart aria-hidden="true" className="size-5" strokeWidth={1.5} />}
      count={count}
    />
  )
}

function favoritesLabel(count: number) {
  if (count === 0) return 'Favoritos'
  return count === 1 ? 'Favoritos, 1 peça' : `Favoritos, ${count} peças`
}
