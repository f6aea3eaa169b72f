import { madeToMeasureSize, type Offer, offerOf } from '@shop/contract/offers'

/** What the review form needs of a product. */
export interface ReviewedProduct {
  id: number
  name: string
  /** What its author may have worn. */
  sizes: readonly string[]
}

/** Made to measure counts as a size. */
export function reviewedProduct({
  id,
  name,
  sizes,
  offers,
}: ReviewedProduct & { offers?: readonly Offer[] | undefined }): ReviewedProduct {
  const isMeasured = offerOf({ offers }, 'made_to_measure') !== undefined
  return { id, name, sizes: isMeasured ? [...sizes, madeToMeasureSize] : sizes }
}
