import { useMemo } from 'react'
import { Outlet } from 'react-router'
import { useAccount } from '~/features/session/session.queries.ts'
import { AdminContext } from '~/shared/admin/admin.ts'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { Frame } from './frame.tsx'
import { Restricted } from './restricted.tsx'
import '~/styles/admin.css'

/** Waits until the server has confirmed the token, and admits administrators only. */
export default function AdminArea({ token }: { token: string }) {
  const account = useAccount(token)
  const admin = useMemo(() => account && { token, account }, [token, account])
  if (!admin) {
    return (
      <main>
        <PageWaiting />
      </main>
    )
  }
  if (admin.account.role !== 'admin') return <Restricted signedIn />
  return (
    // Keyed by account, so that no input is left for another user.
    <AdminContext key={admin.account.id} value={admin}>
      <Frame>
        <Outlet />
      </Frame>
    </AdminContext>
  )
}
