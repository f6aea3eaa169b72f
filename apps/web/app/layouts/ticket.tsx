import { lazy, Suspense } from 'react'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { AdminNotFound } from './admin/admin-not-found.tsx'
import { SessionEnding } from './session-ending.tsx'
import ShopLayout from './shop.tsx'
import { useAdminToken } from './use-admin-token.ts'

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
