import { type ReactNode, Suspense } from 'react'
import { useToken } from '~/lib/session.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { PageWaiting } from '~/ui/page-waiting.tsx'

interface SignedInPageProps {
  /** Shown to visitors without a token. */
  restricted: ReactNode
  /** For pages with a layout of their own. */
  waiting?: ReactNode
  /** Loaded by `lazy()`, because it brings queries and schemas. */
  children: (token: string) => ReactNode
}

/** A page that needs a login. The server does not know who is signed in, so it renders only the loading state. */
export function SignedInPage({ restricted, waiting = <PageWaiting />, children }: SignedInPageProps) {
  const token = useToken()
  const hydrated = useHydrated()
  if (!hydrated) {
    return (
      <>
        {waiting}
        <noscript className="page block pb-16">
          Para ver esta página, ative o JavaScript do navegador.
        </noscript>
      </>
    )
  }
  if (token === undefined) return restricted
  return <Suspense fallback={waiting}>{children(token)}</Suspense>
}
