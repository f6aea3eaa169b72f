import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { sendDeliveryEmail } from './order-progress.service.ts'

export function orderTasks({ db, publicUrl }: { db: Db; publicUrl: string }) {
  return [task('orders.deliveryEmail', { run: ({ orderId }) => sendDeliveryEmail(db, publicUrl, orderId) })]
}
