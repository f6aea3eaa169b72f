import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { emailLink } from './order-links.service.ts'

export function orderLinkTasks({ db, publicUrl }: { db: Db; publicUrl: string }) {
  return [task('orders.emailLink', { run: ({ orderId }) => emailLink({ db, publicUrl }, orderId) })]
}
