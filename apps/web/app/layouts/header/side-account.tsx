import User from 'lucide-react/icons/user'
import { lazy, Suspense } from 'react'
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
  if (token === undefined) return <LoginLink />
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

function LoginLink() {
  const login = useLoginPath()
  return (
    <SideLink to={login} icon={icon}>
      Entrar
    </SideLink>
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
