import Heart from 'lucide-react/icons/heart'
import LogOut from 'lucide-react/icons/log-out'
import User from 'lucide-react/icons/user'
import { useFavoriteCount } from '~/features/favorites/favorites.queries.ts'
import { useAccount } from '~/features/session/session.queries.ts'
import { adminHome } from '~/pages.ts'
import { paths } from '~/paths.ts'
import { signOut } from '../sign-out.ts'
import { formatProductCount } from './count-text.ts'
import { SideLink, SideWaiting } from './side-link.tsx'

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const

export function SignedInLinks({ token }: { token: string }) {
  const account = useAccount(token)
  if (!account) return <SideWaiting />
  return (
    <>
      {account.role !== 'customer' && (
        <SideLink to={adminHome} icon={<User {...icon} />}>
          {account.role === 'admin' ? 'Administração' : 'Produção'}
        </SideLink>
      )}
      <SideLink to={paths.account} icon={<User {...icon} />}>
        Minha Conta
      </SideLink>
      <FavoritesLink token={token} />
    </>
  )
}

function FavoritesLink({ token }: { token: string }) {
  const count = useFavoriteCount(token)
  return (
    <SideLink
      to={paths.favorites}
      icon={<Heart {...icon} />}
      count={count}
      formatCount={formatProductCount(count)}
    >
      Favoritos
    </SideLink>
  )
}

interface SignedInFooterProps {
  token: string
  onSignOut: () => void
}

export function SignedInFooter({ token, onSignOut }: SignedInFooterProps) {
  const account = useAccount(token)
  if (!account) return null
  const leave = () => {
    onSignOut()
    signOut(token)
  }
  return (
    <div className="mt-auto border-t border-line pt-5">
      <p className="leading-[1.4] font-medium">{account.name}</p>
      <p className="truncate text-14 text-ink-3">{account.email}</p>
      <button
        type="button"
        onClick={leave}
        className="mt-1 flex min-h-11 items-center gap-2.5 text-14 font-medium text-wine"
      >
        <LogOut aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        <span className="underline underline-offset-4">Sair</span>
      </button>
    </div>
  )
}
