import { formatCpf } from '@shop/contract/cpf'
import type { Db } from '../../db/connection.ts'
import { found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './orders.queries.ts'

/** The audit log records who read it, never the number. No entry, no number: both in one transaction. */
export function revealCpf(db: Db, orderId: number, auditContext: AuditContext): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const cpf = found((await queries.wholeCpf(tx, orderId)) ?? undefined, 'order_not_found')
    await recordChange(tx, {
      ...auditContext,
      action: 'order.cpf_shown',
      objectType: 'order',
      objectId: orderId,
    })
    return formatCpf(cpf)
  })
}
