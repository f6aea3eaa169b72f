import { adminPaths } from '~/admin-paths.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useDashboard } from '~/shared/admin/dashboard-query.ts'
import type { TabPath } from './tabs.ts'

/** The number of open entries per tab. */
export type Waiting = Partial<Record<TabPath, number>>

export function useWaiting(): Waiting {
  const { token, account } = useAdmin()
  const { data } = useDashboard(token, account.role === 'admin')
  if (!data) return {}
  const { orders, tickets, contactMessages } = data
  return { [adminPaths.orders]: orders.count, [adminPaths.support]: tickets.count + contactMessages.count }
}
