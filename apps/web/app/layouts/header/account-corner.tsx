import User from 'lucide-react/icons/user'
import { lazy, Suspense, useRef } from 'react'
import { paths } from '~/lib/paths.ts'
import { useToken } from '~/lib/session.ts'
import { IconLink } from '~/ui/icon-button.tsx'
import { AccountWaiting } from './account-waiting.tsx'
import { useLoginPath } from './use-login-path.ts'

const icon = <User aria-hidden="true" className="size-5" strokeWidth={1.5} />

/** Queries and schemas come with it, so a visitor without a token never loads it. */
const SignedInCorner = lazy(() => import('./signed-in-corner.tsx').catch(() => ({ default: AccountLink })))

export function AccountCorner() {
  const token = useToken()
  const login = useLoginPath()
  const justLeft = useRef(false)
  const onSignOut = () => {
    justLeft.current = true
  }
  // Who signs out here loses the button they pressed; the focus goes on in what takes its place.
  const takeFocus = (link: HTMLAnchorElement | null) => {
    if (!link || !justLeft.current) return
    justLeft.current = false
    link.focus()
  }
  if (token === undefined) return <IconLink ref={takeFocus} to={login} label="Entrar" icon={icon} />
  return (
    <Suspense fallback={<AccountWaiting />}>
      <SignedInCorner key={token} token={token} onSignOut={onSignOut} />
    </Suspense>
  )
}

/** Stands in when the rest could not be fetched: the account page itself can still be tried. */
function AccountLink() {
  return <IconLink to={paths.account} label="Minha Conta" icon={icon} />
}
