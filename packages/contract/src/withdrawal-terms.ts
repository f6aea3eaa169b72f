/**
 * How a customer may end a purchase that she has paid for. Pure: her page shows, and the API enforces, the same. No zod:
 * her page loads this file.
 */
import { addDays } from './calendar-days.ts'
import { withdrawalDays } from './constants.ts'

/** By law all that was paid returns; as agreed, the atelier decides by the text that the customer accepted. */
export const withdrawalKinds = ['law', 'agreed'] as const
export type WithdrawalKind = (typeof withdrawalKinds)[number]

/** Days in São Paulo. */
interface Purchase {
  placedOn: string
  /** Undefined before delivery. */
  deliveredOn: string | undefined
  /** The customer has accepted the owner's own text about cancelling. */
  hasOwnText: boolean
  today: string
}

/** Undefined: the purchase stands. */
export function withdrawalKind({
  placedOn,
  deliveredOn,
  hasOwnText,
  today,
}: Purchase): WithdrawalKind | undefined {
  if (deliveredOn !== undefined) return today <= addDays(deliveredOn, withdrawalDays) ? 'law' : undefined
  return hasOwnText && today > addDays(placedOn, withdrawalDays) ? 'agreed' : 'law'
}
