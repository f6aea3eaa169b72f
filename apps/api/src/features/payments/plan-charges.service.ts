/** The charges of an order of which nothing is paid yet, and what was agreed about them. */
import { plainCancellationText } from '@shop/contract/cancellation-text'
import { isSamePlan, type PlannedCharge } from '@shop/contract/payment-plan'
import type { Tx } from '../../db/connection.ts'
import { ownText } from './cancellation-terms.queries.ts'
import * as charges from './charges.queries.ts'

interface Agreed {
  charges: readonly PlannedCharge[] | undefined
  agreements: readonly { kind: 'plan' | 'cancellation'; body: string }[]
  place: 'site' | 'atelier'
  /** The administrator who recorded it. */
  recordedBy?: number | undefined
}

/** Every order begins with one charge over its total: the database has inserted it. */
export async function beginPlan(tx: Tx, orderId: number, agreed: Agreed): Promise<void> {
  if (agreed.charges !== undefined) await charges.replaceUnpaid(tx, orderId, agreed.charges)
  await agree(tx, orderId, agreed)
}

const lawful = { kind: 'law' as const, body: plainCancellationText }

interface ChangedPlan extends Agreed {
  totalCents: number
  isOtherPlan: boolean
}

/** Sent again before anything is paid: the last version counts. */
export async function changePlan(
  tx: Tx,
  orderId: number,
  { totalCents, isOtherPlan, ...agreed }: ChangedPlan,
): Promise<void> {
  if (isOtherPlan) {
    const { dueOn } = await charges.first(tx, orderId)
    const whole = [{ kind: 'whole' as const, amountCents: totalCents, dueOn }]
    await charges.replaceUnpaid(tx, orderId, agreed.charges ?? whole)
  }
  const hasOwnText = agreed.agreements.some(({ kind }) => kind === 'cancellation')
  if (!hasOwnText && (await ownText(tx, orderId)) !== undefined)
    await charges.storeAgreement(tx, { ...lawful, orderId, place: agreed.place })
  await agree(tx, orderId, agreed)
}

async function agree(tx: Tx, orderId: number, { agreements, place, recordedBy }: Agreed): Promise<void> {
  for (const agreement of agreements)
    await charges.storeAgreement(tx, { ...agreement, orderId, place, recordedBy: recordedBy ?? null })
}

/** Whether the charges of the order would become others; undefined: one over the total. */
export async function changesPlan(
  tx: Tx,
  orderId: number,
  wanted: readonly PlannedCharge[] | undefined,
): Promise<boolean> {
  const now = await charges.ofOrder(tx, orderId)
  if (wanted === undefined) return now.length > 1 || now.some(({ kind }) => kind !== 'whole')
  return !isSamePlan(now, wanted)
}
