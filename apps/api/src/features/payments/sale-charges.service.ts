/** What a sale of the atelier has received when it is recorded: all of it, or the deposit of a plan. */
import type { ReceivedWay } from '@shop/contract/labels'
import type { PlannedCharge } from '@shop/contract/payment-plan'
import type { RawBuilder } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import * as charges from './charges.queries.ts'
import { beginPlan } from './plan-charges.service.ts'

interface PlacedPlan {
  charges: readonly PlannedCharge[]
  agreements: readonly { kind: 'plan' | 'cancellation'; body: string }[]
}

interface SaleCharges {
  /** Undefined: one charge over the total, which the database has inserted with the order. */
  plan: PlacedPlan | undefined
  way: ReceivedWay
  paidAt: RawBuilder<Date>
  recordedBy: number
}

export async function placeSaleCharges(
  tx: Tx,
  orderId: number,
  { plan, way, paidAt, recordedBy }: SaleCharges,
): Promise<void> {
  await beginPlan(tx, orderId, {
    charges: plan?.charges,
    agreements: plan?.agreements ?? [],
    place: 'atelier',
    recordedBy,
  })
  const { id } = await charges.first(tx, orderId)
  await charges.markPaid(tx, id, { receivedWay: way, recordedBy, paidAt })
}
