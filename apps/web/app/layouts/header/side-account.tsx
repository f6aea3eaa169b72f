import User from 'lucide-react/icons/user'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '~/paths.ts'
import { SideLink, SideWaiting } from './side-link.tsx'
import { useLoginPath } from './use-login-path.ts'

const SignedInLinks = lazy(() =>
  import('./signed-in-menu.tsx').then(
    (module) => ({ default: module.SignedInLinks }),
    () => ({ default: AccountLink }),
  ),
)
const SignedInFooter = lazy(() =>
  import('./signed-in-menu.tsx').then(
    (module) => ({ default: module.SignedInFooter }),
    () => ({ default: Nothing }),
  ),
)

interface SideAccountProps {
  token: string | undefined
}

export function SideAccountLinks({ token }: SideAccountProps) {
  if (token === undefined) return null
  return (
    <Suspense fallback={<SideWaiting />}>
      <SignedInLinks token={token} />
    </Suspense>
  )
}

export function SideAccountFooter({ token, onSignOut }: SideAccountProps & { onSignOut: () => void }) {
  if (token === undefined) return null
  return (
    <Suspense fallback={null}>
      <SignedInFooter token={token} onSignOut={onSignOut} />
    </Suspense>
  )
}

const icon = <User aria-hidden="true" className="size-5" strokeWidth={1.5} />

/** Only for visitors; others have the links above. */
export function SideLogin({ token }: SideAccountProps) {
  const login = useLoginPath()
  if (token !== undefined) return null
  return (
    <Link to={login} className="inline-flex min-h-11 items-center gap-2.5 text-14 font-medium text-wine">
      {icon}
      <span className="underline decoration-1 underline-offset-4">Entrar</span>
    </Link>
  )
}

function AccountLink() {
  return (
    <SideLink to={paths.account} icon={icon}>
      Minha Conta
    </SideLink>
  )
}

function Nothing() {
  return null
}
