import { useAdmin } from '~/lib/admin.ts'
import { adminPaths } from '~/lib/paths.ts'
import { useToday } from '~/lib/today-query.ts'
import type { TabPath } from './tabs.ts'

/** What waits for her behind each tab. */
export type Waiting = Partial<Record<TabPath, number>>

export function useWaiting(): Waiting {
  const { token } = useAdmin()
  const { data } = useToday(token)
  if (!data) return {}
  return { [adminPaths.orders]: data.orders.count, [adminPaths.support]: data.tickets.count }
}
