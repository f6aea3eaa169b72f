import { lazy, Suspense, useEffect, useState } from 'react'
import { useToken } from '~/lib/session.ts'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { AdminNotFound } from './admin/admin-not-found.tsx'
import { SessionEnding } from './session-ending.tsx'
import ShopLayout from './shop.tsx'

export { ErrorBoundary } from './shop.tsx'

const AdminArea = lazy(() => import('./admin/admin-area.tsx').catch(() => ({ default: AdminNotFound })))

const waiting = (
  <main>
    <PageWaiting />
  </main>
)

/** One URL for both sides of a ticket: the shop layout for customers, the admin area for administrators. */
export default function TicketLayout() {
  const token = useAdminToken()
  if (token === undefined) return <ShopLayout />
  return (
    <>
      <Suspense fallback={waiting}>
        <AdminArea token={token} />
      </Suspense>
      <SessionEnding />
    </>
  )
}

/** The token of an administrator, once the server has confirmed the role. Visitors load no code for it. */
function useAdminToken(): string | undefined {
  const token = useToken()
  const [adminToken, setAdminToken] = useState<string>()
  useEffect(() => {
    if (token === undefined) return
    let stop: (() => void) | undefined
    let left = false
    const watch = async () => {
      const { watchAccount } = await import('~/features/session/session.queries.ts')
      if (!left) stop = watchAccount(token, ({ role }) => setAdminToken(role === 'admin' ? token : undefined))
    }
    // If the code cannot be loaded, the page stays in the shop's layout, where the ticket can be read and answered too.
    watch().catch(() => undefined)
    return () => {
      left = true
      stop?.()
    }
  }, [token])
  return adminToken === token ? adminToken : undefined
}
