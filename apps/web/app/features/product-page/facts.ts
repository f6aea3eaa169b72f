import type { ProductFacts } from '@shop/contract/product-facts'

/** Whether there is anything to say about the fabric and its care. */
export function hasFabricFacts(facts: ProductFacts = {}): boolean {
  const { fabric, lining, train, closing, care, swatches } = facts
  return [fabric, lining, train, closing, care, swatches].some(
    (fact) => fact !== undefined && fact.length > 0,
  )
}

/** Whether there is anything to say about how it fits. */
export function hasFitFacts(facts: ProductFacts = {}): boolean {
  const { fitNote, bodyEase, skirtWeight, modelHeightMm, modelHeelMm, modelSize } = facts
  return [fitNote, bodyEase, skirtWeight, modelHeightMm, modelHeelMm, modelSize].some(
    (fact) => fact !== undefined,
  )
}
