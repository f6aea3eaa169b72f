import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { settleEnding, useEndedToken } from '~/lib/session-ending.ts'

const SignInAgain = lazy<ComponentType<{ token: string }>>(() =>
  import('~/features/session/sign-in-again.tsx').catch(() => ({ default: LoadFailed })),
)

/** Shows the sign-in dialog on any page when the session ends during use. */
export function SessionEnding() {
  const token = useEndedToken()
  if (token === undefined) return null
  return (
    <Suspense fallback={null}>
      <SignInAgain key={token} token={token} />
    </Suspense>
  )
}

/** The dialog could not be loaded: the call fails as it would without it. */
function LoadFailed() {
  useEffect(() => settleEnding(undefined), [])
  return null
}
