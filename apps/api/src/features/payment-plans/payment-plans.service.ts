/** Deposit, parts and cancelling, as the owner decides them. Orders keep what was agreed when they were placed. */
import { type PlannedCharge, planCharges } from '@shop/contract/payment-plan'
import type { PlanSettings } from '@shop/contract/payment-plan-settings'
import type { Db } from '../../db/connection.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import { readToday } from '../schedule/schedule.service.ts'
import { readPlanSettings, savePlanSettings } from '../store/store.service.ts'

interface Previewed {
  totalCents: number
  readyOn: string
  parts?: number | undefined
}

/** Of an order that would be placed today. */
export async function previewPlan(db: Db, previewed: Previewed): Promise<PlannedCharge[]> {
  const terms = await readPlanSettings(db)
  return planCharges(terms, { ...previewed, today: await readToday(db) }) ?? []
}

export function savePlan(db: Db, plan: PlanSettings, auditContext: AuditContext): Promise<PlanSettings> {
  return db.transaction().execute(async (tx) => {
    const before = await readPlanSettings(tx)
    await savePlanSettings(tx, auditContext.actor.id, plan)
    await recordChange(tx, {
      ...auditContext,
      action: 'payment_plan.save',
      objectType: 'store',
      objectId: 'payment_plan',
      before,
      after: plan,
    })
    return readPlanSettings(tx)
  })
}
