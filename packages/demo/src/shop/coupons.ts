export interface PlannedCoupon {
  code: string
  percent?: number
  amountCents?: number
  minTotalCents?: number
  maxUses: number
  /** From one day to the other, counted from the day of seeding; without, always. */
  days?: { from: number; to: number }
  /** Bought with as often as it may be. */
  isSpent?: true
}

/** One that is over, one that is spent and one that can be used. */
export const plannedCoupons: readonly PlannedCoupon[] = [
  { code: 'MAIO', percent: 8, maxUses: 200, days: { from: -200, to: -170 } },
  { code: 'PRIMEIRAPROVA', amountCents: 20_000, maxUses: 2, isSpent: true },
  { code: 'NOIVA10', percent: 10, minTotalCents: 200_000, maxUses: 100, days: { from: -16, to: 44 } },
]
