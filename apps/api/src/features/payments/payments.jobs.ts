import { task } from '../../jobs/task.ts'
import { finishAll } from '../../lib/failures.ts'
import { auditBooks } from './audit-books.service.ts'
import { auditCases } from './case-audit.service.ts'
import * as declines from './declines.queries.ts'
import { expireOrders } from './expiry.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { reconcile } from './reconcile.service.ts'
import { carryOut } from './refunds.service.ts'
import * as webhooks from './webhooks.queries.ts'
import { handleEvent } from './webhooks.service.ts'

/** The provider retries an event for days, not for months. */
const EVENT_RETENTION_DAYS = 90

export function paymentTasks(deps: PaymentDeps) {
  return [
    task('payments.event', { run: ({ eventId }) => handleEvent(deps, eventId) }),
    task('payments.refund', { run: ({ refundId }) => carryOut(deps, refundId) }),
    task('payments.expire', { at: '* * * * *', run: () => expireOrders(deps) }),
    task('payments.reconcile', { at: '*/5 * * * *', run: () => reconcile(deps) }),
    task('payments.audit', {
      at: '40 5 * * *',
      run: () =>
        finishAll({
          audit: () => auditBooks(deps),
          cases: () => auditCases(deps),
          events: () => webhooks.deleteOld(deps.db, EVENT_RETENTION_DAYS),
          declines: () => declines.deleteOld(deps.db),
        }),
    }),
  ]
}
