import { lazy } from 'react'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { DeskMissing } from './admin/desk-missing.tsx'
import { Restricted } from './admin/restricted.tsx'
import { SessionEnding } from './session-ending.tsx'
import { SignedInPage } from './signed-in-page.tsx'

/** Contains all admin code: neither visitors nor the server ever load it. */
const AdminDesk = lazy(() => import('./admin/admin-desk.tsx').catch(() => ({ default: DeskMissing })))

const waiting = (
  <main>
    <PageWaiting />
  </main>
)

export default function AdminLayout() {
  return (
    <>
      <SignedInPage restricted={<Restricted />} waiting={waiting}>
        {(token) => <AdminDesk token={token} />}
      </SignedInPage>
      <SessionEnding />
    </>
  )
}
