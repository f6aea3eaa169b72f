import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { settleEnding, useEndedToken } from '~/lib/session-ending.ts'

const SignInAgain = lazy<ComponentType<{ token: string }>>(() =>
  import('~/features/session/sign-in-again.tsx').catch(() => ({ default: LoadFailed })),
)

/** Waits on every page for a session that ends in the middle of work. */
export function SessionEnding() {
  const token = useEndedToken()
  if (token === undefined) return null
  return (
    <Suspense fallback={null}>
      <SignInAgain key={token} token={token} />
    </Suspense>
  )
}

/** The form did not arrive: the call fails as it would have without it. */
function LoadFailed() {
  useEffect(() => settleEnding(undefined), [])
  return null
}
