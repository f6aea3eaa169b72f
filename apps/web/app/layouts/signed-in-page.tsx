import { type ReactNode, Suspense } from 'react'
import { useToken } from '~/lib/session.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { PageWaiting } from '~/ui/page-waiting.tsx'

interface SignedInPageProps {
  /** What visitors see. */
  restricted: ReactNode
  /** Where the page has a frame of its own around it. */
  waiting?: ReactNode
  /** Loaded by `lazy()`, because it brings queries and schemas along. */
  children: (token: string) => ReactNode
}

/** A page that needs a login. The server cannot know who is signed in, so it only ever draws the wait. */
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
