/** Until when the payment provider returns a payment. Like stripe-payments.ts, it is replaced with the provider. */
const DAY_MS = 86_400_000
const days = { pix: 90, card: 180 } as const

interface PaidCharge {
  /** Null where it was not recorded: then it was a card. */
  method: 'card' | 'pix' | null
  paidAt: Date
}

export function refundableUntil({ method, paidAt }: PaidCharge): Date {
  return new Date(paidAt.getTime() + days[method ?? 'card'] * DAY_MS)
}
