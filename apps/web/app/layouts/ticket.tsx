import { lazy, Suspense } from 'react'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { DeskMissing } from './admin/desk-missing.tsx'
import { SessionEnding } from './session-ending.tsx'
import ShopLayout from './shop.tsx'
import { useAdminToken } from './use-admin-token.ts'

export { ErrorBoundary } from './shop.tsx'

const AdminDesk = lazy(() => import('./admin/admin-desk.tsx').catch(() => ({ default: DeskMissing })))

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
        <AdminDesk token={token} />
      </Suspense>
      <SessionEnding />
    </>
  )
}
