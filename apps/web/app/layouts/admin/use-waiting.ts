import { useAdmin } from '~/lib/admin.ts'
import { useDashboard } from '~/lib/dashboard-query.ts'
import { adminPaths } from '~/lib/paths.ts'
import type { TabPath } from './tabs.ts'

/** The number of open entries per tab. */
export type Waiting = Partial<Record<TabPath, number>>

export function useWaiting(): Waiting {
  const { token } = useAdmin()
  const { data } = useDashboard(token)
  if (!data) return {}
  const { orders, tickets, contactMessages } = data
  return { [adminPaths.orders]: orders.count, [adminPaths.support]: tickets.count + contactMessages.count }
}
