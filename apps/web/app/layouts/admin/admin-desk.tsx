import { useMemo } from 'react'
import { Outlet } from 'react-router'
import { useAccount } from '~/features/session/session.queries.ts'
import { AdminContext } from '~/lib/admin.ts'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { Frame } from './frame.tsx'
import { Restricted } from './restricted.tsx'
import '~/styles/desk.css'

/** Waits until the server has said whose token it is, and lets only administrators sit down. */
export default function AdminDesk({ token }: { token: string }) {
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
    // Keyed by account: nobody finds what another person has typed.
    <AdminContext key={admin.account.id} value={admin}>
      <Frame>
        <Outlet />
      </Frame>
    </AdminContext>
  )
}
