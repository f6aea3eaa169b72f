import User from 'lucide-react/icons/user'
import { lazy, Suspense, useRef } from 'react'
import { useToken } from '~/lib/session.ts'
import { paths } from '~/paths.ts'
import { IconLink } from '~/ui/icon-button.tsx'
import { AccountWaiting } from './account-waiting.tsx'
import { useLoginPath } from './use-login-path.ts'

const icon = <User aria-hidden="true" className="size-5" strokeWidth={1.5} />

/** Brings queries and schemas, so a visitor without a token never loads it. */
const SignedInAccount = lazy(() => import('./signed-in-account.tsx').catch(() => ({ default: AccountLink })))

export function HeaderAccount() {
  const token = useToken()
  const login = useLoginPath()
  const justLeft = useRef(false)
  const onSignOut = () => {
    justLeft.current = true
  }
  // Signing out here removes the pressed button; focus moves to its replacement.
  const takeFocus = (link: HTMLAnchorElement | null) => {
    if (!link || !justLeft.current) return
    justLeft.current = false
    link.focus()
  }
  if (token === undefined) {
    return <IconLink ref={takeFocus} to={login} label="Entrar" icon={icon} className="max-lg:hidden" />
  }
  return (
    <Suspense fallback={<AccountWaiting />}>
      <SignedInAccount key={token} token={token} onSignOut={onSignOut} />
    </Suspense>
  )
}

/** Fallback when the account menu could not be loaded: links to the account page. */
function AccountLink() {
  return <IconLink to={paths.account} label="Minha Conta" icon={icon} />
}
