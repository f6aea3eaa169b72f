/**
 * What the atelier may keep of a cancelled order. Pure: the dialog shows, and the API enforces, the same sums. No zod:
 * the dialog loads this file.
 */

/** Who did not do what was agreed. */
export const cancelFaults = ['customer', 'atelier', 'agreed'] as const

export type CancelFault = (typeof cancelFaults)[number]

interface Suggestion {
  /** Of the whole order. */
  priceCents: number
  /** Of the furthest stage of its items. */
  percent: number
  /** Received and not returned yet. */
  paidCents: number
}

/** Never more than half of what was paid, however far the work had come. */
export function suggestedRetention({ priceCents, percent, paidCents }: Suggestion): number {
  return Math.min(Math.round((priceCents * percent) / 100), Math.floor(paidCents / 2))
}

/** The most that can be kept: something of what was paid always returns. */
export function mostRetained(paidCents: number): number {
  return Math.max(0, paidCents - 1)
}

interface Retention {
  retainedCents: number
  paidCents: number
  /** For an order whose customer has accepted the owner's own text; otherwise 0. */
  suggestedCents: number
  /** The customer has accepted the owner's own text about cancelling. */
  hasOwnText: boolean
  /** She has withdrawn by law: all that she paid returns. */
  hasWithdrawn: boolean
  whoFailed: CancelFault
  reason: string | null | undefined
}

type RetentionError = 'retention_too_high' | 'retention_needs_reason'

/** Why this sum may not be kept; undefined if it may. Without the owner's own text all returns, unless both agreed. */
export function retentionError(retention: Retention): RetentionError | undefined {
  const { retainedCents, paidCents, suggestedCents, hasOwnText, hasWithdrawn, whoFailed, reason } = retention
  if (retainedCents === 0) return undefined
  if (hasWithdrawn || whoFailed === 'atelier') return 'retention_too_high'
  if (retainedCents > mostRetained(paidCents)) return 'retention_too_high'
  if (!hasOwnText && whoFailed !== 'agreed') return 'retention_too_high'
  return retainedCents > suggestedCents && !reason ? 'retention_needs_reason' : undefined
}
