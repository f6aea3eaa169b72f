import type { Offer, OfferKind } from '@shop/contract/offers'
import type { Arrival } from '@shop/contract/wedding'

export interface PromisedProduct {
  id: number
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
    }
  >
>

/** The earliest other way in which the product arrives in time. */
export function otherInTime(dates: OfferDates, kinds: readonly OfferKind[]): OfferKind | undefined {
  return kinds.find((kind) => dates[kind]?.arrival !== undefined && dates[kind].arrival !== 'late')
}
