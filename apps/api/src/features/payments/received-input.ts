import type { ReceivedWay } from '@shop/contract/labels'
import type { AuditContext } from '../../lib/audit-context.ts'
import type { LockedOrder } from '../orders/orders.service.ts'
import type { Charge } from './charges.service.ts'

export interface ReceiveInput extends AuditContext {
  orderId: number
  /** Missing: the first charge. */
  chargeId?: number
  way: ReceivedWay
  /** Missing: today. */
  receivedOn?: string
  /** A repeated request with the same id has recorded it already. */
  recordRequestId?: string
}

export interface LockedCharge {
  order: LockedOrder
  charge: Charge
}
