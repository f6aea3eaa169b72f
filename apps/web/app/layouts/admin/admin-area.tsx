import { useMemo } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { adminPaths } from '~/admin-paths.ts'
import { useAccount } from '~/features/session/session.queries.ts'
import { AdminContext } from '~/shared/admin/admin.ts'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { Frame } from './frame.tsx'
import { Restricted } from './restricted.tsx'
import '~/styles/admin.css'

/** Waits until the server has confirmed the token, and admits those who work in the atelier. */
export default function AdminArea({ token }: { token: string }) {
  const account = useAccount(token)
  const { pathname } = useLocation()
  const admin = useMemo(() => account && { token, account }, [token, account])
  if (!admin) {
    return (
      <main>
        <PageWaiting />
      </main>
    )
  }
  const { role } = admin.account
  if (role === 'customer') return <Restricted signedIn />
  if (role === 'seamstress' && pathname !== adminPaths.production)
    return <Navigate replace to={adminPaths.production} />
  return (
    // Keyed by account, so that no input is left for another user.
    <AdminContext key={admin.account.id} value={admin}>
      <Frame>
        <Outlet />
      </Frame>
    </AdminContext>
  )
}
