import { lazy } from 'react'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { AdminNotFound } from './admin/admin-not-found.tsx'
import { Restricted } from './admin/restricted.tsx'
import { SessionEnding } from './session-ending.tsx'
import { SignedInPage } from './signed-in-page.tsx'

/** Contains all admin code: neither visitors nor the server ever load it. */
const AdminArea = lazy(() => import('./admin/admin-area.tsx').catch(() => ({ default: AdminNotFound })))

const waiting = (
  <main>
    <PageWaiting />
  </main>
)

export default function AdminLayout() {
  return (
    <>
      <SignedInPage restricted={<Restricted />} waiting={waiting}>
        {(token) => <AdminArea token={token} />}
      </SignedInPage>
      <SessionEnding />
    </>
  )
}
