import type { Offer, OfferKind } from '@shop/contract/offers'
import type { Arrival } from '@shop/contract/wedding'
import type { PlanLineText } from '~/shared/plan/plan-text.ts'

export interface PromisedProduct {
  id: number
  priceCents: number
  collection: string
  sizes: readonly string[]
  stockQuantity: number
  offers?: readonly Offer[] | undefined
}

export interface OfferDate {
  /** '24 dez a 7 jan' */
  text: string
  /** Undefined without a wedding date. */
  arrival: Arrival | undefined
}

/** When each open offer of a product arrives. */
export type OfferDates = Partial<
  Record<
    OfferKind,
    OfferDate & {
      /** 'entre 24 de dezembro e 7 de janeiro' */
      between: string
      /** Deposit and parts; undefined where all is paid at once. */
      plan: PlanLineText | undefined
    }
  >
>

/** The earliest other way in which the product arrives in time. */
export function otherInTime(dates: OfferDates, kinds: readonly OfferKind[]): OfferKind | undefined {
  return kinds.find((kind) => dates[kind]?.arrival !== undefined && dates[kind].arrival !== 'late')
}
