/** What an order agrees about its payment: all now, or deposit and parts; and what happens if the customer cancels. */
import { ownCancellationText, plainCancellationText } from '@shop/contract/cancellation-text'
import type { OfferKind } from '@shop/contract/offers'
import { type OrderDraft, planChanged } from '@shop/contract/order-draft'
import {
  isPlanOffered,
  isSamePlan,
  type PlannedCharge,
  planCharges,
  planText,
} from '@shop/contract/payment-plan'
import type { PlanSettings } from '@shop/contract/payment-plan-settings'
import { z } from 'zod'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { readToday } from '../schedule/schedule.service.ts'
import { readPlanSettings } from '../store/store.service.ts'

/** Word for word. */
interface Agreement {
  kind: 'plan' | 'cancellation'
  body: string
}

export interface OrderPlan {
  /** Undefined: one charge over the total. */
  charges: readonly PlannedCharge[] | undefined
  agreements: readonly Agreement[]
}

interface PlannedOrder {
  draft: Pick<OrderDraft, 'plan' | 'parts' | 'planShown'>
  lines: readonly PlannedLine[]
  totalCents: number
  /** Null where nothing is computed from the atelier's hours. */
  readyOn: string | null
}

interface PlannedLine {
  offer: OfferKind
  quantity: number
  unitPriceCents: number
  discountCents: number
}

const nothingAgreed: OrderPlan = { charges: undefined, agreements: [] }

/** What the browser shows is only compared: amounts and days are always those of the formula. */
export async function agreePlan(tx: Tx, order: PlannedOrder): Promise<OrderPlan> {
  const { draft, lines } = order
  const isMade = lines.some(({ offer }) => offer !== 'ready')
  if (!isMade && draft.plan !== 'parts') return nothingAgreed
  const settings = await readPlanSettings(tx)
  const own = ownCancellationText(
    settings.cancellationTexts,
    lines.map(({ offer }) => offer),
  )
  const cancellation = own === undefined ? [] : [{ kind: 'cancellation' as const, body: own }]
  if (draft.plan !== 'parts') return { charges: undefined, agreements: cancellation }
  const charges = await chargesOf(tx, settings, order)
  if (charges === undefined) throw new AppError('plan_unavailable')
  if (draft.planShown !== undefined && !isSamePlan(charges, draft.planShown))
    throw new AppError('plan_changed', { details: z.encode(planChanged, { charges: [...charges] }) })
  const body = planText(charges, own ?? plainCancellationText)
  return { charges, agreements: [{ kind: 'plan', body }, ...cancellation] }
}

async function chargesOf(
  tx: Tx,
  settings: PlanSettings,
  { draft: { parts }, lines, totalCents, readyOn }: PlannedOrder,
): Promise<PlannedCharge[] | undefined> {
  const amounts = lines.map(({ offer, quantity, unitPriceCents, discountCents }) => ({
    offer,
    amountCents: quantity * unitPriceCents - discountCents,
  }))
  if (readyOn === null || !isPlanOffered(settings, amounts)) return undefined
  return planCharges(settings, { totalCents, readyOn, parts, today: await readToday(tx) })
}
